import type { ReactNode } from "react";
import { TEST_IDS } from "../../testIds.ts";
import "./views.css";

export function CompactionView(): ReactNode {
  return <div className="view" data-testid={TEST_IDS.compaction} />;
}
