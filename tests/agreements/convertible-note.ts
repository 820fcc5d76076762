import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import { DEALS, EXAMPLE_SHARES, sum } from './deal.ts';
import { CAST } from './people.ts';

/** 120,000 at 8% with a cap and a discount, every question answered. */
export function answeredConvertibleNote(law: Jurisdiction): AgreementContent {
  const { company, forum } = CAST[law];
  return {
    answers: {
      company,
      company_formed: true,
      investor: DEALS[law].investor,
      effective_date: '2026-12-01',
      principal: sum(law, 120_000),
      annual_rate: '8',
      interest_method: 'simple',
      day_count: 'act/365',
      interest_converts: true,
      note_terms: 'cap_and_discount',
      cap: sum(law, 5_000_000),
      discount_percent: '20',
      cap_base: 'with_increase',
      qualified_threshold: sum(law, 1_000_000),
      maturity_months: 24,
      maturity_action: 'extend',
      extension_months: 6,
      coc_multiple: '1.5',
      majority_percent: '50',
      ...EXAMPLE_SHARES,
      has_other_convertibles: false,
      forum,
    },
    choices: { 'note.price': 'lower_of', 'note.maturity': 'extend', 'note.mfn': 'none' },
    ownWording: {},
  };
}
