import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import { DEALS, EXAMPLE_SHARES, earlierSafe, sum } from './deal.ts';
import { CAST } from './people.ts';

/** Investor B of Example 1 of the Post-Money SAFE User Guide: 800,000 at a cap of 8,000,000, beside investor A. */
export function answeredSafe(law: Jurisdiction): AgreementContent {
  const { company, forum } = CAST[law];
  return {
    answers: {
      company,
      company_formed: true,
      investor: DEALS[law].investor,
      effective_date: '2026-12-01',
      amount: sum(law, 800_000),
      safe_kind: 'cap',
      cap: sum(law, 8_000_000),
      pro_rata: true,
      ...EXAMPLE_SHARES,
      has_other_convertibles: true,
      other_convertibles: [earlierSafe(law)],
      forum,
    },
    choices: { 'safe.investment': 'five_days', 'safe.pro_rata': 'first_round', 'safe.end': 'open' },
    ownWording: {},
  };
}
