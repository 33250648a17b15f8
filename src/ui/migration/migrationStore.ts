/** Whether the panel of the migration from CLAUDE.md is open. */
import { create } from "zustand";

export const useMigration = create<{ readonly open: boolean }>()(() => ({ open: false }));

export function openMigration(): void {
  useMigration.setState({ open: true });
}
