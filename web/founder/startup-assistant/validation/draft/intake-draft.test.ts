import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeIntake, type Intake } from '#domain/validation/intake.ts';
import type { KeyValueStore } from '#web/components/device-store.ts';
import { createDraft, type SaveOutcome } from '#web/drafts/draft.ts';
import { openDraftStorage } from '#web/drafts/draft-storage.ts';
import { intakeProblem } from './intake-problem.ts';

const server = { values: completeIntake({ title: 'Kasuwa', pitch: 'Books by voice' }), revision: 4 };
const items = new Map<string, string>();
const store: KeyValueStore = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
};

/** A server that answers each save with the next of the given outcomes, and accepts from then on. */
function open(...outcomes: SaveOutcome<Intake>[]) {
  const calls: { changes: Partial<Intake>; revision: number }[] = [];
  const draft = createDraft<Intake>({
    problemOf: intakeProblem,
    server,
    storage: openDraftStorage(store, 'idea'),
    save: async (changes, revision) => {
      calls.push({ changes, revision });
      return outcomes.shift() ?? { kind: 'saved', revision: revision + 1, elsewhere: {} };
    },
  });
  const stop = draft.start();
  return { draft, calls, stop };
}

/** A server that answers a save when it is told to. */
function openSlow() {
  const sent: Partial<Intake>[] = [];
  let answer: (outcome: SaveOutcome<Intake>) => void = () => {};
  const draft = createDraft<Intake>({
    problemOf: intakeProblem,
    server,
    storage: openDraftStorage(store, 'idea'),
    save: (changes) => {
      sent.push(changes);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  const stop = draft.start();
  return { draft, sent, stop, answer: (outcome: SaveOutcome<Intake>) => answer(outcome) };
}

beforeEach(() => {
  vi.useFakeTimers();
  items.clear();
});
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('saves once after a pause in the typing, and says so honestly all along', async () => {
    const { draft, calls } = open();
    draft.edit('title', 'Kasuwa L');
    draft.edit('title', 'Kasuwa Ledger');
    expect(draft.view().state.kind).toBe('saving');
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(800);
    expect(calls).toEqual([{ changes: { title: 'Kasuwa Ledger' }, revision: 4 }]);
    expect(draft.view().state.kind).toBe('saved');
    expect(items.size).toBe(0);
  });

  it('keeps what is typed while a save is under way, and saves it next', async () => {
    const { draft, sent, answer } = openSlow();
    draft.edit('title', 'One');
    await vi.advanceTimersByTimeAsync(800);
    draft.edit('title', 'One and two');
    answer({ kind: 'saved', revision: 5, elsewhere: {} });
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([{ title: 'One' }, { title: 'One and two' }]);
    expect(draft.view()).toMatchObject({ conflicts: [], answers: { title: 'One and two' } });
  });

  it('keeps what is taken back while a save is under way', async () => {
    const { draft, sent, answer } = openSlow();
    draft.edit('pitch', 'Books by hand');
    await vi.advanceTimersByTimeAsync(800);
    draft.edit('pitch', 'Books by voice');
    answer({ kind: 'saved', revision: 5, elsewhere: {} });
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([{ pitch: 'Books by hand' }, { pitch: 'Books by voice' }]);
    expect(draft.view()).toMatchObject({ conflicts: [], answers: { pitch: 'Books by voice' } });
  });

  it('keeps what is taken back after a save whose answer was lost', async () => {
    const { draft, calls } = open({ kind: 'offline' });
    draft.edit('pitch', 'Books by hand');
    await vi.advanceTimersByTimeAsync(800);
    draft.edit('pitch', 'Books by voice');
    await vi.advanceTimersByTimeAsync(3000);
    expect(calls.map(({ changes }) => changes)).toEqual([{ pitch: 'Books by hand' }, { pitch: 'Books by voice' }]);
    expect(draft.view().state.kind).toBe('saved');
  });

  it('stays on the device while offline, tries again, and loses nothing', async () => {
    const { draft, calls } = open({ kind: 'offline' }, { kind: 'offline' });
    draft.edit('title', 'Typed in a tunnel');
    await vi.advanceTimersByTimeAsync(800);
    expect(draft.view().state).toEqual({ kind: 'offline' });
    draft.edit('pitch', 'And more');
    expect(draft.view().state).toEqual({ kind: 'offline' });
    await vi.advanceTimersByTimeAsync(3000 + 6000);
    expect(calls.at(-1)?.changes).toEqual({ title: 'Typed in a tunnel', pitch: 'And more' });
    expect(draft.view().state.kind).toBe('saved');
  });

  it('survives a reload', async () => {
    const first = open({ kind: 'offline' });
    first.draft.edit('title', 'Before the reload');
    await vi.advanceTimersByTimeAsync(800);
    const second = open();
    expect(second.draft.view().answers.title).toBe('Before the reload');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.calls).toEqual([{ changes: { title: 'Before the reload' }, revision: 4 }]);
  });

  it('shows both answers when another tab was first, and saves the chosen one', async () => {
    const theirs = { values: { ...server.values, title: 'Theirs', edge: 'New' }, revision: 6 };
    const { draft, calls } = open({ kind: 'changed', server: theirs });
    draft.edit('title', 'Mine');
    draft.edit('pitch', 'My pitch');
    await vi.advanceTimersByTimeAsync(800);
    expect(draft.view().conflicts).toEqual([{ key: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    await vi.advanceTimersByTimeAsync(800);
    expect(calls.at(-1)).toEqual({ changes: { pitch: 'My pitch' }, revision: 6 });
    expect(draft.view().state).toEqual({ kind: 'conflict', count: 1 });

    draft.resolve('title', 'mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.at(-1)).toEqual({ changes: { title: 'Mine' }, revision: 7 });
    expect(draft.view().state.kind).toBe('saved');
    expect(draft.view().answers).toMatchObject({ title: 'Mine', edge: 'New' });
  });

  it('takes the other answer when the founder says so', async () => {
    const { draft } = open();
    draft.edit('title', 'Mine');
    draft.adopt({ values: { ...server.values, title: 'Theirs' }, revision: 5 });
    draft.resolve('title', 'theirs');
    expect(draft.view()).toMatchObject({ answers: { title: 'Theirs' }, conflicts: [], state: { kind: 'saved' } });
  });

  it('holds back an answer that cannot be saved and saves the others', async () => {
    const { draft, calls } = open();
    draft.edit('title', 'x'.repeat(81));
    draft.edit('pitch', 'Fine');
    await vi.advanceTimersByTimeAsync(800);
    expect(calls).toEqual([{ changes: { pitch: 'Fine' }, revision: 4 }]);
    expect(draft.view().problems.title).toBe('Use 80 characters or fewer.');
    expect(draft.view().state).toEqual({ kind: 'unsound', count: 1 });
    expect(draft.view().sound.title).toBe('Kasuwa');
    expect(draft.view().answers.title).toHaveLength(81);
  });

  it('shows what others changed in the meantime, beside what was saved', async () => {
    const { draft, calls } = open({ kind: 'saved', revision: 9, elsewhere: { edge: 'By another tab' } });
    draft.edit('title', 'A');
    await vi.advanceTimersByTimeAsync(800);
    expect(draft.view().answers).toMatchObject({ title: 'A', edge: 'By another tab' });
    draft.edit('title', 'B');
    await vi.advanceTimersByTimeAsync(800);
    expect(calls.map(({ revision }) => revision)).toEqual([4, 9]);
  });

  it('stops trying what can never succeed until the founder types again', async () => {
    const { draft, calls } = open({ kind: 'refused', message: 'There is no such idea.', retry: false });
    draft.edit('title', 'A');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(1);
    expect(draft.view().state.kind).toBe('failed');
    draft.edit('title', 'B');
    await vi.advanceTimersByTimeAsync(800);
    expect(calls).toHaveLength(2);
  });

  it('saves what was corrected while a save was under way, although the page is left before its answer', async () => {
    const { draft, sent, stop, answer } = openSlow();
    draft.edit('title', 'Absurd');
    await vi.advanceTimersByTimeAsync(800);
    draft.edit('title', 'Corrected');
    stop();
    answer({ kind: 'saved', revision: 5, elsewhere: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ title: 'Absurd' }, { title: 'Corrected' }]);
  });

  it('leaves nothing on the device of an amount that could not be read', () => {
    const { draft } = open();
    draft.edit('price', { amountMinor: Number.NaN, currency: 'NGN' });
    draft.edit('price', null);
    expect(items.size).toBe(0);
    expect(open().draft.view().answers.price).toBeNull();
  });

  it('saves what waits when the page is left', async () => {
    const { draft, calls, stop } = open();
    draft.edit('title', 'Last words');
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    expect(items.size).toBe(0);
  });
});
