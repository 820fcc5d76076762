import type { Clause, Template } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';
import { closingClauses } from '../common/closing.ts';
import { safeGuide } from '../common/deal-sources.ts';
import type { Law } from '../common/laws.ts';
import { templateBasics } from '../common/template-basics.ts';
import { forumVariables } from '../common/variables.ts';
import { conversionClauses } from './conversion-clauses.ts';
import { payoutClauses } from './payout-clauses.ts';
import { priceClauses } from './price-clauses.ts';
import { changeClauses, definitions, openingClauses, standingClauses } from './standing-clauses.ts';
import { safeVariables } from './variables.ts';

type LocalParts = {
  shares: { ordinary: string; preferred: string };
  /** Statements of both sides, authority and tax, as the law of the company needs them. */
  statements: readonly Clause[];
  notices: readonly string[];
};

const figures = [
  'has_other_convertibles',
  'other_convertibles',
  'capitalization_shares',
  'granted_options',
  'promised_options',
  'unissued_pool',
];

/** A SAFE under one law: the same money terms everywhere, and what that law needs besides. */
export function safeTemplate(law: Law, { shares, statements, notices }: LocalParts): Template {
  const closing = closingClauses(law).filter(({ id }) => id !== 'common.amendment' && id !== 'common.assignment');
  return {
    ...templateBasics(law),
    kind: 'safe',
    title: 'Simple agreement for future equity (SAFE)',
    purpose:
      'An investor pays now and receives shares when the company next sells shares at a fixed price. It is not a loan: no interest and no date to repay.',
    variables: [...safeVariables, ...forumVariables(law)],
    clauses: [
      ...openingClauses,
      definitions(shares),
      ...conversionClauses,
      ...priceClauses,
      ...payoutClauses,
      ...standingClauses,
      ...statements,
      ...changeClauses,
      ...closing,
    ],
    decisions: [
      {
        id: 'parties',
        label: 'Company and investor',
        why: 'Without both there is nobody to be bound.',
        variables: ['company', 'company_formed', 'investor'],
        source: OUR_OWN,
      },
      {
        id: 'date',
        label: 'Date',
        why: 'Whether other terms are earlier or later than this SAFE depends on it.',
        variables: ['effective_date'],
        source: OUR_OWN,
      },
      {
        id: 'amount',
        label: 'Purchase amount',
        why: 'Everything is worked out from it.',
        variables: ['amount'],
        source: safeGuide,
      },
      {
        id: 'price',
        label: 'Cap, discount or best later terms',
        why: 'A SAFE without price terms leaves open what the investor has bought.',
        variables: ['safe_kind', 'cap', 'discount_percent'],
        source: safeGuide,
      },
      {
        id: 'pro_rata',
        label: 'Right to invest again',
        why: 'Said or not, it is the first thing that the next lead investor asks.',
        variables: ['pro_rata'],
        source: OUR_OWN,
      },
      {
        id: 'capitalization',
        label: 'Shares, options, promises, pool and other SAFEs',
        why: 'A forgotten promise or SAFE changes everybody’s part.',
        variables: figures,
        source: safeGuide,
      },
      {
        id: 'forum',
        label: 'Where disputes are decided',
        why: 'Without it the first argument is about where to argue.',
        variables: ['forum', 'arbitration_seat'],
        source: OUR_OWN,
      },
    ],
    signatories: [
      { variable: 'company', label: 'The Company' },
      { variable: 'investor', label: 'The Investor' },
    ],
    computedFrom: {
      safe_percent: ['amount', 'cap'],
      safe_total_percent: ['amount', 'cap', 'has_other_convertibles', 'other_convertibles'],
      discount_rate: ['discount_percent'],
      company_capitalization: ['amount', 'cap', ...figures],
      safe_price: ['amount', 'cap', ...figures],
      safe_shares: ['amount', 'cap', ...figures],
      other_convertibles_terms: ['other_convertibles'],
    },
    notices: [
      'This SAFE is our own text. It does not copy a published form and must not be presented as one.',
      'The cap is not a valuation of the company today. Ask what all your SAFEs together sell before you sign.',
      'The directors must approve it before the company signs.',
      ...notices,
    ],
  };
}
