import { Fraction } from '../fraction.ts';
import { requireAmount, requireShare } from '../require.ts';

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

  const served = serviceable && accounts.times(serviceable);
  const obtained = served && obtainable && served.times(obtainable);
  const noSam = 'No serviceable share was given.';
  const noSom = served ? 'No obtainable share was given.' : noSam;
  return {
    tam: accounts.times(value).toNumber(),
    sam: served?.times(value).toNumber() ?? null,
    som: obtained?.times(value).toNumber() ?? null,
    som_accounts: obtained?.toNumber() ?? null,
    reasons: { ...(!served && { sam: noSam }), ...(!obtained && { som: noSom, som_accounts: noSom }) },
  };
}

function optionalShare(name: string, share: number | null | undefined): Fraction | null {
  return share === undefined || share === null ? null : Fraction.of(requireShare(name, share));
}
