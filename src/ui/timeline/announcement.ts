/** What the timeline says to a screen reader beside the chosen chip. */
import { create } from "zustand";

export const useAnnouncement = create<{ readonly text: string }>()(() => ({ text: "" }));

/** The same words said again are another message: an invisible mark tells them apart. */
export function announce(text: string): void {
  const before = useAnnouncement.getState().text;
  useAnnouncement.setState({ text: before === text ? `${text}\u200b` : text });
}
