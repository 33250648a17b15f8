/** Whether somebody wants to see tokens: only then is the tokenizer loaded. Kept until the page is left. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const asked = createStore<boolean>()(() => false);

export function askForTokens(): void {
  asked.setState(true, true);
}

export function useTokensAsked(): boolean {
  return useStore(asked);
}
