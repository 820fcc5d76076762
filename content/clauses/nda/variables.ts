import type { Variable } from '#domain/agreements/template.ts';
import type { Law } from '../common/laws.ts';
import { company, effectiveDate, forumVariables, SECTIONS } from '../common/variables.ts';

const secrets = 'The secrets';

/** What an NDA asks, under every law. */
export function ndaVariables(law: Law): Variable[] {
  return [
    {
      ...company,
      id: 'party_a',
      label: 'Your side',
      question: 'Who signs on your side?',
      why: 'If the company is to be protected, the company must sign, not you alone.',
      example: 'Your company under its registered name, or you yourself if there is no company yet',
    },
    {
      id: 'party_b',
      kind: 'party',
      section: SECTIONS.parties,
      label: 'The other side',
      question: 'Who signs on the other side?',
      why: 'Only who signs is bound. A promise of one employee does not bind the company they work for.',
    },
    { ...effectiveDate, section: SECTIONS.parties },
    {
      id: 'purpose',
      kind: 'text',
      max: 600,
      section: secrets,
      label: 'Purpose',
      question: 'What may the information be used for?',
      why: 'Every duty here is measured against the purpose. “Business discussions” protects nothing.',
      example: 'To find out whether Palmgate’s cold rooms can be linked to Kola’s delivery software',
    },
    {
      id: 'term_months',
      kind: 'integer',
      min: 1,
      max: 120,
      unit: { one: 'month', many: 'months' },
      section: secrets,
      label: 'Period of disclosure',
      question: 'For how many months will information be shared?',
      why: 'What is given after that is not protected by this agreement.',
      suggested: 24,
      suggestedBecause: 'Two years is a common length. It is our suggestion, not a rule.',
    },
    {
      id: 'survival_years',
      kind: 'integer',
      min: 1,
      max: 10,
      unit: { one: 'year', many: 'years' },
      section: secrets,
      label: 'Secrecy afterwards',
      question: 'For how many years after that does it stay confidential?',
      why: 'Secrecy for ever may be struck out for ordinary information; two to five years is usual. Trade secrets stay protected while they are secret.',
      suggested: 3,
      suggestedBecause: 'Two to five years is usual. It is our suggestion, not a rule.',
    },
    {
      id: 'return_days',
      kind: 'integer',
      min: 1,
      max: 180,
      unit: { one: 'day', many: 'days' },
      section: secrets,
      label: 'Days to return or destroy',
      question: 'Within how many days must information be returned or destroyed when it is asked back?',
      why: 'Without a period the duty to give it back has no date on which it is broken.',
      suggested: 30,
      suggestedBecause: 'Thirty days are usually enough to find every copy. It is our suggestion, not a rule.',
    },
    {
      id: 'non_solicit_months',
      kind: 'integer',
      min: 1,
      max: 24,
      unit: { one: 'month', many: 'months' },
      section: secrets,
      label: 'No poaching',
      question: 'For how many months may neither side hire away the other’s people?',
      why: 'The longer it is, the harder it is to defend as reasonable.',
    },
    ...forumVariables(law),
  ];
}
