import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from './evidence.ts';
import { observed, onFile } from './fixtures/ledger.ts';
import { confirmedByOne, important, reportOf, tested } from './fixtures/mars-gas.ts';
import type { TestRecord } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

describe('the tests to do next', () => {
  const next = (evidence: EvidenceItem[], testCards: TestRecord[] = []) =>
    reportOf(evidence, testCards).tests.flatMap(({ card, rank }) => (rank === null ? [] : [card.assumptionId]));
  const kindsOf = (evidence: EvidenceItem[], testCards: TestRecord[] = []) =>
    reportOf(evidence, testCards).tests.flatMap(({ card, rank }) => (rank === null ? [] : [card.kind]));

  it('are never two of one kind', () => {
    const known = ['D1', 'V1', 'P1', 'D3', 'D4', 'V4', 'R1', 'P2'];
    const evidence = known.map((id) => observed(id, { assumptionId: id, level: 'L4', count: 12 }));
    for (const ledger of [[], evidence]) {
      const kinds = kindsOf(ledger);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds).toHaveLength(3);
    }
  });

  it('go to make-or-break beliefs before any other, however little was seen of those', () => {
    // Those of importance 4 that are nearly at their line bear less risk than one of importance 3 that nothing is known of.
    const half = important.map(({ id }) =>
      observed(id, { assumptionId: id, level: 'L4', count: 1, witnessed: confirmedByOne }),
    );
    const riskOf = reportOf(half).beliefs.map(({ importance, score }) => [importance, score?.risk ?? 0] as const);
    const risks = (wanted: number) => riskOf.flatMap(([importance, risk]) => (importance === wanted ? [risk] : []));
    expect(Math.max(...risks(4))).toBeLessThan(Math.max(...risks(3)));
    const vital = new Set(important.map(({ id }) => id));
    // What the idea cannot do without holds: only those of importance 4 are left before the lesser ones.
    const vitalHeld = important.map(({ id, importance }) =>
      importance === 5
        ? onFile(id, { assumptionId: id, level: 'L4', count: 12 })
        : observed(id, { assumptionId: id, level: 'L4', count: 1, witnessed: confirmedByOne }),
    );
    for (const ledger of [[], half, half.slice(2), vitalHeld]) {
      const ids = next(ledger);
      const lesser = ids.findIndex((id) => !vital.has(id));
      expect(ids.slice(0, 3).filter((id) => vital.has(id)).length).toBeGreaterThan(1);
      if (lesser >= 0) expect(ids.slice(lesser).every((id) => !vital.has(id))).toBe(true);
    }
  });

  it('leave out what was tested, and keep what is too early to say', () => {
    const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
    expect(next([])[0]).toBe('D1');
    const { tests } = reportOf([], [tested('D1', seven, 9, 10)]);
    expect(tests.find(({ card }) => card.assumptionId === 'D1')?.rank).toBeNull();
    expect(next([], [tested('D1', seven, 1, 2)])[0]).toBe('D1');
  });

  it('begin with a test that is locked and not finished, whatever was seen since', () => {
    const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
    const share: PassMark = { kind: 'share', barPercent: '50', sample: 10 };
    const seen = [observed('talk', { assumptionId: 'D1', level: 'L4', count: 12 })];
    const locked = { ...tested('D1', seven, 0, 1), results: [] };
    expect(next(seen)[0]).not.toBe('D1');
    for (const record of [locked, tested('D1', seven, 1, 1)]) {
      expect(next(seen, [record])[0]).toBe('D1');
      expect(next(seen, [{ ...record, marks: [] }])[0]).not.toBe('D1');
      expect(next(seen, [{ ...record, objection: { reason: 'Rain', objectedAt: '2026-03-11' } }])[0]).not.toBe('D1');
    }
    expect(next(seen, [tested('D1', share, 5, 10)])[0]).not.toBe('D1');
  });

  it('leave out what people who came back have shown', () => {
    const known = important.filter(({ id }) => !id.startsWith('F')).map(({ id }) => id);
    const evidence = known.map((id) => observed(id, { assumptionId: id, level: 'L4', count: 12 }));
    const back = observed('back', { assumptionId: 'V4', level: 'L6' });
    expect(next(evidence)).toContain('F1');
    expect(next([...evidence, back])).not.toContain('F1');
    expect(next([...evidence, { ...back, independence: 'friend' }])).toContain('F1');
  });

  it('leave out what a stranger who paid has shown: that strangers can be met', () => {
    const known = reportOf([]).beliefs.flatMap(({ id }) => (['D1', 'R3'].includes(id) ? [] : [id]));
    const held = known.flatMap((id) =>
      ['a', 'b', 'c'].map((one) => observed(`${id}-${one}`, { assumptionId: id, level: 'L4', count: 12 })),
    );
    const paid = observed('paid', { assumptionId: 'V1', level: 'L5' });
    expect(next(held)).toContain('R3');
    expect(next([...held, paid])).not.toContain('R3');
    for (const shownOtherwise of [{ independence: 'friend' }, { side: 'against' }] as const)
      expect(next([...held, { ...paid, ...shownOtherwise }])).toContain('R3');
  });

  it('do not ask again what people refused: they ask why first', () => {
    const paid = (id: string, side: 'for' | 'against', count: number) =>
      observed(id, { assumptionId: 'V1', level: 'L5', proof: 'asserted', side, count });
    const cardOf = (evidence: EvidenceItem[]) =>
      reportOf(evidence).tests.find(({ card, rank }) => rank !== null && card.assumptionId === 'V1')?.card;
    const [before, after] = [cardOf([]), cardOf([paid('no', 'against', 5), paid('yes', 'for', 1)])];
    expect(after?.name).toBe('Find out why, then ask others');
    expect(after?.whatToDo).toContain(before?.whatToDo ?? 'nothing');
    expect(after?.whatToDo).toMatch(/^Ask those who said no what it was/);
    expect(after?.script.slice(2)).toEqual(before?.script);
    expect(before?.name).toBe('Ask for the money');
    const locked = { ...tested('V1', { kind: 'count', atLeast: 3, sample: 20 }, 0, 1), results: [] };
    const [first] = reportOf([paid('no', 'against', 5)], [locked]).tests;
    expect(first?.card.name).toBe(locked.card.name);
  });

  describe('begin with a make-or-break belief that looks false', () => {
    const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
    const leads = (evidence: EvidenceItem[], testCards: TestRecord[] = []) => {
      const { tests } = reportOf(evidence, testCards);
      const ranked = tests.filter(({ rank }) => rank !== null);
      return [ranked[0]?.card.assumptionId, ranked[0]?.card.name, ranked[0]?.record ?? null];
    };
    const again = (id: string) => [id, 'Find out why, then ask others', null];

    it('whose test failed: it asks why, and the failed test stays as it was', () => {
      const failed = tested('V1', seven, 1, 10);
      const { tests } = reportOf([], [failed]);
      expect(leads([], [failed])).toEqual(again('V1'));
      expect(tests.filter(({ record }) => record?.id === failed.id)).toMatchObject([{ rank: null }]);
    });

    it.each([
      ['F1', 'prototype'],
      ['P2', 'consent'],
    ])('%s, whose test failed: it asks those who said no, and where nobody could, why it failed', (id, kind) => {
      const { card } = tested(id, seven, 0, 1);
      expect(card.kind).toBe(kind);
      const failed = tested(id, card.passMark, 0, card.passMark.sample);
      const next = reportOf([], [failed]).tests.find(({ rank }) => rank === 1)?.card;
      expect(next?.assumptionId).toBe(id);
      expect(next?.whatToDo.startsWith('Ask those who said no')).toBe(kind === 'consent');
      expect(next?.whatToDo.startsWith('Find out why it failed.')).toBe(kind === 'prototype');
    });

    it.each(['V1', 'D3'])('%s, that people refused, ahead of another test that is locked', (id) => {
      const refused = observed('no', { assumptionId: id, level: 'L4', side: 'against', count: 5 });
      const locked = { ...tested('D1', seven, 0, 1), results: [] };
      const talk = observed('talk', { assumptionId: 'D1', level: 'L3', count: 2 });
      expect(leads([talk, refused], [locked])).toEqual(again(id));
      expect(leads([talk], [locked])[0]).toBe('D1');
      // Its own test that is under way is what to do.
      const own = { ...tested(id, seven, 0, 1), results: [] };
      expect(leads([refused], [locked, own])).toEqual([id, own.card.name, own]);
    });

    it('until more that was shown speaks for it', () => {
      const refused = observed('no', { assumptionId: 'V1', level: 'L5', side: 'against', count: 2 });
      const paid = onFile('yes', { assumptionId: 'V1', level: 'L5', count: 9 });
      expect(leads([refused])).toEqual(again('V1'));
      expect(leads([refused, paid])[0]).not.toBe('V1');
    });
  });

  it('move on from what holds to what does not, and propose nothing once all make-or-break beliefs hold', () => {
    const held = (count: number) =>
      important
        .slice(0, count)
        .flatMap(({ id }) =>
          ['a', 'b', 'c'].map((one) => observed(`${id}-${one}`, { assumptionId: id, level: 'L4', count: 12 })),
        );
    for (let count = 1; count < important.length; count += 1) {
      const ids = important.slice(0, count).map(({ id }) => id);
      expect(next(held(count)).filter((id) => ids.includes(id))).toEqual([]);
    }
    expect(next(held(important.length))).toEqual([]);
    const locked = { ...tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 0, 1), results: [] };
    expect(next(held(important.length), [locked])).toEqual(['D1']);
  });
});
