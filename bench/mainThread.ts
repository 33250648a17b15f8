/** Tasks of a page's main thread, out of a trace of the browser: by processor time too, which a busy computer leaves alone. */

/** Categories to trace. */
export const TASK_CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: by the clock, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

export interface LongestTask {
  /** Both in milliseconds. */
  readonly clock: number;
  readonly processor: number;
}

/** Each the longest of its kind, of all pages in the trace. */
export function longestTask(trace: Buffer): LongestTask {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const names = traceEvents.filter((event) => event.ph === "M" && event.args?.name === "CrRendererMain");
  const threads = new Set(names.map(threadOf));
  const tasks = traceEvents.filter((event) => TASKS.has(event.name) && threads.has(threadOf(event)));
  return {
    clock: Math.max(0, ...tasks.map((task) => (task.dur ?? 0) / 1_000)),
    processor: Math.max(0, ...tasks.map((task) => (task.tdur ?? 0) / 1_000)),
  };
}
