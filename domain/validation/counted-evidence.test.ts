import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEvidence, anyLedger } from '#tests/arbitraries/validation.ts';
import { ASSUMPTION_CLASSES, type AssumptionClass } from './assumption-rules.ts';
import { countEvidence } from './counted-evidence.ts';
import { EVIDENCE_LEVELS, type EvidenceItem } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { whyUnfit } from './level-fit.ts';
import { FIRST_FORMULA_VERSION, FORMULA_VERSION, SCORE_FORMULAS } from './published-rules.ts';
import { buildReport } from './report.ts';

const IDS = ['D1', 'V1', 'F1', 'R1', 'P1'] as const;
const link = 'https://example.com/receipt';
const file = { id: 'f1', name: 'receipt.pdf' };

function counted(item: Partial<EvidenceItem>, segmentSize: number | null = 12) {
  const evidence = [observed('e1', { assumptionId: 'D1', link: undefined, ...item })];
  return countEvidence(snapshotOf({ evidence, intake: { ...BOOKKEEPING, segmentSize } }));
}

describe('the proof of an entry', () => {
  it.each([
    [{ link }, 'artefact'],
    [{ file }, 'artefact'],
    [{ link: '' }, 'asserted'],
    [{}, 'asserted'],
    [{ link, file, note: ' ' }, 'asserted'],
  ] as const)('is what stands behind it: %o is %s, whatever was ticked', (backing, grade) => {
    for (const proof of ['verified', 'artefact', 'asserted'] as const)
      expect(counted({ ...backing, proof }).items).toMatchObject([{ proof: grade }]);
  });

  it('asks for a note where there is none, and loses nothing', () => {
    expect(counted({ link, note: '' })).toMatchObject({
      items: [{ id: 'e1', link }],
      notes: [{ evidenceId: 'e1', code: 'no_note', text: expect.stringMatching(/^Say what you saw/) }],
    });
  });
});

describe('the count of an entry', () => {
  it('is no more than the segment has, and says so', () => {
    expect(counted({ count: 1000 })).toMatchObject({
      items: [{ count: 12 }],
      notes: [{ code: 'above_segment', text: 'Counts as 12: your customer group has no more. You entered 1,000.' }],
    });
  });

  it.each([
    [{ count: 12 }, 12],
    [{ count: 1000, level: 'L1' }, 12],
    [{ count: 1000, link }, null],
    [{ count: 1000, file }, 0],
    [{ count: 100 }, 100],
    [{ count: 5000, level: 'L1' }, 100],
  ] as const)('stays as it is for %o in a segment of %s', (item, size) => {
    expect(counted(item, size)).toMatchObject({ items: [{ count: item.count }], notes: [] });
  });
});

describe('more people than one meets in a day', () => {
  it.each(['L2', 'L3', 'L4', 'L5', 'L6'] as const)(
    'are questioned on the founder’s word alone, and count: %s',
    (level) => {
      for (const size of [null, 5000])
        expect(counted({ count: 5000, level }, size)).toMatchObject({
          items: [{ count: 5000 }],
          notes: [{ code: 'crowd', text: expect.stringMatching(/^5,000 people in one entry, on your word alone/) }],
        });
      expect(counted({ count: 101, level }, null).notes).toMatchObject([{ code: 'crowd' }]);
    },
  );

  it('are not where people answered for themselves', () => {
    const witnessed = { confirmed: 2, denied: 0, networks: 2, fromOwnNetwork: 0 };
    expect(counted({ count: 5000, witnessed }, null).notes).toEqual([]);
  });
});

describe('what a level can show', () => {
  const unfit: [string, AssumptionClass][] = [
    ['L2', 'feasibility'],
    ['L2', 'permission'],
    ['L5', 'feasibility'],
    ['L5', 'permission'],
    ['L6', 'permission'],
  ];

  it('is a table that every report publishes', () => {
    const none = EVIDENCE_LEVELS.flatMap((level) =>
      ASSUMPTION_CLASSES.filter((kind) => whyUnfit(level, kind) !== null).map((kind) => [level, kind]),
    );
    expect(none).toEqual(unfit);
    expect(SCORE_FORMULAS.find(({ rule }) => rule === 'S9')?.formula).toBe(
      'opinion (L2) shows no feasibility and no permission; money paid (L5) shows no feasibility and no permission; repeat use or renewal (L6) shows no permission; such an item counts 0 (our own convention)',
    );
  });

  it('leaves out what shows nothing, for and against, and says why', () => {
    for (const side of ['for', 'against'] as const) {
      const { items, notes } = counted({ assumptionId: 'P1', level: 'L5', link, side });
      expect(items).toEqual([]);
      expect(notes).toMatchObject([
        {
          code: 'unfit_level',
          text: expect.stringMatching(/^Counts 0 here\. Money paid shows that people want it, not that you may/),
        },
      ]);
    }
  });

  it('makes no important assumption tested by what cannot show it', () => {
    const paid = IDS.map((id) => observed(id, { assumptionId: id, level: 'L5' }));
    const levels = new Map(buildReport(snapshotOf({ evidence: paid })).beliefs.map(({ id, score }) => [id, score]));
    expect(IDS.map((id) => levels.get(id)?.bestLevel)).toEqual(['L5', 'L5', null, 'L5', null]);
  });

  it('keeps an entry on an assumption that is no more', () => {
    expect(counted({ assumptionId: 'D6-gone', level: 'L5' }).items).toHaveLength(1);
  });
});

describe('the first formula', () => {
  it('still takes every entry as it was written', () => {
    const evidence = [
      observed('e1', { assumptionId: 'P1', level: 'L5', proof: 'verified', count: 1_000_000, note: '' }),
    ];
    const first = { ...snapshotOf({ evidence }), formulaVersion: FIRST_FORMULA_VERSION };
    expect(countEvidence(first)).toEqual({ items: evidence, notes: [] });
    expect(buildReport(first).beliefs.find(({ id }) => id === 'P1')?.score?.r).toBe(12);
  });
});

describe('a ledger of anything', () => {
  const supportOf = (evidence: EvidenceItem[]) => buildReport(snapshotOf({ evidence })).score?.exact.support ?? 0;

  it('counts the same in any order, and counting again changes nothing', () => {
    fc.assert(
      fc.property(anyLedger(IDS, 12), fc.nat(), (evidence, turn) => {
        const at = evidence.length === 0 ? 0 : turn % evidence.length;
        const turned = [...evidence.slice(at), ...evidence.slice(0, at)];
        const once = countEvidence(snapshotOf({ evidence }));
        expect(buildReport(snapshotOf({ evidence: turned }))).toEqual(buildReport(snapshotOf({ evidence })));
        expect(countEvidence(snapshotOf({ evidence: once.items })).items).toEqual(once.items);
      }),
    );
  });

  it('raises the grade of no entry by others beside it, and gives none verified', () => {
    fc.assert(
      fc.property(anyLedger(IDS, 8), anyEvidence(IDS), (evidence, { link: _link, ...more }) => {
        const typed = { ...more, id: 'typed' };
        const before = countEvidence(snapshotOf({ evidence })).items;
        const after = countEvidence(snapshotOf({ evidence: [...evidence, typed] })).items;
        expect(after.filter(({ id }) => id !== 'typed')).toEqual(before);
        expect(after.find(({ id }) => id === 'typed')?.proof ?? 'asserted').toBe('asserted');
        expect(after.some(({ proof }) => proof === 'verified')).toBe(false);
      }),
    );
  });

  it('never counts an entry twice without saying so', () => {
    fc.assert(
      fc.property(anyLedger(IDS, 6), anyEvidence(IDS), (evidence, item) => {
        const twice = [...evidence, item, { ...item, id: 'again' }];
        const { items, notes } = countEvidence(snapshotOf({ evidence: twice }));
        const counts = items.some(({ id }) => id === 'again');
        expect(!counts || notes.some(({ evidenceId }) => evidenceId === 'again')).toBe(true);
      }),
    );
  });

  it('is worth no more by what founders tick', () => {
    fc.assert(
      fc.property(anyLedger(IDS, 8), (evidence) => {
        const ticked = evidence.map((item) => ({ ...item, proof: 'verified' as const }));
        expect(supportOf(ticked)).toBe(supportOf(evidence));
      }),
    );
  });
});

it('names the formula that counts so', () => {
  expect(FORMULA_VERSION).toBe('validation-score-9');
});
