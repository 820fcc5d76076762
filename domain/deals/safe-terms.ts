import { type Exact, exactDiscount, exactPositive, ZERO } from '../exact.ts';
import type { Convertible } from './solve-round.ts';

/**
 * `post_cap` the post-money form with a cap, `pre_cap` the older pre-money form, both with an optional discount; `discount` a
 * discount and no cap; `mfn` uncapped with a most-favoured-nation right; `plain` neither. A discount of 20% is 0.2.
 */
export type SafeKind = 'post_cap' | 'pre_cap' | 'discount' | 'mfn' | 'plain';
export type SafeTerms = {
  id: string;
  kind: SafeKind;
  amount: Exact;
  cap?: Exact | null;
  discount?: Exact | null;
};

/** For each `mfn` SAFE the id of the later SAFE whose terms its holder takes over, or null for none. */
export type MfnElections = Readonly<Record<string, string | null>>;

const NO_TERMS = { discount: ZERO, cap: null, base: 'company_capitalization' } as const;

/**
 * What each SAFE converts on, in the order of issue given. An MFN holder takes one later SAFE's terms as a whole and keeps
 * the own amount; without an election the SAFE converts at the round price.
 * Source: YC SAFE forms (valuation cap; discount; MFN) and the 2013 pre-money form.
 * @throws RangeError for a repeated id, a term missing or out of range, or an election the MFN right does not give.
 */
export function resolveSafes(safes: readonly SafeTerms[], elections: MfnElections = {}): Convertible[] {
  if (new Set(safes.map(({ id }) => id)).size < safes.length) throw new RangeError('SAFE ids must differ');
  for (const id of Object.keys(elections))
    if (!safes.some((safe) => safe.id === id && safe.kind === 'mfn'))
      throw new RangeError(`${id} has no most-favoured-nation right to elect with`);
  return safes.map((safe, index) => ({
    amount: exactPositive('amount', safe.amount),
    ...ownTerms(safe.kind === 'mfn' ? electedSafe(safes, index, elections[safe.id] ?? null) : safe),
  }));
}

function electedSafe(safes: readonly SafeTerms[], index: number, elected: string | null): SafeTerms | null {
  if (elected === null) return null;
  const found = safes.slice(index + 1).find(({ id }) => id === elected);
  if (!found) throw new RangeError('A most-favoured-nation SAFE can only take over the terms of a later SAFE.');
  if (found.kind === 'mfn') throw new RangeError('A most-favoured-nation SAFE has no terms of its own to take over.');
  return found;
}

function ownTerms(safe: SafeTerms | null): Omit<Convertible, 'amount'> {
  if (!safe) return NO_TERMS;
  const { kind } = safe;
  if (kind === 'mfn' || kind === 'plain') return NO_TERMS;
  if (kind === 'discount') return { ...NO_TERMS, discount: exactDiscount('discount', safe.discount) };
  if (kind !== 'post_cap' && kind !== 'pre_cap') throw new RangeError(`${String(kind)} is no kind of SAFE`);
  return {
    cap: exactPositive('cap', safe.cap),
    discount: exactDiscount('discount', safe.discount ?? 0),
    base: kind === 'post_cap' ? 'company_capitalization' : 'with_increase',
  };
}
