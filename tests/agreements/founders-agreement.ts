import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import type { AgreementCurrency } from '#domain/money/money.ts';
import { CAST } from './people.ts';

const MONEY: Record<Jurisdiction, AgreementCurrency> = { ng: 'NGN', 'us-de': 'USD', 'gb-ew': 'GBP' };
const PAR_VALUE: Record<Jurisdiction, string> = { ng: '₦1.00', 'us-de': '$0.0001', 'gb-ew': '£0.01' };

/** A founders' agreement with every question answered: three founders and a pool. */
export function answeredFoundersAgreement(law: Jurisdiction): AgreementContent {
  const { company, worker, forum } = CAST[law];
  const currency = MONEY[law];
  const cash = (amountMinor: number) => ({ amountMinor, currency });
  const address = company.address;
  return {
    answers: {
      company_formed: true,
      company,
      business: 'renting cold-room space by the crate to sellers in food markets',
      founders: [
        {
          name: company.signatoryName,
          address,
          email: 'ada@palmgate.example',
          title: 'Chief executive',
          role: 'strategy, sales and raising money',
          time_percent: '100',
          start_date: '2026-06-01',
          share_percent: '45',
          cash_contribution: cash(50_000_00),
          ip_contributed: 'The booking software and its name',
          prior_inventions: 'none',
        },
        {
          name: worker.name,
          address: worker.address,
          email: worker.email,
          title: 'Head of engineering',
          role: 'building and keeping the cold rooms',
          time_percent: '100',
          start_date: '2026-09-01',
          share_percent: '32.5',
          cash_contribution: cash(0),
          ip_contributed: 'none',
          prior_inventions: 'A solar charge controller, made in 2023',
        },
        {
          name: 'Chidi Okafor',
          address,
          email: 'chidi@people.example',
          title: 'Head of operations',
          role: 'market agents and deliveries',
          time_percent: '60',
          start_date: '2026-12-01',
          share_percent: '12.5',
          cash_contribution: cash(25_000_00),
          ip_contributed: 'none',
          prior_inventions: 'none',
        },
      ],
      effective_date: '2026-12-01',
      par_value: PAR_VALUE[law],
      pool_percent: '10',
      reserved_matters: [
        'Issuing shares, options or anything that converts into shares',
        'Selling the business or more than half of its assets',
        'Borrowing outside the approved budget',
      ],
      reserved_majority_percent: '75',
      board_threshold_percent: '10',
      expense_limit: cash(2_000_00),
      salary_trigger: 'when the Company has covered its costs for three months in a row',
      vesting_months: 48,
      vesting_cliff_months: 12,
      acceleration: 'double',
      outside_employer: true,
      restraint_months: 12,
      lock_up_months: 24,
      drag_threshold_percent: '75',
      forum,
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
  };
}
