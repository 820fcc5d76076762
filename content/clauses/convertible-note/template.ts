import type { Clause, Template } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';
import { closingClauses } from '../common/closing.ts';
import { noteGuide } from '../common/deal-sources.ts';
import type { Law } from '../common/laws.ts';
import { templateBasics } from '../common/template-basics.ts';
import { forumVariables } from '../common/variables.ts';
import { conversionClauses, definitions } from './conversion-clauses.ts';
import { endingClauses } from './ending-clauses.ts';
import { openingClauses } from './loan-clauses.ts';
import { changeClauses, standingClauses } from './standing-clauses.ts';
import { noteVariables } from './variables.ts';

type LocalParts = {
  shares: { ordinary: string; preferred: string };
  /** Statements of both sides, authority and tax, as the law of the company needs them. */
  statements: readonly Clause[];
  notices: readonly string[];
};

const interest = ['principal', 'annual_rate', 'interest_method', 'day_count', 'effective_date', 'maturity_months'];

/** A convertible note under one law: the same money terms everywhere, and what that law needs besides. */
export function noteTemplate(law: Law, { shares, statements, notices }: LocalParts): Template {
  const closing = closingClauses(law).filter(({ id }) => id !== 'common.amendment' && id !== 'common.assignment');
  return {
    ...templateBasics(law),
    kind: 'convertible_note',
    title: 'Convertible note',
    purpose:
      'An investor lends money that becomes shares in the next round, usually at a better price. Until then it is a debt with interest and a day on which it falls due.',
    variables: [...noteVariables, ...forumVariables(law)],
    clauses: [
      ...openingClauses,
      definitions(shares),
      ...conversionClauses,
      ...endingClauses,
      ...standingClauses,
      ...statements,
      ...changeClauses,
      ...closing,
    ],
    decisions: [
      {
        id: 'parties',
        label: 'Company, investor and date',
        why: 'Without them nobody owes anything, and interest has no first day.',
        variables: ['company', 'company_formed', 'investor', 'effective_date'],
        source: OUR_OWN,
      },
      {
        id: 'loan',
        label: 'Principal and interest',
        why: 'The sum, the rate and how it is counted make the balance that becomes shares.',
        variables: ['principal', 'annual_rate', 'interest_method', 'day_count', 'interest_converts'],
        source: noteGuide,
      },
      {
        id: 'price',
        label: 'Cap, discount, or knowingly neither',
        why: 'A note without price terms gives the investor nothing for lending early. If that is meant, say so.',
        variables: ['note_terms', 'cap', 'discount_percent'],
        source: noteGuide,
      },
      {
        id: 'share_base',
        label: 'Shares that the cap is divided by',
        why: 'A cap without its share base has several prices.',
        variables: ['cap_base'],
        source: noteGuide,
      },
      {
        id: 'financing',
        label: 'Size of a qualified financing',
        why: 'Without it nobody knows which round converts the note.',
        variables: ['qualified_threshold'],
        source: noteGuide,
      },
      {
        id: 'maturity',
        label: 'Maturity and what happens then',
        why: 'A debt that falls due before the next round can end a company.',
        variables: ['maturity_months', 'maturity_action', 'extension_months', 'maturity_valuation'],
        source: noteGuide,
      },
      {
        id: 'sale',
        label: 'Payment in a sale',
        why: 'What the lender gets first in a sale is what the founders do not get.',
        variables: ['coc_multiple'],
        source: noteGuide,
      },
      {
        id: 'majority',
        label: 'Majority of the noteholders',
        why: 'Without it every single investor has to agree to every change.',
        variables: ['majority_percent'],
        source: OUR_OWN,
      },
      {
        id: 'capitalization',
        label: 'Shares, options, promises, pool, other SAFEs and notes',
        why: 'The cap is divided by them.',
        variables: [
          'capitalization_shares',
          'granted_options',
          'promised_options',
          'unissued_pool',
          'has_other_convertibles',
          'other_convertibles',
        ],
        source: noteGuide,
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
      discount_rate: ['discount_percent'],
      cap_break_even: ['cap', 'discount_percent'],
      maturity_date: ['effective_date', 'maturity_months'],
      interest_at_maturity: interest,
      balance_at_maturity: interest,
      other_convertibles_terms: ['other_convertibles'],
    },
    notices: [
      'This note is our own text and no published standard form.',
      'A note is a debt. If no round comes before it matures, you may owe the money back with interest.',
      'If interest becomes shares at a lower price than the round’s, it costs more than its rate says.',
      'The directors must approve it before the company signs.',
      ...notices,
    ],
  };
}
