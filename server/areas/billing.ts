import { createBillingServices } from '../modules/billing/billing.services.ts';
import { findBankAccount } from '../modules/billing/settings.service.ts';
import { createBankTransfer } from '../ports/payments/bank-transfer.ts';
import type { PaymentsPort } from '../ports/payments/port.ts';
import type { Area } from './area.ts';

interface BillingAreaDeps extends Area {
  /** The providers of checkouts, the first one first. */
  checkouts: readonly PaymentsPort[];
}

/** The money of every area: made before those that charge, which register with it what they charge for. */
export function createBillingArea(area: BillingAreaDeps) {
  const bankTransfer = createBankTransfer((currency) => findBankAccount(area.database.db, currency));
  const { work, ...billing } = createBillingServices({ ...area, methods: [...area.checkouts, bankTransfer] });
  return { billing, work };
}
