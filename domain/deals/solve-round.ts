import { ONE, sumOf, ZERO } from '../exact.ts';
import type { Fraction } from '../fraction.ts';

/**
 * Which shares a cap is divided by. `company_capitalization`: everything before the new money and the pool increase, all
 * conversions included (post-money SAFE). The others leave conversions out: `with_increase` is all shares, options and the
 * pool with this round's increase (older pre-money SAFE), `without_increase` the same before it, `issued` issued shares only.
 */
export type CapBase = 'company_capitalization' | 'with_increase' | 'without_increase' | 'issued';

/** A SAFE or the balance of a note. Discount as a fraction taken off the round price. */
export type Convertible = { amount: Fraction; discount: Fraction; cap: Fraction | null; base: CapBase };

/** What the pre-money valuation is divided by; the term sheet must say which. */
export type PriceConvention = 'percent_ownership' | 'pre_money_fixed' | 'dollars_invested';

export type RoundTerms = {
  /** Issued shares only. */
  issued: Fraction;
  /** Issued shares, granted and promised options. */
  outstanding: Fraction;
  unissuedPool: Fraction;
  preMoney: Fraction;
  newMoney: Fraction;
  /** So many new shares, or the unissued pool after the round as a fraction of the total. */
  pool: { increase: Fraction } | { target: Fraction };
  convention: PriceConvention;
  convertibles: readonly Convertible[];
};

export type Binding = 'cap' | 'round_or_discount_price';

export type SolvedRound = {
  price: Fraction;
  total: Fraction;
  newShares: Fraction;
  poolIncrease: Fraction;
  companyCapitalization: Fraction;
  /** Of each convertible, in the order given. */
  shares: Fraction[];
  binding: Binding[];
};

/** Which side of each "whichever is larger" holds. */
type Branch = { poolGrows: boolean; capped: boolean[] };
type Layout = Omit<SolvedRound, 'binding'> & { byCap: (Fraction | null)[]; byPrice: Fraction[] };

/**
 * The one solution of a priced round in which every convertible takes the larger number of shares. All quantities are affine
 * in the post-round total T once each "larger of" is decided, so the round is solved exactly for one branch, then each
 * decision is taken anew at that solution, until none changes. Each change raises T and there are finitely many branches.
 * Source: YC Post-Money SAFE User Guide; Cooley GO for the conventions.
 * @throws RangeError when the post-money caps sell the whole company, or the round leaves nothing to the present holders.
 */
export function solveRound(terms: RoundTerms): SolvedRound {
  requireCompanyLeft(terms.convertibles);
  let branch: Branch = { poolGrows: false, capped: terms.convertibles.map(() => false) };
  for (;;) {
    const layout = solveBranch(terms, branch);
    const next = decide(terms, layout);
    if (sameBranch(branch, next)) {
      const binding = layout.shares.map((shares, index): Binding => {
        const byCap = layout.byCap[index];
        return byCap && byCap.compare(shares) >= 0 ? 'cap' : 'round_or_discount_price';
      });
      return { ...layout, binding };
    }
    branch = next;
  }
}

/** Within a branch everything is affine in T: its values at 0 and 1 give the line, and T is where it meets itself. */
function solveBranch(terms: RoundTerms, branch: Branch): Layout {
  const start = layOut(terms, branch, ZERO).total;
  const slope = layOut(terms, branch, ONE).total.minus(start);
  if (slope.compare(ONE) >= 0)
    throw new RangeError(
      'This round has no price: what converts, the option pool and the new money take the whole company.',
    );
  return layOut(terms, branch, start.over(ONE.minus(slope)));
}

/** What a post-round total of `guess` shares implies for everything else, among it the total again. */
function layOut(terms: RoundTerms, branch: Branch, guess: Fraction): Layout {
  const { issued, outstanding, unissuedPool, convertibles, newMoney, pool } = terms;
  const grown = 'target' in pool ? pool.target.times(guess).minus(unissuedPool) : pool.increase;
  const poolIncrease = 'target' in pool && !branch.poolGrows ? ZERO : grown;
  const before = outstanding.plus(unissuedPool);
  const withIncrease = before.plus(poolIncrease);
  const perMoney = sharesPerMoney(terms, guess, withIncrease);

  const bases = { with_increase: withIncrease, without_increase: before, issued };
  const byPrice = convertibles.map(({ amount, discount }) => amount.over(ONE.minus(discount)).times(perMoney));
  const isPostMoney = convertibles.map((each, index) => branch.capped[index] && each.base === 'company_capitalization');
  const others = convertibles.map(({ amount, cap, base }, index) => {
    if (isPostMoney[index]) return ZERO;
    if (!branch.capped[index] || !cap || base === 'company_capitalization') return byPrice[index] ?? ZERO;
    return amount.over(cap).times(bases[base]);
  });
  const sold = sumOf(
    convertibles.map(({ amount, cap }, index) => (cap && isPostMoney[index] ? amount.over(cap) : ZERO)),
  );
  const companyCapitalization = before.plus(sumOf(others)).over(ONE.minus(sold));
  const byCap = convertibles.map(
    ({ amount, cap, base }) =>
      cap && amount.over(cap).times(base === 'company_capitalization' ? companyCapitalization : bases[base]),
  );
  const shares = others.map((other, index) => (isPostMoney[index] && byCap[index]) || other);
  const newShares = newMoney.times(perMoney);
  const total = companyCapitalization.plus(poolIncrease).plus(newShares);
  const price = perMoney.sign === 0 ? ZERO : ONE.over(perMoney);
  return { price, total, newShares, poolIncrease, companyCapitalization, shares, byCap, byPrice };
}

/** Shares for one unit of money: one over the round price. */
function sharesPerMoney({ convention, preMoney, newMoney, convertibles }: RoundTerms, total: Fraction, kept: Fraction) {
  if (convention === 'pre_money_fixed') return kept.over(preMoney);
  const post = preMoney.plus(newMoney);
  const converting = sumOf(convertibles.map(({ amount }) => amount));
  return total.over(convention === 'dollars_invested' ? post.plus(converting) : post);
}

function decide({ pool, unissuedPool }: RoundTerms, { total, byCap, byPrice }: Layout): Branch {
  return {
    poolGrows: 'target' in pool && pool.target.times(total).compare(unissuedPool) > 0,
    capped: byPrice.map((shares, index) => (byCap[index]?.compare(shares) ?? 0) > 0),
  };
}

function sameBranch(a: Branch, b: Branch): boolean {
  return a.poolGrows === b.poolGrows && a.capped.every((capped, index) => capped === b.capped[index]);
}

/**
 * Each post-money SAFE sells amount ÷ cap, and they add up.
 * @throws RangeError when together they sell the whole company or more.
 */
export function requireCompanyLeft(convertibles: readonly Pick<Convertible, 'amount' | 'cap' | 'base'>[]): void {
  const sold = convertibles.map(({ amount, cap, base }) =>
    cap && base === 'company_capitalization' ? amount.over(cap) : ZERO,
  );
  if (sumOf(sold).compare(ONE) >= 0)
    throw new RangeError(
      'These SAFEs sell the whole company: their amounts divided by their caps add up to 100% or more.',
    );
}
