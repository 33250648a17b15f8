import { Component, type ReactNode } from "react";
import { useTranslate } from "../i18n/useTranslate.ts";

interface Props {
  /** What the person calls this part of the page. */
  readonly part: string;
  /** A change of this value (the revision of the document) tries again. */
  readonly attempt: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly attempt: unknown;
}

/** A part of the page that fails says so; the rest lives. The next change of the scenario tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.attempt === state.attempt ? null : { error: null, attempt: props.attempt };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failure part={this.props.part} error={error} retry={() => this.setState({ error: null })} />;
  }
}

function Failure(props: { readonly part: string; readonly error: Error; readonly retry: () => void }): ReactNode {
  const { shell } = useTranslate();
  return (
    <div className="failure" role="alert">
      <h2>{shell.error.title(props.part)}</h2>
      <p>{shell.error.hint}</p>
      <pre>{props.error.message}</pre>
      <button type="button" className="button-line" onClick={props.retry}>
        {shell.error.retry}
      </button>
    </div>
  );
}
