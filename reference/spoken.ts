/** What the app server says to the person. */
import type { Notification } from "./appServer.ts";

/** The notifications that carry something a person would see. */
const SPOKEN = new Set(["warning", "configWarning", "deprecationNotice", "error"]);

export function spokenTo(notifications: readonly Notification[]): string[] {
  return notifications.flatMap(({ method, params }) => {
    if (!SPOKEN.has(method)) return [];
    const error = params.error as { readonly message?: string } | undefined;
    const text = params.message ?? params.summary ?? error?.message ?? JSON.stringify(params);
    return [params.details === undefined || params.details === null ? `${text}` : `${text} ${params.details}`];
  });
}
