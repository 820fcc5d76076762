import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import { CAST } from './people.ts';

/** A non-disclosure agreement with every question answered. */
export function answeredNda(law: Jurisdiction): AgreementContent {
  const { company, other, forum } = CAST[law];
  return {
    answers: {
      party_a: company,
      party_b: other,
      effective_date: '2026-12-01',
      purpose: 'To find out whether the cold rooms of one can be linked to the delivery software of the other',
      term_months: 24,
      survival_years: 3,
      return_days: 30,
      non_solicit_months: 12,
      forum,
    },
    choices: { 'nda.direction': 'mutual', 'nda.term': 'fixed', 'nda.non_solicit': 'people' },
    ownWording: {},
  };
}
