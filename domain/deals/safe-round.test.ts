import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { safeRoundYcRounding } from './round-shares.ts';
import { safeCompanyCapitalization, safeOwnershipSold, safeProRata } from './safe-ownership.ts';
import { type PoolTerms, readRound, type SafeRoundInput, safeRound } from './safe-round.ts';
import type { SafeTerms } from './safe-terms.ts';
import { type SolvedRound, solveRound } from './solve-round.ts';

const A: SafeTerms = { id: 'A', kind: 'post_cap', amount: 200_000, cap: 4_000_000 };
const B: SafeTerms = { id: 'B', kind: 'post_cap', amount: 800_000, cap: 8_000_000 };
const guide: SafeRoundInput = {
  outstanding: 9_900_000,
  unissued_pool: 100_000,
  pre_money: 15_000_000,
  new_money: 5_000_000,
  pool: { type: 'increase', shares: 1_695_000 },
  safes: [A, B],
};

const amount = fc.integer({ min: 1_000, max: 400_000 });
const cap = fc.integer({ min: 2_000_000, max: 40_000_000 });
const discount = fc.integer({ min: 0, max: 40 }).map((percent) => percent / 100);
const terms: fc.Arbitrary<Omit<SafeTerms, 'id'>> = fc.oneof(
  fc.record({ kind: fc.constantFrom('post_cap' as const, 'pre_cap' as const), amount, cap, discount }),
  fc.record({ kind: fc.constant('discount' as const), amount, discount }),
  fc.record({ kind: fc.constantFrom('plain' as const, 'mfn' as const), amount }),
);
const stack = fc
  .array(terms, { maxLength: 4 })
  .map((safes) => safes.map((safe, index): SafeTerms => ({ id: `safe-${index}`, ...safe })));
const pool: fc.Arbitrary<PoolTerms> = fc.oneof(
  fc.constant({ type: 'none' as const }),
  fc.record({ type: fc.constant('increase' as const), shares: fc.nat(2_000_000) }),
  fc.record({
    type: fc.constant('target_unissued_post' as const),
    fraction: fc.integer({ min: 0, max: 20 }).map((percent) => percent / 100),
  }),
);
const round: fc.Arbitrary<SafeRoundInput> = fc.record({
  outstanding: fc.integer({ min: 1_000_000, max: 20_000_000 }),
  unissued_pool: fc.nat(1_000_000),
  pre_money: fc.integer({ min: 8_000_000, max: 60_000_000 }),
  new_money: fc.integer({ min: 100_000, max: 10_000_000 }),
  pool,
  safes: stack,
  convention: fc.constantFrom('percent_ownership' as const, 'pre_money_fixed' as const, 'dollars_invested' as const),
});

/** The price each kind of holder has a right to, worked out from the solution alone. */
function bestShares(input: SafeRoundInput, safe: SafeTerms, solved: SolvedRound): Fraction {
  const money = Fraction.of(Number(safe.amount));
  const rate = Fraction.of(1).minus(Fraction.of(Number(safe.discount ?? 0)));
  const byPrice = money.over(solved.price.times(rate));
  if (safe.cap == null) return byPrice;
  const before = Fraction.of(Number(input.outstanding)).plus(Fraction.of(Number(input.unissued_pool)));
  const base = safe.kind === 'pre_cap' ? before.plus(solved.poolIncrease) : solved.companyCapitalization;
  const byCap = money.over(Fraction.of(Number(safe.cap)).over(base));
  return byCap.compare(byPrice) > 0 ? byCap : byPrice;
}

describe('safeRound', () => {
  it('gives every holder the larger number, adds up and prices by the convention, for any mix', () => {
    fc.assert(
      fc.property(round, (input) => {
        const read = readRound(input);
        const solved = solveRound(read);
        const before = read.outstanding.plus(read.unissuedPool);
        const converted = solved.shares.reduce((sum, each) => sum.plus(each), Fraction.of(0));
        for (const [index, safe] of (input.safes ?? []).entries())
          expect(solved.shares[index]?.toString()).toBe(bestShares(input, safe, solved).toString());
        expect(solved.companyCapitalization.toString()).toBe(before.plus(converted).toString());
        const all = before.plus(converted).plus(solved.poolIncrease).plus(solved.newShares);
        expect(solved.total.toString()).toBe(all.toString());
        expect(solved.newShares.times(solved.price).toString()).toBe(String(input.new_money));

        const valued = {
          percent_ownership: all.minus(solved.newShares),
          pre_money_fixed: before.plus(solved.poolIncrease),
          dollars_invested: all.minus(solved.newShares).minus(converting(read).over(solved.price)),
        }[read.convention];
        expect(valued.times(solved.price).toString()).toBe(String(input.pre_money));
        if ('target' in read.pool) {
          const after = read.unissuedPool.plus(solved.poolIncrease);
          const target = read.pool.target.times(solved.total);
          expect(after.toString()).toBe(
            (target.compare(read.unissuedPool) > 0 ? target : read.unissuedPool).toString(),
          );
        }
      }),
    );

    function converting({ convertibles }: ReturnType<typeof readRound>): Fraction {
      return convertibles.reduce((sum, each) => sum.plus(each.amount), Fraction.of(0));
    }
  });

  it('adds the fractions of all holders up to the whole', () => {
    fc.assert(
      fc.property(round, (input) => {
        const { ownership } = safeRound(input);
        const sum = ownership.outstanding + ownership.pool + ownership.new_money;
        expect(ownership.safes.reduce((total, each) => total + each, sum)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('does not depend on the order of SAFEs without MFN rights', () => {
    fc.assert(
      fc.property(round, (input) => {
        const safes = (input.safes ?? []).filter(({ kind }) => kind !== 'mfn');
        const one = safeRound({ ...input, safes });
        const other = safeRound({ ...input, safes: safes.toReversed() });
        expect(other.price_exact).toBe(one.price_exact);
        expect(other.safe_shares_exact).toEqual(one.safe_shares_exact.toReversed());
      }),
    );
  });

  it('prices higher at a higher pre-money', () => {
    fc.assert(
      fc.property(round, fc.integer({ min: 1, max: 20_000_000 }), (input, more) => {
        const low = solveRound(readRound(input));
        const high = solveRound(readRound({ ...input, pre_money: Number(input.pre_money) + more }));
        expect(high.price.compare(low.price)).toBeGreaterThan(0);
      }),
    );
  });

  it('leaves the pool increase out of the post-money capitalization and puts it into the pre-money one', () => {
    const withPool = safeRound(guide);
    const without = safeRound({ ...guide, pool: { type: 'none' } });
    expect(withPool.safe_shares_exact).toEqual(without.safe_shares_exact);
    const pre: SafeTerms = { id: 'P', kind: 'pre_cap', amount: 200_000, cap: 3_800_000 };
    expect(safeRound({ ...guide, safes: [pre] }).safe_prices[0]).toBeCloseTo(3_800_000 / 11_695_000, 12);
    expect(safeRound({ ...guide, safes: [pre], pool: null }).safe_prices[0]).toBeCloseTo(0.38, 12);
  });

  it('takes the pool target of the post-round total', () => {
    const target = safeRound({ ...guide, pool: { type: 'target_unissued_post', fraction: 0.1 } });
    expect(target.ownership.pool).toBe(0.1);
    const met = safeRound({
      ...guide,
      unissued_pool: 9_000_000,
      pool: { type: 'target_unissued_post', fraction: 0.1 },
    });
    expect(met.pool_increase).toBe(0);
  });

  it('lets the cap win only above cap ÷ (1 − discount)', () => {
    const safe: SafeTerms = { id: 'S', kind: 'post_cap', amount: 500_000, cap: 8_000_000, discount: 0.2 };
    const at = (pre_money: number) => safeRound({ outstanding: 9_000_000, pre_money, new_money: 1e6, safes: [safe] });
    expect(at(9_900_000).binding).toEqual(['round_or_discount_price']);
    expect(at(10_000_000).safe_prices[0]).toBeCloseTo(at(10_000_000).price * 0.8, 12);
    expect(at(10_100_000).binding).toEqual(['cap']);
  });

  it('takes a discount of 20% off the price, to 80% of it', () => {
    const { price, safe_prices } = safeRound({
      ...guide,
      safes: [{ id: 'D', kind: 'discount', amount: 100_000, discount: 0.2 }],
    });
    expect(safe_prices[0]).toBeCloseTo(price * 0.8, 12);
  });

  it('refuses SAFEs that together sell the whole company', () => {
    const half = (id: string): SafeTerms => ({ id, kind: 'post_cap', amount: 2_000_000, cap: 4_000_000 });
    expect(() => safeRound({ ...guide, safes: [half('1'), half('2')] })).toThrow('sell the whole company');
    expect(() => safeRound({ ...guide, safes: [half('1'), A] })).not.toThrow();
  });

  it('refuses a round that leaves nothing', () => {
    const large: SafeTerms = { id: 'L', kind: 'plain', amount: 15_000_000 };
    expect(() => safeRound({ ...guide, safes: [large] })).toThrow('no price');
    const target: PoolTerms = { type: 'target_unissued_post', fraction: 0.8 };
    expect(() => safeRound({ ...guide, pool: target })).toThrow('no price');
  });

  it.each([
    { outstanding: 0 },
    { outstanding: undefined as never },
    { unissued_pool: -1 },
    { pre_money: 0 },
    { pre_money: undefined as never },
    { new_money: 0 },
    { new_money: Number.NaN },
    { pool: { type: 'increase' as const, shares: -1 } },
    { pool: { type: 'target_unissued_post' as const, fraction: 1 } },
    { pool: { type: 'target_unissued_post' as const, fraction: 10 } },
    { pool: { type: 'some' as never } },
    { convention: 'guess' as never },
    { safes: [A, A] },
    { safes: [{ ...A, amount: 0 }] },
    { safes: [{ ...A, cap: 0 }] },
    { safes: [{ ...A, cap: null }] },
    { safes: [{ ...A, discount: 1 }] },
    { safes: [{ ...A, kind: 'discount' as const }] },
    { safes: [{ ...A, kind: 'other' as never }] },
  ])('refuses %o', (wrong) => {
    expect(() => safeRound({ ...guide, ...wrong })).toThrow(RangeError);
  });
});

describe('most-favoured-nation SAFEs', () => {
  const M: SafeTerms = { id: 'M', kind: 'mfn', amount: 100_000 };
  const D: SafeTerms = { id: 'D', kind: 'discount', amount: 300_000, discount: 0.15 };

  it('take one later SAFE as a whole and keep their own amount', () => {
    const elected = safeRound({ ...guide, safes: [M, A, D], mfn_elections: { M: 'A' } });
    const plain = safeRound({ ...guide, safes: [{ ...A, id: 'M', amount: 100_000 }, A, D] });
    expect(elected.price_exact).toBe(plain.price_exact);
    expect(elected.safe_prices[0]).toBeCloseTo(elected.safe_prices[1] ?? Number.NaN, 12);
  });

  it('convert at the round price without an election', () => {
    const { price, safe_prices } = safeRound({ ...guide, safes: [M, A] });
    expect(safe_prices[0]).toBeCloseTo(price, 12);
  });

  it.each([
    [[A, M], { M: 'A' }, 'later SAFE'],
    [[M, A], { M: 'M' }, 'later SAFE'],
    [[M, A], { M: 'Z' }, 'later SAFE'],
    [[M, { ...M, id: 'N' }], { M: 'N' }, 'no terms of its own'],
    [[A, D], { A: 'D' }, 'no most-favoured-nation right'],
  ])('never reach back or beyond their right (%#)', (safes, mfn_elections: Record<string, string>, message) => {
    expect(() => safeRound({ ...guide, safes, mfn_elections })).toThrow(message);
  });
});

describe('safeRoundYcRounding', () => {
  it('states the price with 4 decimals before dividing, and with five digits at a tiny price', () => {
    expect(safeRoundYcRounding(guide)).toMatchObject({ price: 1.1144, new_shares: 4_486_719, founders_fraction: null });
    const tiny = safeRoundYcRounding({ outstanding: 9e9, pre_money: 100_000, new_money: 20_000 });
    expect(tiny.price).toBe(0.000011111);
    expect(tiny.new_shares).toBe(1_800_018_000);
  });

  it('is within a share of the exact SAFE shares when prices are the caps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12_000_000, max: 60_000_000 }), (pre_money) => {
        const exact = safeRound({ ...guide, pre_money });
        const whole = safeRoundYcRounding({ ...guide, pre_money });
        for (const [index, shares] of whole.safe_shares.entries())
          expect(Math.abs(shares - (exact.safe_shares[index] ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what SAFEs sell', () => {
  const capped = [
    { amount: 200_000, post_money_cap: 4_000_000 },
    { amount: 800_000, post_money_cap: 8_000_000 },
  ];

  it('adds up, and is of the capitalization with the SAFEs in it', () => {
    const { total_sold, left_for_others } = safeOwnershipSold({ safes: capped });
    expect([total_sold, left_for_others]).toEqual([0.15, 0.85]);
    const { company_capitalization_exact, safe_shares_exact } = safeCompanyCapitalization({
      pre_safe_shares: 10_000_000,
      safes: capped,
    });
    const shares = safe_shares_exact.map((each) => Number(each.split('/')[0]) / 17);
    expect(company_capitalization_exact).toBe('200000000/17');
    expect(10_000_000 + (shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(200_000_000 / 17, 6);
  });

  it('refuses the whole company, nothing and no cap', () => {
    expect(() => safeOwnershipSold({ safes: [{ amount: 5, post_money_cap: 5 }] })).toThrow('sell the whole company');
    expect(() => safeOwnershipSold({ safes: [{ amount: 0, post_money_cap: 5 }] })).toThrow(RangeError);
    expect(() => safeOwnershipSold({ safes: [{ amount: 1, post_money_cap: 0 }] })).toThrow(RangeError);
    expect(() => safeCompanyCapitalization({ pre_safe_shares: 0, safes: capped })).toThrow(RangeError);
  });

  it('gives pro rata of the capitalization, not of the post-round total', () => {
    const input = { safe_shares: 100, company_capitalization: 1000, new_shares: 999, price: 2 };
    expect(safeProRata(input)).toEqual({ fraction: 0.1, shares: 99, cost: 198 });
    expect(() => safeProRata({ ...input, safe_shares: 1001 })).toThrow('must not exceed');
    expect(() => safeProRata({ ...input, price: 0 })).toThrow(RangeError);
  });
});
