import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { NewVersion } from "../../services/offline.ts";
import { useView } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { offlineEn } from "../i18n/offline.en.ts";
import { offlineZh } from "../i18n/offline.zh.ts";
import "./offline.css";

/** Says that a new version is ready. It stays until it is answered, and never answers itself. */
export function UpdatePrompt({ version }: { readonly version: NewVersion }): ReactNode {
  const language = useView("language");
  const [put, setPut] = useState<"open" | "later" | "taken">("open");
  const words = language === "zh" ? offlineZh : offlineEn;
  if (put === "later") return null;
  return (
    <section className="update-prompt notice" aria-label={words.label} data-testid={TEST_IDS.updatePrompt}>
      <p role="status">{words.ready}</p>
      <button
        type="button"
        className="button-line"
        disabled={put === "taken"}
        onClick={() => {
          setPut("taken");
          version.take();
        }}
      >
        {words.reload}
      </button>
      <button type="button" className="icon-button" aria-label={words.later} onClick={() => setPut("later")}>
        <X size={14} aria-hidden />
      </button>
    </section>
  );
}
