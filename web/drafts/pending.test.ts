import { describe, expect, it } from 'vitest';
import { completeIntake, type Intake } from '#domain/validation/intake.ts';
import {
  answersOf,
  conflictsOf,
  type PendingAnswers,
  sameAnswer,
  withConfirmed,
  withEdit,
  withMine,
  withoutSettled,
} from './pending.ts';

const server = completeIntake({ title: 'Kasuwa Ledger', pitch: 'Books by voice note', weeksAvailable: 8 });

describe('an answer that is not saved yet', () => {
  it('lies on top of what the server holds', () => {
    const pending = withEdit({}, server, 'pitch', 'Books on WhatsApp');
    expect(answersOf(pending, server).pitch).toBe('Books on WhatsApp');
    expect(answersOf(pending, server).title).toBe('Kasuwa Ledger');
  });

  it('is forgotten when the founder types back what the server holds, whatever the spaces around it', () => {
    const pending = withEdit({}, server, 'pitch', 'Books');
    expect(withEdit(pending, server, 'pitch', ' Books by voice note ')).toEqual({});
  });

  it('remembers what the server held when the typing began', () => {
    const once = withEdit({}, server, 'weeksAvailable', 9);
    const twice = withEdit(once, server, 'weeksAvailable', 10);
    expect(twice.weeksAvailable).toEqual({ mine: 10, base: 8 });
  });

  it('is settled once the server holds the same', () => {
    const pending = withEdit({}, server, 'title', 'Kasuwa Books');
    expect(withoutSettled(pending, { ...server, title: 'Kasuwa Books' })).toEqual({});
  });
});

describe('what the server has confirmed', () => {
  it('leaves nothing pending', () => {
    const pending = withEdit({}, server, 'title', 'Kasuwa Books');
    expect(withConfirmed(pending, { title: 'Kasuwa Books' })).toEqual({});
  });

  it('keeps what was typed while the save was under way, without calling it a conflict', () => {
    const pending: PendingAnswers<Intake> = withEdit({}, server, 'title', 'Kasuwa Books, Lagos');
    const left = withConfirmed(pending, { title: 'Kasuwa Books' });
    const now = { ...server, title: 'Kasuwa Books' };
    expect(left.title).toEqual({ mine: 'Kasuwa Books, Lagos', base: 'Kasuwa Books' });
    expect(conflictsOf(left, now)).toEqual([]);
  });

  it('does not touch answers that were not sent', () => {
    const pending = withEdit(withEdit({}, server, 'title', 'A'), server, 'pitch', 'B');
    expect(Object.keys(withConfirmed(pending, { title: 'A' }))).toEqual(['pitch']);
  });
});

describe('an answer changed here and elsewhere', () => {
  const pending = withEdit({}, server, 'pitch', 'Mine');
  const elsewhere = { ...server, pitch: 'Theirs', title: 'New title' };

  it('is a conflict that shows both, while other answers are simply taken over', () => {
    expect(conflictsOf(pending, elsewhere)).toEqual([{ key: 'pitch', mine: 'Mine', theirs: 'Theirs' }]);
    expect(answersOf(pending, elsewhere)).toMatchObject({ pitch: 'Mine', title: 'New title' });
  });

  it('is no conflict when both say the same', () => {
    expect(conflictsOf(pending, { ...server, pitch: 'Mine ' })).toEqual([]);
  });

  it('is settled by keeping mine', () => {
    expect(conflictsOf(withMine(pending, elsewhere, 'pitch'), elsewhere)).toEqual([]);
    expect(answersOf(withMine(pending, elsewhere, 'pitch'), elsewhere).pitch).toBe('Mine');
  });
});

describe('two answers', () => {
  it.each([
    [{ amountMinor: 100, currency: 'NGN' } as const, { currency: 'NGN', amountMinor: 100 } as const, true],
    [{ amountMinor: 100, currency: 'NGN' } as const, { amountMinor: 100, currency: 'USD' } as const, false],
    [{ amountMinor: Number.NaN, currency: 'NGN' } as const, null, false],
    [[{ name: 'A' }], [{ name: 'A', link: undefined }], true],
    [['a', 'b'], ['b', 'a'], false],
    [null, 0, false],
    ['a\r\nb', 'a\nb', true],
  ])('%j and %j: the same is %s', (a, b, same) => {
    expect(sameAnswer(a, b)).toBe(same);
  });
});
