/** What became of the last attempt to save. `retry` is false where trying again cannot help. */
export type SaveFailure = { kind: 'offline' } | { kind: 'refused'; message: string; retry: boolean };

export type DraftFacts = {
  pending: number;
  /** How many of the pending answers cannot be saved as they are. */
  unsound: number;
  conflicts: number;
  sending: boolean;
  failure: SaveFailure | null;
};

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'failed'; message: string }
  | { kind: 'unsound'; count: number }
  | { kind: 'conflict'; count: number };

/** What the founder must know first about their answers. Never "saved" while anything typed is only on this device. */
export function saveStateOf({ pending, unsound, conflicts, sending, failure }: DraftFacts): SaveState {
  if (conflicts > 0) return { kind: 'conflict', count: conflicts };
  if (sending) return { kind: 'saving' };
  if (pending > 0 && failure?.kind === 'offline') return { kind: 'offline' };
  if (pending > 0 && failure?.kind === 'refused') return { kind: 'failed', message: failure.message };
  if (pending > unsound) return { kind: 'saving' };
  if (unsound > 0) return { kind: 'unsound', count: unsound };
  return { kind: 'saved' };
}

/** One line for the state, always on the screen. `kept` is false where this device lets the page store nothing. */
export function saveStateText(state: SaveState, kept = true): string {
  const where = kept ? 'kept on this device' : 'keep this page open';
  switch (state.kind) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving…';
    case 'offline':
      return `Not saved: you are offline, ${where}`;
    case 'failed':
      return `Not saved: ${state.message} Your answers: ${where}`;
    case 'unsound':
      return `${answers(state.count)} not saved: see the ${state.count === 1 ? 'note' : 'notes'} at the field, ${where}`;
    case 'conflict':
      return `${answers(state.count)} changed elsewhere too: choose which to keep`;
  }
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** Milliseconds until the next attempt, after `attempts` that failed: 3 s doubling to a minute. */
export function retryDelay(attempts: number): number {
  return Math.min(60_000, 3_000 * 2 ** Math.max(0, attempts - 1));
}
