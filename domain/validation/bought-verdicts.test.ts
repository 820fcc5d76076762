import { describe, expect, it } from 'vitest';
import { beliefs } from '#tests/bought-verdicts/beliefs.ts';
import { entries } from '#tests/bought-verdicts/entries.ts';
import { linksAndFiles } from '#tests/bought-verdicts/links-and-files.ts';
import { lockedTests } from '#tests/bought-verdicts/locked-tests.ts';
import { prices } from '#tests/bought-verdicts/prices.ts';
import { witnesses } from '#tests/bought-verdicts/witnesses.ts';
import { filed, important, reportOf, tested, typed } from './fixtures/mars-gas.ts';

/**
 * What was tried, and what stops it. Those that need a session, a browser or a network are held by
 * `server/modules/validation/witness.api.test.ts` as well. `docs/decisions/0023-bought-verdicts.md` is the same table in words.
 */
const ATTEMPTS = [...entries, ...witnesses, ...linksAndFiles, ...lockedTests, ...prices, ...beliefs];

describe('what was tried to buy a verdict', () => {
  it.each(ATTEMPTS)('%s: %s', (_attempt, _stops, outcome) => outcome());

  it('comes to twelve attempts at least, each another one', () => {
    const names = ATTEMPTS.map(([attempt]) => attempt);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(12);
  });
});

describe('no verdict is bought', () => {
  it('by a thousand “verified” payments without a note', () => {
    const report = reportOf(typed('L5'));
    expect(report.verdict.id).not.toBe('supported');
    const codes = (id: string) =>
      report.evidenceNotes.filter(({ evidenceId }) => evidenceId === `L5-${id}`).map(({ code }) => code);
    expect(codes('V1')).toEqual(['no_note', 'above_segment']);
    expect(codes('P1')).toEqual(['unfit_level', 'no_note', 'above_segment']);
    expect(report.beliefs.find(({ id }) => id === 'P1')?.score).toMatchObject({ r: 0, bestLevel: null });
  });

  it('by every level at once, typed on every important assumption with a note', () => {
    const all = (['L1', 'L2', 'L3', 'L4', 'L5', 'L6'] as const).flatMap((level) =>
      typed(level, { note: `All twelve told us so at ${level}`, count: 12 }),
    );
    const { verdict } = reportOf(all);
    expect(verdict).toMatchObject({ id: 'mixed', reason: expect.stringContaining('rests on your word alone') });
    const onWord = verdict.blocks?.filter(({ code }) => code === 'own_word') ?? [];
    expect(onWord.map(({ assumptionId }) => assumptionId)).toEqual(important.map(({ id }) => id));
  });

  it('while the test of something vital failed, whatever else is on record', () => {
    expect(reportOf(filed).verdict.id).toBe('supported');
    const failed = tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 7, 40);
    const { verdict } = reportOf(filed, [failed]);
    expect(verdict).toMatchObject({ id: 'mixed', assumptionIds: ['D1'] });
    expect(verdict.blocks).toMatchObject([{ code: 'failed_test', text: expect.stringContaining('7 of 40') }]);
    const again = { ...tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 8, 10), id: 'u' };
    expect(
      reportOf(filed, [failed, { ...again, results: [{ ...again.results[0], recordedAt: '2026-03-12' } as never] }])
        .verdict.id,
    ).toBe('supported');
  });
});
