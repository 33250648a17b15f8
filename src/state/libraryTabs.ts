/** What the tabs of this app tell each other about scenarios. */
export type TabNews =
  /** A tab shows this scenario from now on. */
  | { readonly kind: "hello"; readonly id: string }
  /** The answer of one that shows it already. */
  | { readonly kind: "here"; readonly id: string; readonly to: string }
  | { readonly kind: "changed"; readonly id: string; readonly revision: number }
  /** Something else in the list is not what it was. */
  | { readonly kind: "list" };

/** `from`: the page load that tells it. */
export type TabMessage = TabNews & { readonly from: string };

export interface Tabs {
  send(news: TabNews): void;
  /** Hears what others tell, and of answers those that are for this page load. */
  listen(hear: (message: TabMessage) => void): void;
}

const CHANNEL = "agents-md-playground";

/** By BroadcastChannel; where a browser has none, each tab is alone. */
export function browserTabs(self: string): Tabs {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(CHANNEL) : null;
  return {
    send: (news) => channel?.postMessage({ ...news, from: self } satisfies TabMessage),
    listen(hear) {
      channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
        if (data.kind !== "here" || data.to === self) hear(data);
      });
    },
  };
}
