import type { AgreementContent, AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';

/** An agreement of the demonstration: written so many days before today, and perhaps made final. */
export interface AgreementStep {
  daysAgo: number;
  kind: AgreementKind;
  jurisdiction: Jurisdiction;
  isFinal: boolean;
  content: AgreementContent;
}

const company = {
  kind: 'company' as const,
  name: 'Kasuwa Ledger Ltd (demo)',
  registrationNumber: 'RC 0000000',
  address: '12 Example Street, Lagos Island, Lagos',
  email: 'office@kasuwa.example',
  signatoryName: 'Tunde Balogun',
  signatoryTitle: 'Director',
};
const cash = (naira: number) => ({ amountMinor: naira * 100, currency: 'NGN' as const });

/** Two founders who settled everything half a year in, and a talk with a lender that is still being prepared. */
export const AGREEMENTS_HISTORY: AgreementStep[] = [
  {
    daysAgo: 180,
    kind: 'founders_agreement',
    jurisdiction: 'ng',
    isFinal: true,
    content: {
      answers: {
        company_formed: true,
        company,
        business: 'keeping the daily books of market traders from the voice notes that they send',
        founders: [
          {
            name: 'Tunde Balogun',
            address: '12 Example Street, Lagos Island, Lagos',
            email: 'seasoned@cairn.example',
            title: 'Chief executive',
            role: 'product, sales in the market and raising money',
            time_percent: '100',
            start_date: '2026-01-05',
            share_percent: '54',
            cash_contribution: cash(300_000),
            ip_contributed: 'The first version of the voice-note service and its name',
            prior_inventions: 'none',
          },
          {
            name: 'Bimpe Alabi',
            address: '8 Sample Lane, Surulere, Lagos',
            email: 'bimpe@kasuwa.example',
            title: 'Head of operations',
            role: 'bookkeeping quality and the team of listeners',
            time_percent: '50',
            start_date: '2026-03-02',
            share_percent: '36',
            cash_contribution: cash(0),
            ip_contributed: 'none',
            prior_inventions: 'none',
          },
        ],
        effective_date: '2026-06-01',
        par_value: '₦1.00',
        pool_percent: '10',
        reserved_matters: [
          'Issuing shares, options or anything that converts into shares',
          'Selling the business or more than half of its assets',
          'Borrowing more than ₦1,000,000 in a year',
        ],
        reserved_majority_percent: '75',
        board_threshold_percent: '10',
        expense_limit: cash(50_000),
        salary_trigger: 'when the Company has covered its costs for three months in a row',
        vesting_months: 48,
        vesting_cliff_months: 12,
        acceleration: 'double',
        outside_employer: true,
        restraint_months: 12,
        lock_up_months: 24,
        drag_threshold_percent: '75',
        forum: 'lagos_courts',
      },
      choices: {
        'founders.vesting': 'monthly',
        'founders.leaver': 'defined',
        'founders.leaver_price': 'keep_vested',
        'founders.ip_assignment': 'all_business',
        'founders.deadlock': 'mediation_buy_out',
        'founders.restraint': 'non_solicit',
      },
      ownWording: {},
    },
  },
  {
    daysAgo: 6,
    kind: 'nda',
    jurisdiction: 'ng',
    isFinal: false,
    content: {
      answers: {
        party_a: company,
        purpose:
          'To find out whether a lender may read a trader’s books, with the trader’s consent, to decide on a loan',
        term_months: 12,
      },
      choices: { 'nda.direction': 'mutual' },
      ownWording: {},
    },
  },
];
