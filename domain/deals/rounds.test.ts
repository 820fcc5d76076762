import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { antiDilution, dilutionPath } from './dilution.ts';
import { premoneySafePrimer } from './premoney-safe.ts';
import { type PricedRoundInput, pricedRound } from './priced-round.ts';
import { safeRound } from './safe-round.ts';

const shuffle: PricedRoundInput = {
  pre_money: 8_000_000,
  new_money: 2_000_000,
  existing_shares_ex_unissued_pool: 6_000_000,
  target_unissued_pool_post: 0.2,
};

describe('pricedRound', () => {
  it('agrees with the general round, for any pool', () => {
    const shares = fc.integer({ min: 1_000_000, max: 20_000_000 });
    fc.assert(
      fc.property(
        shares,
        fc.nat(3_000_000),
        fc.integer({ min: 0, max: 40 }),
        shares,
        (existing, pool, target, money) => {
          const one = pricedRound({
            ...shuffle,
            new_money: money / 10,
            existing_shares_ex_unissued_pool: existing,
            existing_unissued_pool: pool,
            target_unissued_pool_post: target / 100,
          });
          const other = safeRound({
            outstanding: existing,
            unissued_pool: pool,
            pre_money: 8_000_000,
            new_money: money / 10,
            pool: { type: 'target_unissued_post', fraction: target / 100 },
          });
          expect(one.price_exact).toBe(other.price_exact);
          expect(one.total_exact).toBe(other.total_exact);
          const { existing: kept, unissued_pool, new_money } = one.ownership;
          expect(kept + unissued_pool + new_money).toBeCloseTo(1, 12);
        },
      ),
    );
  });

  it('does not shrink a pool that is larger than its target', () => {
    const result = pricedRound({ ...shuffle, existing_unissued_pool: 4_000_000 });
    expect(result).toMatchObject({ pool_increase: 0, effective_pre_money: 8_000_000, price: 0.8 });
  });

  it('dilutes the new investor too when the pool comes after closing', () => {
    const after = pricedRound({ ...shuffle, pool_in: 'post' });
    expect(after.price).toBeCloseTo(8 / 6, 12);
    expect(after.ownership.unissued_pool).toBeCloseTo(0.2, 12);
    expect(after.ownership.new_money).toBeCloseTo(0.16, 12);
    expect(after.effective_pre_money).toBe(8_000_000);
  });

  it.each([
    { pre_money: 0 },
    { new_money: -1 },
    { existing_shares_ex_unissued_pool: 0 },
    { existing_unissued_pool: -1 },
    { target_unissued_pool_post: 20 },
    { target_unissued_pool_post: 0.8 },
    { pool_in: 'between' as never },
  ])('refuses %o', (wrong) => {
    expect(() => pricedRound({ ...shuffle, ...wrong })).toThrow(RangeError);
  });
});

describe('dilutionPath', () => {
  it('tells points from relative dilution and compounds', () => {
    const half = { new_fraction: 0.5 };
    expect(dilutionPath({ start_fraction: 0.4, rounds: [half, half] })).toEqual({
      rounds: [
        { after: 0.2, points_lost: 0.2, relative_dilution: 0.5 },
        { after: 0.1, points_lost: 0.1, relative_dilution: 0.5 },
      ],
      final: 0.1,
      total_relative_dilution: 0.75,
    });
  });

  it.each([
    { start_fraction: 0, rounds: [] },
    { start_fraction: 25, rounds: [] },
    { start_fraction: 1, rounds: [{ new_fraction: 1 }] },
    { start_fraction: 1, rounds: [{ new_fraction: 0.6, pool_increase_fraction: 0.4 }] },
    { start_fraction: 1, rounds: [{ new_fraction: -0.1 }] },
  ])('refuses %o', (wrong) => {
    expect(() => dilutionPath(wrong)).toThrow(RangeError);
  });
});

describe('antiDilution', () => {
  const down = { cp1: 2, original_issue_price: 2, A_outstanding: 10e6, new_shares: 4e6, consideration: 4e6 };

  it('does nothing at the same price', () => {
    expect(antiDilution({ ...down, consideration: 8e6 })).toMatchObject({ bbwa_cp2: 2, ratchet_cp2: 2, bbwa_ratio: 1 });
  });

  it('starts a second adjustment from the lowered price and the ratio from the original one', () => {
    const first = antiDilution(down);
    const second = antiDilution({ ...down, cp1: first.bbwa_cp2_exact, A_outstanding: 14e6 });
    expect(second.bbwa_cp2).toBeLessThan(first.bbwa_cp2);
    expect(second.bbwa_ratio).toBeCloseTo(2 / second.bbwa_cp2, 12);
  });

  it('stays between the new price and the old one, less the more the unissued pool is counted', () => {
    const shares = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(shares, shares, shares, (A_outstanding, new_shares, consideration) => {
        const { bbwa_cp2, ratchet_cp2 } = antiDilution({ cp1: 2, A_outstanding, new_shares, consideration });
        expect(bbwa_cp2).toBeLessThanOrEqual(2);
        expect(bbwa_cp2).toBeGreaterThanOrEqual(ratchet_cp2);
        const withPool = antiDilution({ cp1: 2, A_outstanding: A_outstanding + 1e6, new_shares, consideration });
        expect(withPool.bbwa_cp2).toBeGreaterThanOrEqual(bbwa_cp2);
      }),
    );
  });

  it('says what is missing for the ratio, and that a gift leaves no ratchet', () => {
    const bare = antiDilution({ cp1: 2, A_outstanding: 1, new_shares: 1, consideration: 0 });
    expect(bare).toMatchObject({
      bbwa_ratio: null,
      bbwa_as_converted: null,
      ratchet_cp2: 0,
      ratchet_as_converted: null,
    });
    expect(Object.keys(bare.reasons)).toEqual(['bbwa_ratio', 'bbwa_as_converted', 'ratchet_as_converted']);
  });

  it.each([{ cp1: 0 }, { A_outstanding: 0 }, { new_shares: 0 }, { consideration: -1 }, { consideration: 'much' }])(
    'refuses %o',
    (wrong) => {
      expect(() => antiDilution({ ...down, ...wrong })).toThrow(RangeError);
    },
  );
});

describe('premoneySafePrimer', () => {
  const primer = { pre_money: 10e6, new_money: 1e6, fully_diluted_incl_pool: 11e6, amount: 100_000 };

  it('converts at the round price without a cap or discount, or when neither is lower', () => {
    const plain = premoneySafePrimer(primer);
    expect(plain.basis).toBe('series_price');
    expect(plain.safe_price_options).toEqual({});
    expect(premoneySafePrimer({ ...primer, cap: 20e6 })).toMatchObject({ basis: 'series_price', safe_price: 0.9091 });
  });

  it.each([
    { amount: 0 },
    { cap: 0 },
    { discount: 1 },
    { fully_diluted_incl_pool: 0 },
    { series_price_decimals: 1.5 },
    { series_price_decimals: 0, pre_money: 1 },
  ])('refuses %o', (wrong) => {
    expect(() => premoneySafePrimer({ ...primer, ...wrong })).toThrow(RangeError);
  });
});
