/**
 * Work that is too heavy for the thread that answers requests. `module` is loaded on a thread of the pool; its default export
 * is the handler. Input and output are copied between threads, so they are plain data: no functions, no class instances.
 */
export interface Task<Input, Output> {
  readonly module: URL;
  /** How long the work itself may take; waiting for a thread does not count. */
  readonly longestMs: number;
  /** Types only: nothing is ever here. */
  readonly types?: (input: Input) => Output;
}

/** What the module of a task exports as its default. */
export type Handler<T> = T extends Task<infer Input, infer Output> ? (input: Input) => Promise<Output> | Output : never;

/** Runs a task for the one person that it was made for, by `Workers`. @throws WORK_LIMIT, WORK_FAILED, SERVICE_UNAVAILABLE. */
export type RunTask = <Input, Output>(task: Task<Input, Output>, input: Input) => Promise<Output>;

/** Names a task: `defineTask<Input, Output>(new URL('./NAME.worker.ts', import.meta.url))`. */
export function defineTask<Input, Output>(module: URL, { longestMs = 60_000 } = {}): Task<Input, Output> {
  return { module, longestMs };
}
