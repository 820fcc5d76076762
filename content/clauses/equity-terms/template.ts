import type { Choice, Clause, Template } from '#domain/agreements/template.ts';
import { clause, wording } from '../common/clause.ts';
import { closingClauses } from '../common/closing.ts';
import type { Law } from '../common/laws.ts';
import { templateBasics } from '../common/template-basics.ts';
import { forumVariables } from '../common/variables.ts';
import { controlClauses } from './control-clauses.ts';
import { controlVariables } from './control-variables.ts';
import { EQUITY_DECISIONS } from './decisions.ts';
import { economicClauses } from './economic-clauses.ts';
import { grantClauses } from './grant-clauses.ts';
import { grantVariables } from './grant-variables.ts';
import { holderClauses } from './holder-clauses.ts';
import { priceClauses } from './price-clauses.ts';
import { processClauses } from './process-clauses.ts';
import { roundVariables } from './round-variables.ts';
import { figureVariables, openingVariables, vestingVariables } from './variables.ts';

type LocalParts = {
  shares: { ordinary: string; preferred: string };
  optionKinds: readonly Choice[];
  /** How options are taxed, "grant.tax", and what the law of the company needs besides. */
  statements: readonly Clause[];
  notices: readonly string[];
};

const figures = figureVariables.map(({ id }) => id);
const round = [
  'equity_form',
  'pre_money',
  'new_money',
  'price_convention',
  'pool_percent',
  'pool_in_pre_money',
  ...figures,
];
const total = ['capitalization_shares', 'granted_options', 'promised_options', 'unissued_pool'];

/** The shares of both forms, as the law of the company calls them. */
function shareWords({ ordinary, preferred }: LocalParts['shares']): Clause {
  return clause('equity.shares', 'Shares', [
    wording(
      'defined',
      'Which shares are meant',
      'both sides',
      'Says what ordinary and new shares are called under this law.',
      [
        `“Ordinary Shares” are ${ordinary}.`,
        { text: `The new shares are ${preferred}.`, when: { is: ['equity_form', 'round'] } },
      ],
    ),
  ]);
}

/** A term sheet for a priced round or an option grant, by what the founder chooses first. */
export function equityTemplate(law: Law, { shares, optionKinds, statements, notices }: LocalParts): Template {
  return {
    ...templateBasics(law),
    kind: 'equity_terms',
    title: 'Equity terms',
    purpose:
      'The main terms of a priced round with an investor, or options for somebody who works for you. Choose one of the two first.',
    variables: [
      ...openingVariables,
      ...roundVariables,
      ...controlVariables,
      ...grantVariables(optionKinds),
      ...vestingVariables,
      ...figureVariables,
      ...forumVariables(law),
    ],
    clauses: [
      ...priceClauses.slice(0, 1),
      ...grantClauses.slice(0, 1),
      shareWords(shares),
      ...priceClauses.slice(1),
      ...economicClauses,
      ...controlClauses,
      ...processClauses,
      ...grantClauses.slice(1),
      ...holderClauses,
      ...statements,
      ...closingClauses(law),
    ],
    decisions: EQUITY_DECISIONS,
    signatories: [
      { variable: 'company', label: 'The Company' },
      { variable: 'investor', label: 'The Lead Investor' },
      { variable: 'grantee', label: 'The Holder' },
    ],
    computedFrom: {
      price_per_share: round,
      new_shares: round,
      new_money_percent: round,
      pool_increase: round,
      effective_pre_money: round,
      board_size: ['board_founders', 'board_investors', 'board_independent'],
      other_convertibles_terms: ['other_convertibles'],
      vesting_first_date: ['vesting_start', 'vesting_months', 'vesting_cliff_months'],
      vesting_end_date: ['vesting_start', 'vesting_months'],
      vesting_first_number: ['grant_number', 'vesting_months', 'vesting_cliff_months'],
      grant_percent: ['grant_number', ...total],
      exercise_total: ['grant_number', 'exercise_price'],
      expiry_day: ['effective_date', 'expiry_years'],
    },
    notices: [
      'These equity terms are our own text and no published standard form.',
      'A term sheet settles the round in practice although little of it binds. Take advice before you sign it, not after.',
      'Options need the approval of the directors and enough free pool. A promise in a letter is not a grant.',
      ...notices,
    ],
  };
}
