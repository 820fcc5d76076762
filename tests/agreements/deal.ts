import type { Party, Row } from '#domain/agreements/answers.ts';
import type { Jurisdiction } from '#domain/agreements/template.ts';
import type { AgreementCurrency, AgreementMoney } from '#domain/money/money.ts';

type Deal = { investor: Party; currency: AgreementCurrency };

/** Who invests under each law, and in which currency: invented. */
export const DEALS: Record<Jurisdiction, Deal> = {
  ng: {
    investor: {
      kind: 'company',
      name: 'Òkè Ventures Ltd',
      registrationNumber: 'RC 2223334',
      address: '8 Sample Crescent, Victoria Island, Lagos',
      email: 'deals@oke.example',
      signatoryName: 'Tọ́lá Bello',
      signatoryTitle: 'Director',
    },
    currency: 'NGN',
  },
  'us-de': {
    investor: {
      kind: 'company',
      name: 'Second Harbor Fund I, L.P.',
      registrationNumber: 'File 2223334',
      address: '40 Specimen Street, Wilmington, DE 19802',
      email: 'deals@harbor.example',
      signatoryName: 'Renée Okafor',
      signatoryTitle: 'Partner',
    },
    currency: 'USD',
  },
  'gb-ew': {
    investor: {
      kind: 'person',
      name: 'Zoë Carter',
      registrationNumber: '',
      address: '5 Sample Terrace, Bristol BS1 1AA',
      email: 'zoe@investor.example',
      signatoryName: '',
      signatoryTitle: '',
    },
    currency: 'GBP',
  },
};

/** Whole naira, dollars or pounds. */
export function sum(law: Jurisdiction, whole: number): AgreementMoney {
  return { amountMinor: whole * 100, currency: DEALS[law].currency };
}

/** The company of Example 1 of the Post-Money SAFE User Guide: 10,000,000 shares, options, promises and free pool. */
export const EXAMPLE_SHARES = {
  capitalization_shares: 9_250_000,
  granted_options: 300_000,
  promised_options: 350_000,
  unissued_pool: 100_000,
};

/** Investor A of that example: 200,000 at a cap of 4,000,000. */
export function earlierSafe(law: Jurisdiction): Row {
  return { holder: 'First Light Angels', form: 'post_cap', amount: sum(law, 200_000), cap: sum(law, 4_000_000) };
}
