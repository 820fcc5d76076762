import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitPayouts, type PreferredClass, type WaterfallInput, waterfall } from './exit-waterfall.ts';
import { participatingSimple } from './participating.ts';
import { type SafeLiquidityInput, safeLiquidity } from './safe-liquidity.ts';

const preferredClass: fc.Arbitrary<Omit<PreferredClass, 'id'>> = fc.record({
  shares: fc.integer({ min: 1, max: 1_000 }),
  issue_price: fc.integer({ min: 1, max: 100 }),
  multiple: fc.constantFrom(1, 1.5, 2),
  participation: fc.constantFrom('none' as const, 'full' as const, 'capped' as const),
  cap_multiple: fc.constantFrom(2, 2.5, 3),
});
const company: fc.Arbitrary<Omit<WaterfallInput, 'exit_values'>> = fc
  .record({
    common_shares: fc.integer({ min: 1, max: 2_000 }),
    classes: fc.array(preferredClass, { maxLength: 4 }),
    level: fc.boolean(),
  })
  .map(({ common_shares, classes, level }) => {
    const preferred = classes.map((each, index) => ({ id: `class-${index}`, ...each }));
    const ids = preferred.map(({ id }) => id);
    return { common_shares, preferred, seniority: level ? [ids] : ids.map((id) => [id]) };
  });
const exitValue = fc.integer({ min: 0, max: 2_000_000 });

describe('waterfall', () => {
  it('pays out exactly the exit', () => {
    fc.assert(
      fc.property(company, exitValue, (input, exit) => {
        const { common, preferred } = exitPayouts(input, exit);
        const paid = [...preferred.values()].reduce((sum, each) => sum.plus(each), common);
        expect(paid.toString()).toBe(String(exit));
      }),
    );
  });

  it('pays nobody less at a higher exit', () => {
    fc.assert(
      fc.property(company, exitValue, exitValue, (input, exit, more) => {
        const low = exitPayouts(input, exit);
        const high = exitPayouts(input, exit + more);
        expect(high.common.compare(low.common)).toBeGreaterThanOrEqual(0);
        for (const [id, amount] of low.preferred)
          expect(high.preferred.get(id)?.compare(amount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('leaves no class better off by converting or not: each takes its best at the value of a common share', () => {
    fc.assert(
      fc.property(company, exitValue, (input, exit) => {
        const { common, preferred, converts } = exitPayouts(input, exit);
        const value = common.toNumber() / Number(input.common_shares);
        for (const { id, shares, issue_price, multiple, participation } of input.preferred ?? []) {
          const paid = preferred.get(id)?.toNumber() ?? 0;
          expect(paid).toBeGreaterThanOrEqual(Number(shares) * value - 1e-6);
          if (converts.get(id)) {
            expect(participation).not.toBe('full');
            expect(paid).toBeCloseTo(Number(shares) * value, 6);
            expect(paid).toBeGreaterThan(Number(shares) * Number(issue_price) * Number(multiple));
          }
        }
      }),
    );
  });

  it('stops capped participation at a cap that counts the preference', () => {
    const capped: PreferredClass = { id: 'a', shares: 20, issue_price: 1, participation: 'capped', cap_multiple: 2 };
    const at = (exit: number) => exitPayouts({ common_shares: 80, preferred: [capped] }, exit);
    expect(at(150).preferred.get('a')?.toNumber()).toBe(40);
    expect(at(200).converts.get('a')).toBe(false);
    expect(at(201).converts.get('a')).toBe(true);
  });

  const one: PreferredClass = { id: 'a', shares: 1, issue_price: 1 };
  it.each([
    { common_shares: 0 },
    { preferred: [one, one] },
    { preferred: [{ ...one, id: 'common' }] },
    { preferred: [{ ...one, shares: 0 }] },
    { preferred: [{ ...one, participation: 'half' as never }] },
    { preferred: [{ ...one, participation: 'capped' as const }] },
    { preferred: [{ ...one, participation: 'capped' as const, multiple: 2, cap_multiple: 1 }] },
    { preferred: [one], seniority: [] },
    { preferred: [one], seniority: [['a'], ['a']] },
    { preferred: [one], seniority: [['a', 'b']] },
    { exit_values: [-1] },
  ])('refuses %o', (wrong) => {
    expect(() => waterfall({ common_shares: 1, exit_values: [5], ...wrong })).toThrow(RangeError);
  });
});

describe('participatingSimple', () => {
  const deal = { exit_value: 10e6, invested: 2e6, as_converted_fraction: 0.3 };

  it('agrees with the waterfall', () => {
    fc.assert(
      fc.property(fc.nat(60_000_000), fc.integer({ min: 1, max: 3 }), (exit_value, cap) => {
        const simple = participatingSimple({ ...deal, exit_value, cap_multiple: cap });
        const paid = (participation: 'none' | 'full' | 'capped') =>
          exitPayouts(
            {
              common_shares: 700,
              preferred: [{ id: 'a', shares: 300, issue_price: '20000/3', participation, cap_multiple: cap }],
            },
            exit_value,
          )
            .preferred.get('a')
            ?.toNumber();
        expect([simple.non_participating, simple.participating, simple.capped]).toEqual([
          paid('none'),
          paid('full'),
          paid('capped'),
        ]);
      }),
    );
  });

  it('converts above investment ÷ fraction, and never without shares', () => {
    expect(participatingSimple({ ...deal, invested: 3e6 }).conversion_breakeven).toBe(10e6);
    const none = participatingSimple({ ...deal, as_converted_fraction: 0 });
    expect(none).toMatchObject({ conversion_breakeven: null, capped: null });
    expect(Object.keys(none.reasons)).toEqual(['capped', 'conversion_breakeven']);
  });

  it.each([{ exit_value: -1 }, { invested: 0 }, { as_converted_fraction: 30 }, { multiple: 2, cap_multiple: 1 }])(
    'refuses %o',
    (wrong) => {
      expect(() => participatingSimple({ ...deal, ...wrong })).toThrow(RangeError);
    },
  );
});

describe('safeLiquidity', () => {
  const sale: SafeLiquidityInput = {
    proceeds: 6e6,
    shares_incl_options_promised: 9e6,
    safes: [
      { amount: 500_000, cap: 10e6 },
      { amount: 1e6, cap: 5e6 },
    ],
  };

  it('converts exactly when proceeds exceed the cap of a single SAFE', () => {
    const at = (proceeds: number) => safeLiquidity({ ...sale, proceeds, safes: [{ amount: 500_000, cap: 10e6 }] });
    expect(at(10e6).converts).toEqual([false]);
    expect(at(10_000_001).converts).toEqual([true]);
  });

  it('counts only what converts in the liquidity capitalization', () => {
    expect(safeLiquidity(sale).liquidity_capitalization).toBe(9e6 / 0.8);
    expect(safeLiquidity({ ...sale, proceeds: 1e6 }).liquidity_capitalization).toBe(9e6);
  });

  it('shares short funds by purchase amount, and cashes out a SAFE without a cap', () => {
    expect(safeLiquidity({ ...sale, proceeds: 750_000 }).payouts).toEqual([250_000, 500_000]);
    expect(safeLiquidity({ ...sale, proceeds: 100e6, safes: [{ amount: 7 }] })).toMatchObject({
      converts: [false],
      payouts: [7],
    });
  });

  it('leaves nobody better off by deciding otherwise, and pays out exactly the proceeds', () => {
    const safe = fc.record({
      amount: fc.integer({ min: 1, max: 200 }),
      cap: fc.option(fc.integer({ min: 1_000, max: 5_000 })),
    });
    fc.assert(
      fc.property(fc.array(safe, { maxLength: 4 }), fc.nat(10_000), (safes, proceeds) => {
        const { converts, payouts, common_total } = safeLiquidity({
          proceeds,
          shares_incl_options_promised: 1_000,
          safes,
        });
        expect(payouts.reduce((sum, each) => sum + each, common_total)).toBeCloseTo(proceeds, 6);
        for (const [index, { amount, cap }] of safes.entries()) {
          const cash = (each: number) => (converts[each] ? 0 : (safes[each]?.amount ?? 0));
          const others = safes.reduce((sum, _, each) => sum + (each === index ? 0 : cash(each)), 0);
          if (converts[index]) expect(payouts[index]).toBeGreaterThan(amount);
          else if (cap !== null) expect((amount / cap) * (proceeds - others)).toBeLessThanOrEqual(amount + 1e-9);
        }
      }),
    );
  });

  it.each([
    { proceeds: -1 },
    { shares_incl_options_promised: 0 },
    { safes: [{ amount: 0, cap: 1 }] },
    { safes: [{ amount: 1, cap: 0 }] },
    { safes: [{ amount: 5, cap: 5 }] },
  ])('refuses %o', (wrong) => {
    expect(() => safeLiquidity({ ...sale, ...wrong })).toThrow(RangeError);
  });
});
