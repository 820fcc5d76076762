import { Fraction } from '../fraction.ts';
import { requireAmount, requireShare } from '../require.ts';

/** A market from the bottom up, exactly; null where a factor is not known. `somAccounts`: the customers behind it. */
export type ExactMarket = Record<'tam' | 'sam' | 'som' | 'somAccounts', Fraction | null>;

/**
 * TAM = accounts × yearly value of one; SAM = TAM × serviceable share; SOM = SAM × obtainable share. `value` in any one unit
 * of money, shares from 0 to 1. Source: `methods.md` §1.6.
 */
export function marketSize(
  factors: Record<'accounts' | 'value' | 'serviceable' | 'obtainable', Fraction | null>,
): ExactMarket {
  const { accounts, value, serviceable, obtainable } = factors;
  const served = accounts && serviceable && accounts.times(serviceable);
  const obtained = served && obtainable && served.times(obtainable);
  const worth = (count: Fraction | null) => count && value && count.times(value);
  return { tam: worth(accounts), sam: worth(served), som: worth(obtained), somAccounts: obtained };
}

export type MarketSizeInput = {
  accounts: number;
  annual_value: number;
  serviceable_fraction?: number | null;
  obtainable_fraction?: number | null;
};
export type MarketSize = {
  tam: number;
  sam: number | null;
  som: number | null;
  /** Customers behind the obtainable market: what sales would have to reach. */
  som_accounts: number | null;
  reasons: { sam?: string; som?: string; som_accounts?: string };
};

/**
 * Market size from the bottom up: TAM = accounts × annual value of one (in any one currency unit), SAM = TAM ×
 * serviceable share, SOM = SAM × obtainable share. Shares are fractions, so SOM ≤ SAM ≤ TAM.
 * @throws RangeError for a negative number or a share outside 0 to 1.
 */
export function tamBottomUp(input: MarketSizeInput): MarketSize {
  const accounts = Fraction.of(requireAmount('accounts', input.accounts));
  const value = Fraction.of(requireAmount('annual_value', input.annual_value));
  const serviceable = optionalShare('serviceable_fraction', input.serviceable_fraction);
  const obtainable = optionalShare('obtainable_fraction', input.obtainable_fraction);
  const { sam, som, somAccounts } = marketSize({ accounts, value, serviceable, obtainable });
  const noSam = 'No serviceable share was given.';
  const noSom = sam ? 'No obtainable share was given.' : noSam;
  return {
    tam: accounts.times(value).toNumber(),
    sam: sam?.toNumber() ?? null,
    som: som?.toNumber() ?? null,
    som_accounts: somAccounts?.toNumber() ?? null,
    reasons: { ...(!sam && { sam: noSam }), ...(!som && { som: noSom, som_accounts: noSom }) },
  };
}

function optionalShare(name: string, share: number | null | undefined): Fraction | null {
  return share === undefined || share === null ? null : Fraction.of(requireShare(name, share));
}
