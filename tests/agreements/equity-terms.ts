import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import { DEALS, EXAMPLE_SHARES, earlierSafe, sum } from './deal.ts';
import { CAST } from './people.ts';

/** Terms of a round: 5,000,000 at 15,000,000 pre-money beside an earlier SAFE, every question answered. */
export function answeredTermSheet(law: Jurisdiction): AgreementContent {
  const { company, forum } = CAST[law];
  return {
    answers: {
      equity_form: 'round',
      company,
      company_formed: true,
      effective_date: '2026-12-01',
      investor: DEALS[law].investor,
      new_money: sum(law, 5_000_000),
      pre_money: sum(law, 15_000_000),
      price_convention: 'percent_ownership',
      pool_percent: '10',
      pool_in_pre_money: true,
      liquidation_multiple: '1',
      participation: 'none',
      anti_dilution: 'broad_based',
      board_founders: 2,
      board_investors: 1,
      board_independent: 0,
      drag_threshold_percent: '75',
      legal_fees_cap: sum(law, 25_000),
      no_shop_days: 30,
      expiry_date: '2026-12-31',
      binding_parts: 'usual',
      vesting_months: 48,
      vesting_cliff_months: 12,
      vesting_start: '2026-01-31',
      acceleration: 'double',
      ...EXAMPLE_SHARES,
      has_other_convertibles: true,
      other_convertibles: [earlierSafe(law)],
      forum,
    },
    choices: { 'equity.fully_diluted': 'with_promises', 'equity.founder_vesting': 'with_credit' },
    ownWording: {},
  };
}

const OPTION_KIND: Record<Jurisdiction, string> = { ng: 'options', 'us-de': 'nso', 'gb-ew': 'emi' };

/** 48,000 options for an employee, every question answered. */
export function answeredOptionGrant(law: Jurisdiction): AgreementContent {
  const { company, worker, forum } = CAST[law];
  return {
    answers: {
      equity_form: 'option_grant',
      company,
      company_formed: true,
      effective_date: '2026-12-01',
      grantee: worker,
      grantee_role: 'Head of engineering, employee',
      plan_name: '2026 Share Option Plan',
      option_kind: OPTION_KIND[law],
      grant_number: 48_000,
      exercise_price: { ...sum(law, 0), amountMinor: 12 },
      post_termination_days: 90,
      expiry_years: 10,
      board_approved: true,
      vesting_months: 48,
      vesting_cliff_months: 12,
      vesting_start: '2026-11-01',
      acceleration: 'double',
      ...EXAMPLE_SHARES,
      forum,
    },
    choices: { 'grant.size': 'with_total', 'grant.vesting': 'monthly' },
    ownWording: {},
  };
}
