import { describe, expect, it } from 'vitest';
import { blankDraft, blankNote, blankSafe, type CapTableDraft } from './cap-table-draft.ts';
import { workOut } from './work-out.ts';

const today = '2026-11-22';
const blank = blankDraft(today);
/** Example 1 of the YC Post-Money SAFE User Guide, as a founder types it. */
const guide: CapTableDraft = {
  ...blank,
  holders: [{ id: 'holder-1', name: '', shares: 9_250_000 }],
  optionsGranted: 300_000,
  optionsPromised: 350_000,
  unissuedPool: 100_000,
  safes: [
    { ...blankSafe('safe-1'), amountMinor: 20_000_000, capMinor: 400_000_000 },
    { ...blankSafe('safe-2'), amountMinor: 80_000_000, capMinor: 800_000_000 },
  ],
  round: {
    ...blank.round,
    preMoneyMinor: 1_500_000_000,
    newMoneyMinor: 500_000_000,
    pool: 'increase',
    poolShares: 1_695_000,
  },
};
const [first, second] = guide.safes;
if (!first || !second) throw new Error('the guide has two SAFEs');

describe('workOut', () => {
  it('reads what was typed: names, percentages, the pool', () => {
    const { table, refusal, missing } = workOut(guide);
    expect({ refusal, missing }).toEqual({ refusal: null, missing: [] });
    expect(table?.rows.map(({ name }) => name)).toContain('Founder 1');
    expect(table).toMatchObject({ totalAfter: 17_946_424, round: { price: '1.1144' } });
    const target = workOut({ ...guide, round: { ...guide.round, pool: 'target_unissued_post', poolPercent: 10 } });
    expect(target.table?.round?.poolIncrease).toBe(1_694_570);
  });

  it('counts what is complete and names the rest', () => {
    const { table, missing } = workOut({
      ...guide,
      safes: [
        { ...first, capMinor: null },
        { ...second, kind: 'discount' },
      ],
      notes: [blankNote('note-1', today)],
      round: { ...guide.round, newMoneyMinor: Number.NaN },
    });
    expect(missing).toEqual([
      'SAFE 1 needs its valuation cap.',
      'SAFE 2 needs its discount.',
      'Note 1 needs its principal.',
      'The round needs its pre-money valuation, its new money and its closing date.',
    ]);
    expect(table).toMatchObject({ totalBefore: 10_000_000, round: null });
    expect(workOut(blank)).toMatchObject({ table: null, refusal: null });
  });

  it('lets an MFN SAFE take over a later one, and nothing else', () => {
    const mfn = { ...blankSafe('safe-0'), kind: 'mfn' as const, amountMinor: 10_000_000, electedId: 'safe-1' };
    const binding = (safes: CapTableDraft['safes']) =>
      workOut({ ...guide, safes }).table?.round?.conversions.find(({ id }) => id === 'safe-0')?.binding;
    expect(binding([mfn, first, second])).toBe('cap');
    expect(binding([first, mfn, second])).toBe('round_or_discount_price');
    expect(binding([mfn, { ...first, kind: 'mfn' }, second])).toBe('round_or_discount_price');
    expect(binding([mfn, { ...first, amountMinor: null }, second])).toBe('round_or_discount_price');
  });

  it('says in which part a refusal is put right, and gives no table', () => {
    const note = { ...blankNote('note-1', '2027-01-01'), principalMinor: 100 };
    const cases: [Partial<CapTableDraft>, string, string][] = [
      [{ safes: [{ ...first, amountMinor: 400_000_000 }] }, 'safes', 'sell the whole company'],
      [{ notes: [note] }, 'notes', 'after the closing date'],
      [{ round: { ...guide.round, preMoneyMinor: 5_000 } }, 'round', 'no price'],
      [{ holders: [{ id: 'x', name: '', shares: 9e15 }], optionsGranted: 9e15 }, 'company', 'digit too many'],
    ];
    for (const [part, section, message] of cases) {
      const { table, refusal } = workOut({ ...guide, ...part });
      expect(table).toBeNull();
      expect(refusal?.section).toBe(section);
      expect(refusal?.message).toContain(message);
    }
  });
});
