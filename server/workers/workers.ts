import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '#contract/errors.ts';
import type { RunTask } from './task.ts';
import { createTurns, type TurnLimits } from './turns.ts';

/** The one pool of threads for heavy work: all PDF and Word files, and whatever else would hold up everybody's requests. */
export interface Workers {
  /** For what a person waits for. @throws WORK_LIMIT when too much of theirs waits already. */
  runFor(person: string): RunTask;
  /** For a job that works for a person: it takes that person's turns, and is never refused. */
  runJobFor(person: string): RunTask;
  /** Ends every thread; what is under way fails. */
  close(): Promise<void>;
}

/** At least two, so that one long document leaves a thread to others; one processor is left to the requests. */
const threads = Math.max(2, Math.min(4, availableParallelism() - 1));

const limits: TurnLimits & { memoryMb: number; idleMs: number } = {
  atOnce: threads,
  mostWaitingEach: 2,
  mostWaiting: 40,
  /** Of each thread, for its objects; beyond it the thread ends, and its task fails. */
  memoryMb: 512,
  /** A thread without work ends after this time, and frees its memory. */
  idleMs: 60_000,
};

/** Threads start with the first task. One that crashes fails the task it was at, and the next task starts another. */
export function createWorkers(options: Partial<typeof limits> = {}): Workers {
  const { memoryMb, idleMs, ...turnLimits } = { ...limits, ...options };
  const takeTurn = createTurns(turnLimits);
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: turnLimits.atOnce,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread that fails without a task has nobody to tell.
  pool.on('error', () => undefined);

  const runAs =
    (person: string, isPatient: boolean): RunTask =>
    ({ module, longestMs }, input) =>
      takeTurn(
        person,
        // The clock starts here, with the work: a thread is free by now.
        () =>
          pool
            .run(input, { filename: module.href, signal: AbortSignal.timeout(longestMs) })
            .catch((cause: unknown) => Promise.reject(new AppError('WORK_FAILED', { cause }))),
        { isPatient },
      );
  return {
    runFor: (person) => runAs(person, false),
    runJobFor: (person) => runAs(person, true),
    close: () => pool.destroy(),
  };
}
