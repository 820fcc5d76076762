import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OF, anyLedger } from '#tests/arbitraries/validation.ts';
import { beliefStandings } from './belief-standing.ts';
import type { EvidenceItem } from './evidence.ts';
import { observed, onFile, snapshotOf } from './fixtures/ledger.ts';
import { factsOfIdea } from './idea-facts.ts';
import { outsiderReport } from './outsider-report.ts';
import { beliefWords, tilesOf } from './outsider-words.ts';
import { buildReport } from './report.ts';
import { spokenAgainst } from './spoken-against.ts';
import { verdictLine } from './verdict-told.ts';

function read(evidence: EvidenceItem[]) {
  const snapshot = snapshotOf({ asOf: AS_OF, evidence });
  const report = buildReport(snapshot);
  const told = outsiderReport(snapshot, report);
  const founder = verdictLine(report, told.seen, spokenAgainst(snapshot, report), 'founder');
  const tile = (key: string) => tilesOf(told).find((one) => one.key === key)?.count ?? 0;
  const standings = beliefStandings(snapshot, report);
  return { told, founder, tile, standings, facts: factsOfIdea('idea', snapshot, report) };
}

/** What a line says of strangers who paid: those it is about, and all of them. */
function paidIn(line: string) {
  const [, some, all] =
    /(\d[\d,]*) paid(?! a deposit| who)(?: \((\d[\d,]*) in all, with the other beliefs)?/u.exec(line) ?? [];
  return some === undefined ? null : Number((all ?? some).replaceAll(',', ''));
}

it('names who told otherwise apart from who told it, and who is no stranger apart from strangers', () => {
  const talk = { assumptionId: 'D1', level: 'L3', proof: 'asserted' } as const;
  const evidence = [
    observed('four', { ...talk, count: 4 }),
    observed('aunty', { ...talk, independence: 'friend' }),
    observed('other', { ...talk, side: 'against' }),
  ];
  const { told, standings } = read(evidence);
  expect(told.seen.map(({ kind, count }) => [kind, count])).toEqual([
    ['told', 4],
    ['toldOtherwise', 1],
  ]);
  const words = (page: Pick<typeof told, 'seen' | 'tests'>) => tilesOf(page).map((one) => `${one.count} ${one.words}`);
  expect(words(told)).toEqual([
    '4 strangers told of the last time (and 1 who is no stranger, 1 told otherwise), the founder’s word',
  ]);
  expect(words(read(evidence.slice(2)).told)).toEqual(['1 stranger told otherwise, the founder’s word']);
  const belief = [...told.notKnown, ...told.against].find(({ id }) => id === 'D1');
  expect(belief && beliefWords(belief, told.stones)).toBe(
    '5 for, 1 against, heard about, not tested: 1 told otherwise (the founder’s word), 5 told of the last time (the founder’s word, 1 who is no stranger).',
  );
  expect(standings.find((one) => one.belief.id === 'D1')?.behind).toBe(
    '1 told otherwise · 5 told of the last time, 1 who is no stranger, not confirmed yet',
  );
  expect(told.verdict.line).not.toMatch(/[56] (?:strangers )?told of the last time/u);
});

describe('strangers who paid', () => {
  const price = { assumptionId: 'V1', level: 'L5' } as const;
  const refused = observed('no', { ...price, side: 'against', count: 3 });
  const others = [onFile('also', { assumptionId: 'D4', level: 'L5', count: 134 })];

  it('are as many in the sentence beside the verdict as in the tile under it', () => {
    const { told, founder, tile, facts } = read([refused, observed('paid', { ...price, count: 201 }), ...others]);
    expect(tile('paid')).toBe(335);
    expect(facts.payments.claimed).toBe(335);
    const about =
      'On “The stall owner would pay ₦2,500 per stall per month”: 3 refused. 201 paid (335 in all, with the other beliefs), but';
    expect(told.verdict.line).toMatch(new RegExp(`^${about.replace(/[()]/gu, '\\$&')}`, 'u'));
    expect(founder).toContain(about);
  });

  it('are told apart from those whom the founder knows, whom no tile counts', () => {
    const friends = observed('friends', { ...price, independence: 'friend', count: 5 });
    const { told, tile } = read([refused, observed('paid', { ...price, count: 4 }), friends]);
    expect(tile('paid')).toBe(4);
    expect(told.verdict.line).toMatch(/^3 refused\. 4 paid and 5 paid who are not strangers, but/u);
    expect(read([refused, friends]).told.verdict.line).toMatch(/^3 refused\. 5 paid who are not strangers, but/u);
  });

  it('agree on every page, whatever the ledger', () => {
    let told = 0;
    fc.assert(
      fc.property(anyLedger(['V1', 'D1', 'D4']), (ledger) => {
        // Opinions in favour and sources make way for payments, so that most ledgers hold some.
        const page = read(ledger.map((item) => (item.level < 'L3' ? { ...item, level: 'L5' } : item)));
        const count = page.told.seen.find(({ kind }) => kind === 'paid')?.count ?? 0;
        expect(page.facts.payments.claimed).toBe(count);
        for (const line of [page.founder, page.told.verdict.line ?? '']) {
          const paid = paidIn(line);
          told += Number(paid !== null);
          if (paid !== null) expect(paid, line).toBe(count);
        }
      }),
      { numRuns: 300 },
    );
    expect(told).toBeGreaterThan(50);
  });
});
