import { type Exact, exactNumber, exactPositive, exactShare, ONE, smaller } from '../exact.ts';

export type DilutionInput = {
  /** The holder's fraction of the company before the first round. */
  start_fraction: Exact;
  rounds: readonly { new_fraction: Exact; pool_increase_fraction?: Exact | null }[];
};

/**
 * A holder's fraction over rounds: each multiplies it by 1 − new − pool. From 25% to 20% is 5 points, and 20% dilution.
 * Source: Venture Hacks; deckmetric.com.
 * @throws RangeError for a fraction outside 0 to 1, a start of zero, or a round that takes the whole company.
 */
export function dilutionPath({ start_fraction, rounds }: DilutionInput) {
  exactPositive('start_fraction', start_fraction);
  const start = exactShare('start_fraction', start_fraction);
  let held = start;
  const path = rounds.map((round) => {
    const dilution = exactShare('new_fraction', round.new_fraction).plus(
      exactShare('pool_increase_fraction', round.pool_increase_fraction ?? 0),
    );
    if (dilution.compare(ONE) >= 0) throw new RangeError('A round cannot take the whole company.');
    const after = held.times(ONE.minus(dilution));
    const lost = held.minus(after);
    held = after;
    return { after: after.toNumber(), points_lost: lost.toNumber(), relative_dilution: dilution.toNumber() };
  });
  return { rounds: path, final: held.toNumber(), total_relative_dilution: ONE.minus(held.over(start)).toNumber() };
}

export type AntiDilutionInput = {
  /** The conversion price before: already lowered if there was an adjustment earlier. */
  cp1: Exact;
  /** Of the preferred when first issued: the ratio starts from it, not from `cp1`. */
  original_issue_price?: Exact | null;
  /** Common, options and preferred as converted; without the unissued pool unless the document counts it. */
  A_outstanding: Exact;
  new_shares: Exact;
  /** Money received for the new shares. */
  consideration: Exact;
  preferred_shares?: Exact | null;
};

/**
 * Anti-dilution after a cheaper round: broad-based weighted average CP₂ = CP₁ × (A + B) ÷ (A + C), B = consideration ÷ CP₁,
 * and full ratchet CP₂ = the new price. At the same or a higher price neither adjusts.
 * Source: NVCA model charter, broad-based weighted average; spillpoint's published cases.
 * @throws RangeError for a number out of range.
 */
export function antiDilution(input: AntiDilutionInput) {
  const cp1 = exactPositive('cp1', input.cp1);
  const before = exactPositive('A_outstanding', input.A_outstanding);
  const issued = exactPositive('new_shares', input.new_shares);
  const money = exactNumber('consideration', input.consideration);
  if (money.sign < 0) throw new RangeError('consideration must be zero or more');

  const bought = money.over(cp1);
  const newPrice = money.over(issued);
  const lower = newPrice.compare(cp1) < 0;
  const average = lower ? cp1.times(before.plus(bought)).over(before.plus(issued)) : cp1;
  const ratchet = smaller(newPrice, cp1);

  const { original_issue_price: original, preferred_shares: preferred } = input;
  const issuePrice = original == null ? null : exactPositive('original_issue_price', original);
  const shares = preferred == null ? null : exactPositive('preferred_shares', preferred);
  const ratio = issuePrice?.over(average);
  const ratchetRatio = issuePrice && ratchet.sign > 0 ? issuePrice.over(ratchet) : null;
  return {
    B: bought.toNumber(),
    bbwa_cp2: average.toNumber(),
    bbwa_cp2_exact: average.toString(),
    bbwa_ratio: ratio?.toNumber() ?? null,
    bbwa_as_converted: (ratio && shares?.times(ratio).toNumber()) ?? null,
    ratchet_cp2: ratchet.toNumber(),
    ratchet_as_converted: (ratchetRatio && shares?.times(ratchetRatio).toNumber()) ?? null,
    reasons: {
      ...(!ratio && { bbwa_ratio: 'The ratio starts from the original issue price.' }),
      ...(!(ratio && shares) && { bbwa_as_converted: 'Needs the original issue price and the preferred shares.' }),
      ...(!(ratchetRatio && shares) && {
        ratchet_as_converted:
          ratchet.sign === 0
            ? 'Shares given away for nothing leave no price to convert at.'
            : 'Needs the original issue price and the preferred shares.',
      }),
    },
  };
}
