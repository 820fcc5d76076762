import type { DraftStorage } from './draft-storage.ts';
import {
  type Answer,
  type AnswerConflict,
  answersOf,
  changesOf,
  conflictsOf,
  entriesOf,
  type Key,
  type PendingAnswers,
  withConfirmed,
  withEdit,
  withMine,
  without,
  withoutSettled,
} from './pending.ts';
import { retryDelay, type SaveFailure, type SaveState, saveStateOf } from './save-state.ts';

/** What the server holds of a form. */
export type ServerValues<T> = { values: T; revision: number };

/**
 * What became of one call to save. `elsewhere` are other answers that other editors had changed; `changed` means that one
 * of them was first with the same answer, and nothing was saved.
 */
export type SaveOutcome<T> =
  | { kind: 'saved'; revision: number; elsewhere: Partial<T> }
  | { kind: 'changed'; server: ServerValues<T> }
  | SaveFailure;

export type DraftView<T> = {
  /** What the form shows. */
  answers: T;
  /** The answers without those that cannot be saved as they stand: what the rules may compute with. */
  sound: T;
  /** Why an answer cannot be saved, by field. */
  problems: { [K in Key<T>]?: string };
  conflicts: AnswerConflict<T>[];
  state: SaveState;
  /** False where this device keeps nothing: then unsaved answers last as long as the page. */
  kept: boolean;
};

export type Draft<T> = {
  view(): DraftView<T>;
  subscribe(listener: () => void): () => void;
  edit(key: Key<T>, answer: Answer<T>): void;
  /** Saves now what waits to be saved: on leaving a step, on coming back online. */
  flush(): void;
  /** Takes what the server holds now, which another tab or device may have changed. */
  adopt(server: ServerValues<T>): void;
  resolve(key: Key<T>, keep: 'mine' | 'theirs'): void;
  /** Begins to save what waits. The function it returns saves once more and stops. */
  start(): () => void;
};

type Deps<T> = {
  server: ServerValues<T>;
  storage: DraftStorage<T>;
  save: (changes: Partial<T>, revision: number) => Promise<SaveOutcome<T>>;
  /** Why an answer cannot be saved as it stands; undefined where it can. */
  problemOf: (key: Key<T>, answer: Answer<T>) => string | undefined;
  /** Milliseconds without typing before a save. */
  pause?: number;
};

/**
 * The answers of one form while they are typed: shown at once, kept on this device, saved after a pause, tried again
 * after a failure. Nothing typed is dropped before the server has it or the founder has chosen the other answer.
 */
export function createDraft<T extends object>(deps: Deps<T>): Draft<T> {
  const { server: initial, storage, save, problemOf, pause = 800 } = deps;
  let server = initial;
  let pending = withoutSettled(storage.read(), server.values);
  let kept = storage.write(storage.read(), pending);
  let sending = false;
  /** Sent since the server last answered: it may hold these or not. */
  let unanswered: Partial<T> = {};
  let failure: SaveFailure | null = null;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let view = look();
  const listeners = new Set<() => void>();

  function look(): DraftView<T> {
    const problems = problemsOf();
    const unsound = Object.keys(problems) as Key<T>[];
    const conflicts = conflictsOf(pending, server.values);
    return {
      answers: answersOf(pending, server.values),
      sound: answersOf(without(pending, unsound), server.values),
      problems,
      conflicts,
      kept,
      state: saveStateOf({
        pending: entriesOf(pending).length,
        unsound: unsound.length,
        conflicts: conflicts.length,
        sending,
        failure,
      }),
    };
  }

  function problemsOf(): DraftView<T>['problems'] {
    const problems: DraftView<T>['problems'] = {};
    for (const [key, { mine }] of entriesOf(pending)) {
      const problem = problemOf(key, mine);
      if (problem !== undefined) problems[key] = problem;
    }
    return problems;
  }

  function change(next: PendingAnswers<T>) {
    kept = storage.write(pending, next);
    pending = next;
    announce();
  }

  function announce() {
    view = look();
    for (const listener of listeners) listener();
  }

  function sendable(): Partial<T> {
    const blocked = [...view.conflicts.map(({ key }) => key), ...(Object.keys(view.problems) as Key<T>[])];
    return changesOf(without(pending, blocked));
  }

  function plan(delay: number) {
    clearTimeout(timer);
    if (running && Object.keys(sendable()).length > 0) timer = setTimeout(() => void send(), delay);
  }

  async function send() {
    const changes = sendable();
    if (sending || Object.keys(changes).length === 0) return;
    clearTimeout(timer);
    sending = true;
    unanswered = { ...unanswered, ...changes };
    announce();
    const outcome = await save(changes, server.revision);
    sending = false;
    settle(outcome, changes);
  }

  function settle(outcome: SaveOutcome<T>, changes: Partial<T>) {
    failure = outcome.kind === 'offline' || outcome.kind === 'refused' ? outcome : null;
    attempts = failure ? attempts + 1 : 0;
    if (!failure) unanswered = {};
    if (outcome.kind === 'saved') {
      server = { values: { ...server.values, ...outcome.elsewhere, ...changes }, revision: outcome.revision };
      change(withConfirmed(pending, changes));
    } else if (outcome.kind === 'changed') {
      server = outcome.server;
      change(withoutSettled(pending, server.values));
    } else announce();
    if (!running && !failure) void send();
    if (mayTryAgain()) plan(failure ? retryDelay(attempts) : pause);
  }

  function mayTryAgain(): boolean {
    return failure?.kind !== 'refused' || failure.retry;
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(key, answer) {
      change(withEdit(pending, server.values, key, answer, unanswered));
      // While tries go on after a failure, the next one takes this answer along.
      if (failure && mayTryAgain()) return;
      failure = null;
      plan(pause);
    },
    flush: () => void send(),
    adopt(next) {
      if (next.revision < server.revision || sending) return;
      server = next;
      change(withoutSettled(pending, server.values));
      plan(pause);
    },
    resolve(key, keep) {
      change(keep === 'mine' ? withMine(pending, server.values, key) : without(pending, [key]));
      plan(0);
    },
    start() {
      running = true;
      plan(0);
      return () => {
        running = false;
        clearTimeout(timer);
        void send();
      };
    },
  };
}
