import type { FindPlan } from '../between-modules.ts';
import { createBillingServices } from '../modules/billing/billing.services.ts';
import { createEntitlements } from '../modules/billing/entitlements.ts';
import type { PaymentsPort } from '../ports/payments/port.ts';
import type { Area } from './area.ts';

interface BillingAreaDeps extends Area {
  /** The ways to be paid, the first one first. */
  methods: PaymentsPort[];
  findPlan: FindPlan;
}

/** The money of every area: made before those that charge, which register with it what they charge for. */
export function createBillingArea(area: BillingAreaDeps) {
  const { work, ...billing } = createBillingServices(area);
  return { billing, entitlements: createEntitlements(area.findPlan), work };
}
