/** Makes the page work without a network. Nothing on it waits for this, and it waits for everything else. */
import { createRoot, type Root } from "react-dom/client";
import { type NewVersion, workOffline } from "../../services/offline.ts";
import { whenIdle } from "../components/idle.ts";
import { UpdatePrompt } from "./UpdatePrompt.tsx";

/** Milliseconds in which the page fetches its own late parts: editor, text pack, findings. */
const REST = 3_000;

/** The prompt has a place of its own in the page, so that the first load knows nothing of it. */
let place: Root | null = null;
let offers = 0;

function offer(version: NewVersion): void {
  if (place === null) {
    const element = document.createElement("div");
    document.body.append(element);
    place = createRoot(element);
  }
  offers += 1;
  place.render(<UpdatePrompt key={offers} version={version} />);
}

export function startOffline(): void {
  const rests = new Promise<void>((resolve) => {
    setTimeout(() => whenIdle(resolve), REST);
  });
  void workOffline(offer, rests);
}
