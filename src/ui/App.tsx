import { type ReactNode, useEffect } from "react";
import { APP_NAME } from "../constants.ts";
import { useApp, useView } from "../state/app.ts";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { Header } from "./components/Header.tsx";
import { LateParts } from "./components/LateParts.tsx";
import { Workspace } from "./components/Workspace.tsx";
import { useTranslate } from "./i18n/useTranslate.ts";
import { SessionBar } from "./session/SessionBar.tsx";
import { TimelineSlot } from "./timeline/TimelineSlot.tsx";

export function App(): ReactNode {
  const { shell } = useTranslate();
  const language = useView("language");
  const revision = useApp((state) => state.revision);
  const title = useApp((state) => state.document.title ?? "");

  useEffect(() => {
    document.documentElement.lang = language === "zh" ? "zh-Hans" : "en";
  }, [language]);
  useEffect(() => {
    document.title = title === "" ? APP_NAME : `${title} · ${APP_NAME}`;
  }, [title]);

  return (
    <div className="app">
      <Header />
      <ErrorBoundary part={shell.session.label} attempt={revision}>
        <SessionBar />
      </ErrorBoundary>
      <Workspace />
      <TimelineSlot />
      <LateParts />
    </div>
  );
}
