import type { AgreementKind } from '../agreements/template.ts';
import type { ReadinessGrade } from './answers.ts';
import type { AgreementFacts, CheckFacts } from './facts.ts';
import {
  counted,
  countOfNoun,
  type FactAnswer,
  type FactRule,
  type Noun,
  onRecord,
  readTests,
  tested,
  typed,
} from './idea-rules.ts';

const INTERVIEWS: Noun = { one: 'interview with a stranger', many: 'interviews with strangers' };
const COMMITMENTS: Noun = {
  one: 'stranger who committed time, data or reputation',
  many: 'strangers who committed time, data or reputation',
};
const PAYMENTS: Noun = { one: 'payment by a stranger', many: 'payments by strangers' };
const RENEWALS: Noun = { one: 'renewal or repeat use by a stranger', many: 'renewals or repeat uses by strangers' };
const MONTHS: Noun = { one: 'month', many: 'months' };

/** The rules by which what the founder already holds answers a criterion. */
export const FACT_RULES = {
  email_verified: {
    label: 'Your e-mail address is verified',
    answer: ({ profile }) => (profile.emailVerified ? ofProfile('verified', profile.id) : null),
  },
  phone_given: {
    label: 'Your profile has a phone number',
    answer: ({ profile }) => (profile.phoneGiven ? ofProfile('claimed', profile.id) : null),
  },
  idea_testable: typed('The idea can be tested', ({ verdict }) => verdict !== 'not_testable'),
  idea_not_contradicted: typed(
    'The evidence on the idea does not contradict it',
    ({ verdict }) => verdict !== 'not_testable' && verdict !== 'untested' && verdict !== 'contradicted',
  ),
  idea_supported: typed('The idea is supported for the next step', ({ verdict }) => verdict === 'supported'),
  canvas_complete: typed('The lean canvas of the idea is complete', (one) => one.canvasComplete),
  competitors_linked_3: onRecord('Three competitors have a link', (one) => one.competitorsWithLink >= 3),
  competitors_linked_5: onRecord('Five competitors have a link', (one) => one.competitorsWithLink >= 5),
  market_sized: typed('The market has a size from the bottom up, by your own record', (one) => one.marketSized),
  market_sourced: typed('Every factor of the market size has a source', (one) => one.marketSized && one.marketSourced),
  unit_economics_present: typed('There is a contribution per unit', (one) => one.unitEconomicsPresent),
  contribution_positive: typed('The contribution per unit is above zero', (one) => one.contributionPositive),
  test_locked: {
    ...onRecord('A test has a locked pass mark', (one) => one.lockedTests >= 1),
    unseen: () =>
      'No test of this idea has a locked pass mark yet. One that was moved after its result, or is far below the card’s, does not count.',
  },
  test_read: tested(
    'A locked test has a result',
    1,
    readTests,
    'No locked test of this idea has a result that counts yet.',
  ),
  tests_read_3: tested(
    'Three locked tests have a result',
    3,
    readTests,
    'Fewer than three locked tests of this idea have a result that counts.',
  ),
  channel_tested: tested(
    'A locked test of a way to reach customers has a result',
    1,
    (one) => one.channelTests,
    'No locked test of a way to reach customers has a result that counts yet.',
  ),
  interviews_1: counted(INTERVIEWS, 1, (one) => one.strangerInterviews),
  interviews_5: counted(INTERVIEWS, 5, (one) => one.strangerInterviews),
  interviews_10: counted(INTERVIEWS, 10, (one) => one.strangerInterviews),
  interviews_20: counted(INTERVIEWS, 20, (one) => one.strangerInterviews),
  commitments_3: counted(COMMITMENTS, 3, (one) => one.commitments),
  payments_1: counted(PAYMENTS, 1, (one) => one.payments),
  payments_5: counted(PAYMENTS, 5, (one) => one.payments),
  payments_10: counted(PAYMENTS, 10, (one) => one.payments),
  payments_100: counted(PAYMENTS, 100, (one) => one.payments),
  renewals_1: counted(RENEWALS, 1, (one) => one.renewals),
  renewals_5: counted(RENEWALS, 5, (one) => one.renewals),
  renewals_20: counted(RENEWALS, 20, (one) => one.renewals),
  ledger_1: ledger('One month of cash is recorded', ({ monthsRecorded }) => monthsRecorded >= 1),
  ledger_3: ledger('Three months of cash are recorded', ({ monthsRecorded }) => monthsRecorded >= 3),
  ledger_6: ledger('Six months of cash are recorded', ({ monthsRecorded }) => monthsRecorded >= 6),
  ledger_12: ledger('Twelve months of cash are recorded', ({ monthsRecorded }) => monthsRecorded >= 12),
  runway_known: ledger(
    'The runway can be worked out',
    ({ cashPositive, runwayMonths }) => cashPositive || runwayMonths !== null,
  ),
  runway_6: ledger('Cash for six months', ({ cashPositive, runwayMonths }) => cashPositive || (runwayMonths ?? 0) >= 6),
  runway_12: ledger(
    'Cash for twelve months',
    ({ cashPositive, runwayMonths }) => cashPositive || (runwayMonths ?? 0) >= 12,
  ),
  cash_positive: ledger('No more cash goes out than comes in', ({ cashPositive }) => cashPositive),
  founders_agreement_final: agreement('Your founders’ agreement is final', ['founders_agreement']),
  founders_agreement_signed: signed('Your founders’ agreement is signed', ['founders_agreement']),
  founders_vesting: agreement(
    'Your founders’ agreement settles vesting',
    ['founders_agreement'],
    ({ terms }) => terms?.vesting === true,
  ),
  founders_ip: agreement(
    'Your founders’ agreement assigns the intellectual property',
    ['founders_agreement'],
    ({ terms }) => terms?.intellectualProperty === true,
  ),
  founders_leaver: agreement(
    'Your founders’ agreement says what happens when somebody leaves',
    ['founders_agreement'],
    ({ terms }) => terms?.leaver === true,
  ),
  nda_final: agreement('A non-disclosure agreement is final', ['nda']),
  employment_contract_signed: signed('An employment contract is signed', ['employment_contract']),
  equity_terms_final: agreement(
    'The terms of your round are final',
    ['equity_terms'],
    ({ equityForm }) => equityForm === 'round',
  ),
  instrument_final: agreement('A SAFE or convertible note is final', ['safe', 'convertible_note']),
  earlier_check: {
    label: 'An earlier readiness check',
    answer: ({ earlierChecks: [first] }) =>
      first
        ? {
            grade: 'documented',
            references: [{ kind: 'check', id: first.id, label: `Readiness check of ${first.asOf}` }],
          }
        : null,
  },
} as const satisfies Record<string, FactRule>;

export type FactRuleId = keyof typeof FACT_RULES;

function ofProfile(grade: ReadinessGrade, id: string): FactAnswer {
  return { grade, references: [{ kind: 'profile', id, label: 'Your profile' }] };
}

/** The founder typed it in, so it is claimed, and the label says so. */
function ledger(label: string, holds: (finance: CheckFacts['finance']) => boolean): FactRule {
  return {
    label: `${label}, by your own record`,
    answer: ({ finance }) =>
      holds(finance)
        ? {
            grade: 'claimed',
            references: [
              {
                kind: 'ledger',
                id: 'ledger',
                label: `Your own record: cash ledger, ${countOfNoun(finance.monthsRecorded, MONTHS)}`,
              },
            ],
          }
        : null,
  };
}

/** Final is documented; signed by everybody can be checked by anybody on the verification page, so it is verified. */
function agreement(
  label: string,
  kinds: readonly AgreementKind[],
  holds: (one: AgreementFacts) => boolean = () => true,
): FactRule {
  return {
    label,
    answer: ({ agreements }) => {
      const found = agreements.filter((one) => kinds.includes(one.kind) && one.status !== 'draft' && holds(one));
      const best = found.find(({ status }) => status === 'signed') ?? found[0];
      return best
        ? {
            grade: best.status === 'signed' ? 'verified' : 'documented',
            references: [{ kind: 'document', id: best.id, label: best.name }],
          }
        : null;
    },
  };
}

function signed(label: string, kinds: readonly AgreementKind[]): FactRule {
  return agreement(label, kinds, ({ status }) => status === 'signed');
}
