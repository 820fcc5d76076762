import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { observed, TODAY } from './fixtures/ledger.ts';
import { beliefChoices, withLikely } from './likely-beliefs.ts';
import { makeSnapshot } from './snapshot.ts';

const likely = (more: Partial<Parameters<typeof makeSnapshot>[0]> = {}) =>
  beliefChoices(makeSnapshot({ asOf: TODAY, intake: BOOKKEEPING, ...more })).likely.map(({ id }) => id);

describe('the beliefs that something seen may speak of', () => {
  it('begins with the most important that customers can show', () => {
    expect(likely().slice(0, 2)).toEqual(['D1', 'V1']);
    const short = makeSnapshot({ asOf: TODAY, intake: { ...BOOKKEEPING, weeksAvailable: 2 } });
    expect(short.assumptions.find(({ id }) => id === 'F1')?.importance).toBe(5);
    expect(beliefChoices(short).likely.map(({ id }) => id)).not.toContain('F1');
  });

  it('takes the one of equal ones that entries have spoken of, and keeps what is shown already', () => {
    expect(likely()).toEqual(['D1', 'V1', 'D3']);
    const evidence = ['V1', 'R1', 'D2'].map((assumptionId) =>
      observed(assumptionId, { assumptionId, level: 'L5', count: 9 }),
    );
    expect(likely({ evidence })).toEqual(['V1', 'D1', 'R1']);
  });

  it('puts first what the law must allow first', () => {
    const intake = { ...BOOKKEEPING, pitch: 'Sell leaked WAEC papers to candidates in Kano' };
    expect(likely({ intake })[0]).toBe('P1');
  });

  it.each(Object.entries(GOOD_INTAKES))('has every belief once, by what it is about: %s', (_name, intake) => {
    const snapshot = makeSnapshot({ asOf: TODAY, intake });
    const choices = beliefChoices(snapshot);
    const all = [...choices.likely, ...choices.groups.flatMap(({ beliefs }) => beliefs)];
    expect(all.map(({ id }) => id).sort()).toEqual(snapshot.assumptions.map(({ id }) => id).sort());
    expect(choices.likely).toHaveLength(3);
    for (const { name } of all) expect(name).not.toMatch(/the founder|[A-Z]\d\b/u);
    for (const { class: kind, beliefs } of choices.groups)
      for (const { id } of beliefs) expect(snapshot.assumptions.find((one) => one.id === id)?.class).toBe(kind);
  });

  it('has one that a note speaks of among the first, still once', () => {
    const choices = beliefChoices(makeSnapshot({ asOf: TODAY, intake: BOOKKEEPING }));
    const idsOf = ({ likely, groups }: typeof choices) =>
      [likely, ...groups.map(({ beliefs }) => beliefs)].flat().map(({ id }) => id);
    const moved = withLikely(choices, 'R1');
    expect(moved.likely.map(({ id }) => id)).toEqual(['D1', 'V1', 'D3', 'R1']);
    expect(idsOf(moved).sort()).toEqual(idsOf(choices).sort());
    expect(withLikely(choices, 'D1')).toEqual(choices);
    expect(withLikely(choices, '')).toEqual(choices);
  });
});
