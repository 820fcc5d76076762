import { describe, expect, it } from 'vitest';
import { ASSUMPTION_CLASSES } from './assumption-rules.ts';
import { ASSUMPTION_LIMITS, ASSUMPTION_RULES, assembleAssumptions, isReason } from './assumptions.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';

const idsOf = (draft = {}) => assembleAssumptions(draft).map((assumption) => assumption.id);
const find = (id: string, ...given: Parameters<typeof assembleAssumptions>) =>
  assembleAssumptions(...given).find((assumption) => assumption.id === id);

describe('assembleAssumptions', () => {
  it('finds at least twelve in every idea, even an empty one, in all five classes and in fixed order', () => {
    for (const draft of [{}, ...Object.values(GOOD_INTAKES)]) {
      const assumptions = assembleAssumptions(draft);
      expect(assumptions.length).toBeGreaterThanOrEqual(12);
      const order = assumptions.map((assumption) => ASSUMPTION_CLASSES.indexOf(assumption.class));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(new Set(order).size).toBe(5);
      expect(new Set(assumptions.map((assumption) => assumption.id)).size).toBe(assumptions.length);
    }
  });

  it('uses the founder’s own words', () => {
    expect(find('D1', BOOKKEEPING)?.statement).toBe(
      'Fabric traders with one or two stalls and no bookkeeper (Balogun Market, Lagos Island) have this problem: “They lose track of who bought on credit and write off part of each month’s sales”.',
    );
    expect(find('V1', BOOKKEEPING)?.statement).toBe('The stall owner would pay ₦2,500 per stall per month.');
    expect(find('V3', BOOKKEEPING)?.statement).toContain('about 8,000 of them');
    expect(find('F1', BOOKKEEPING)?.statement).toContain('within 8 weeks and ₦300,000');
  });

  it('keeps ids when an answer makes an assumption appear or vanish', () => {
    expect(idsOf(BOOKKEEPING)).not.toContain('D5');
    expect(idsOf({ ...BOOKKEEPING, payer: 'The market association' })).toContain('D5');
    expect(idsOf({ ...BOOKKEEPING, whyNow: '' })).toEqual(idsOf(BOOKKEEPING).filter((id) => id !== 'D6'));
  });

  it.each([
    ['D3', { workaround: 'Nothing' }, 'D3.nothing', 5],
    ['D3', { workaround: 'They write it down' }, 'D3.workaround', 4],
    ['D4', { edge: '' }, 'D4.no-edge', 5],
    ['D4', { alternatives: [] }, 'D4.no-rivals', 3],
    ['V2', { unitCost: { amountMinor: 200_000, currency: 'NGN' as const } }, 'V2.thin', 5],
    ['V2', { unitCost: null }, 'V2.unknown', 4],
    ['V3', { segmentSizeSource: '' }, 'V3.unsourced', 3],
    ['V4', { unitsPerYear: 1 }, 'V4.once', 3],
    ['F1', { weeksAvailable: 4 }, 'F1.short', 5],
    ['R2', { payer: 'The ministry' }, 'R2.two-people', 4],
    ['P1', { regulatedTouchpoints: ['Holding deposits'] }, 'P1.touchpoint', 5],
    ['P1', { regulatedTouchpoints: ['none'], pitch: 'We sell leaked WAEC papers on WhatsApp.' }, 'P1.unlawful', 5],
    ['P1', { regulatedTouchpoints: ['Deposits'], pitch: 'Small loans by phone for traders.' }, 'P1.regulated', 5],
    ['P1', { regulatedTouchpoints: [], pitch: 'We bring medicines to traders at their stalls.' }, 'P1.word', 4],
    ['P1', { regulatedTouchpoints: [] }, 'P1.unanswered', 3],
    ['P1', {}, 'P1.none', 2],
    ['P2', { segment: 'Hospitals with 50 beds' }, 'P2.sensitive', 4],
    ['P3', {}, 'P3.platform', 3],
    ['P3', { pitch: 'We keep the books of traders who talk to us.' }, 'P3.partner', 2],
  ])('%s with %o is set by %s', (id, change, rule, importance) => {
    expect(find(id, { ...BOOKKEEPING, ...change })).toMatchObject({ importance, setBy: { rule, importance } });
  });

  it('takes the last edit of an importance and keeps the rule’s and every reason', () => {
    const edits = [
      { assumptionId: 'D2', importance: 5, reason: 'Rent is due weekly', date: '2026-01-01' },
      { assumptionId: 'D2', importance: 4, reason: 'Two said monthly is fine', date: '2026-02-01' },
    ] as const;
    expect(find('D2', BOOKKEEPING, edits)).toMatchObject({ importance: 4, setBy: { importance: 3 }, edits });
  });

  it('refuses an edit and an own assumption without a reason', () => {
    const edit = { assumptionId: 'D1', importance: 1, reason: '  …!', date: '2026-01-01' } as const;
    expect(() => assembleAssumptions(BOOKKEEPING, [edit])).toThrow(/reason/);
    const own = { id: 'own-1', class: 'reach', statement: 'Radio works.', importance: 3, reason: 'no' } as const;
    expect(() => assembleAssumptions(BOOKKEEPING, [], [own])).toThrow(/reason/);
    expect(isReason('x'.repeat(ASSUMPTION_LIMITS.reasonLetters))).toBe(true);
  });

  it('puts the founder’s own assumptions into their class and keeps their ids apart', () => {
    const own = {
      id: 'own-1',
      class: 'reach',
      statement: 'Traders listen to market radio.',
      importance: 3,
      reason: 'Our second channel',
    } as const;
    const ids = assembleAssumptions(BOOKKEEPING, [], [own]).map((assumption) => assumption.id);
    expect(ids.indexOf('own-1')).toBe(ids.indexOf('R3') + 1);
    expect(() => assembleAssumptions(BOOKKEEPING, [], [{ ...own, id: 'D1' }])).toThrow(/own-/);
  });

  it('gives every rule an id of its own and names the fields that it reads', () => {
    expect(new Set(ASSUMPTION_RULES.map((rule) => rule.id)).size).toBe(ASSUMPTION_RULES.length);
    for (const rule of ASSUMPTION_RULES) expect(rule.fields.length).toBeGreaterThan(0);
  });
});
