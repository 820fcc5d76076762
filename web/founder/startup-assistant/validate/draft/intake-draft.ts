import { intake as intakeSchema } from '#contract/validation-intake.ts';
import type { Intake, IntakeKey } from '#domain/validation/intake.ts';
import type { DraftStorage } from './draft-storage.ts';
import {
  type Answer,
  type AnswerConflict,
  answersOf,
  changesOf,
  conflictsOf,
  entriesOf,
  type PendingAnswers,
  withConfirmed,
  withEdit,
  withMineKept,
  without,
  withoutSettled,
} from './pending-answers.ts';
import { retryDelay, type SaveFailure, type SaveState, saveStateOf } from './save-state.ts';

/** What the server holds of an intake. */
export type ServerIntake = { intake: Intake; revision: number };

/**
 * What became of one call to save. `elsewhere` are other answers that other editors had changed; `changed` means that one
 * of them was first with the same answer, and nothing was saved.
 */
export type SaveOutcome =
  | { kind: 'saved'; revision: number; elsewhere: Partial<Intake> }
  | { kind: 'changed'; server: ServerIntake }
  | SaveFailure;

export type DraftView = {
  /** What the form shows. */
  answers: Intake;
  /** The answers without those that cannot be saved as they stand: what the rules may compute with. */
  sound: Intake;
  /** Why an answer cannot be saved, by field. */
  problems: Partial<Record<IntakeKey, string>>;
  conflicts: AnswerConflict[];
  state: SaveState;
  /** False where this device keeps nothing: then unsaved answers last as long as the page. */
  kept: boolean;
};

export type IntakeDraft = {
  view(): DraftView;
  subscribe(listener: () => void): () => void;
  edit(key: IntakeKey, answer: Answer): void;
  /** Saves now what waits to be saved: on leaving a step, on coming back online. */
  flush(): void;
  /** Takes what the server holds now, which another tab or device may have changed. */
  adopt(server: ServerIntake): void;
  resolve(key: IntakeKey, keep: 'mine' | 'theirs'): void;
  /** Begins to save what waits. The function it returns saves once more and stops. */
  start(): () => void;
};

type Deps = {
  server: ServerIntake;
  storage: DraftStorage;
  save: (changes: Partial<Intake>, revision: number) => Promise<SaveOutcome>;
  /** Milliseconds without typing before a save. */
  pause?: number;
};

/**
 * The answers of one idea while they are typed: shown at once, kept on this device, saved after a pause, tried again
 * after a failure. Nothing typed is dropped before the server has it or the founder has chosen the other answer.
 */
export function createIntakeDraft({ server: initial, storage, save, pause = 800 }: Deps): IntakeDraft {
  let server = initial;
  let pending = withoutSettled(storage.read(), server.intake);
  let kept = storage.write(storage.read(), pending);
  let sending = false;
  let failure: SaveFailure | null = null;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let view = look();
  const listeners = new Set<() => void>();

  function look(): DraftView {
    const problems = problemsOf(pending);
    const unsound = Object.keys(problems) as IntakeKey[];
    const conflicts = conflictsOf(pending, server.intake);
    return {
      answers: answersOf(pending, server.intake),
      sound: answersOf(without(pending, unsound), server.intake),
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

  function change(next: PendingAnswers) {
    kept = storage.write(pending, next);
    pending = next;
    announce();
  }

  function announce() {
    view = look();
    for (const listener of listeners) listener();
  }

  function sendable(): Partial<Intake> {
    const blocked = [...view.conflicts.map(({ key }) => key), ...(Object.keys(view.problems) as IntakeKey[])];
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
    announce();
    const outcome = await save(changes, server.revision);
    sending = false;
    settle(outcome, changes);
  }

  function settle(outcome: SaveOutcome, changes: Partial<Intake>) {
    failure = outcome.kind === 'offline' || outcome.kind === 'refused' ? outcome : null;
    attempts = failure ? attempts + 1 : 0;
    if (outcome.kind === 'saved') {
      server = { intake: { ...server.intake, ...outcome.elsewhere, ...changes }, revision: outcome.revision };
      change(withConfirmed(pending, changes));
    } else if (outcome.kind === 'changed') {
      server = outcome.server;
      change(withoutSettled(pending, server.intake));
    } else announce();
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
      change(withEdit(pending, server.intake, key, answer));
      // While tries go on after a failure, the next one takes this answer along.
      if (failure && mayTryAgain()) return;
      failure = null;
      plan(pause);
    },
    flush: () => void send(),
    adopt(next) {
      if (next.revision < server.revision || sending) return;
      server = next;
      change(withoutSettled(pending, server.intake));
      plan(pause);
    },
    resolve(key, keep) {
      change(keep === 'mine' ? withMineKept(pending, server.intake, key) : without(pending, [key]));
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

/** Why pending answers cannot be saved: the contract's own words, field by field. */
function problemsOf(pending: PendingAnswers): Partial<Record<IntakeKey, string>> {
  const problems: Partial<Record<IntakeKey, string>> = {};
  for (const [key, { mine }] of entriesOf(pending)) {
    const parsed = intakeSchema.shape[key].safeParse(mine);
    if (!parsed.success) problems[key] = parsed.error.issues[0]?.message ?? '';
  }
  return problems;
}
