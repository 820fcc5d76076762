import { parentPort, Worker } from 'node:worker_threads';
import { AppError } from '#contract/errors.ts';

interface Task<Input> {
  id: number;
  input: Input;
}
type Outcome<Output> = { id: number; output: Output } | { id: number; error: string };
interface Waiting<Output> {
  resolve(output: Output): void;
  reject(error: Error): void;
}

/**
 * Runs work that would hold up everybody's requests on a thread of its own: `file` is a module that calls `serveOffload`.
 * The thread starts with the first task and ends when it has had nothing to do for a while. Should it die, the tasks that
 * wait for it fail, and the next one starts another.
 */
export function createOffload<Input, Output>(
  file: URL,
  { idleMs = 60_000, mostWaiting = 40, longestMs = 120_000 } = {},
) {
  const waiting = new Map<number, Waiting<Output>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(file);
    // An idle thread keeps no process alive.
    started.unref();
    started.on('message', (outcome: Outcome<Output>) => {
      const task = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('error' in outcome) task?.reject(new Error(outcome.error));
      else task?.resolve(outcome.output);
      if (waiting.size === 0) idle = setTimeout(() => void stop(), idleMs).unref();
    });
    const fail = (cause: unknown) => {
      if (worker === started) worker = undefined;
      for (const task of waiting.values()) task.reject(new Error('the thread ended before its work', { cause }));
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', fail);
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = worker;
    worker = undefined;
    await stopping?.terminate();
  }

  return {
    /** @throws SERVICE_UNAVAILABLE when too many wait already. */
    run(input: Input): Promise<Output> {
      if (waiting.size >= mostWaiting) return Promise.reject(new AppError('SERVICE_UNAVAILABLE'));
      clearTimeout(idle);
      worker ??= start();
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        // Work that never ends would hold up all that comes after it.
        const tooLong = setTimeout(() => void stop(), longestMs).unref();
        const done = () => clearTimeout(tooLong);
        waiting.set(id, {
          resolve: (output) => {
            done();
            resolve(output);
          },
          reject: (error) => {
            done();
            reject(error);
          },
        });
        worker?.postMessage({ id, input } satisfies Task<Input>);
      });
    },
    stop,
  };
}

/** The other side: called once by the module that `createOffload` names. Tasks run one after the other. */
export function serveOffload<Input, Output>(work: (input: Input) => Promise<Output>): void {
  let before: Promise<void> = Promise.resolve();
  parentPort?.on('message', ({ id, input }: Task<Input>) => {
    before = before
      .then(() => work(input))
      .then(
        (output): Outcome<Output> => ({ id, output }),
        (error: unknown): Outcome<Output> => ({ id, error: error instanceof Error ? String(error.stack) : 'failed' }),
      )
      .then((outcome) => parentPort?.postMessage(outcome));
  });
}
