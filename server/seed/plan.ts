import type { PlanTerms } from '#contract/billing/subscription.ts';
import { narrow } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { createBillingModule } from '../modules/billing/module.ts';
import { createDocumentStore } from '../modules/documents/kind/document-store.ts';
import { createPlansModule } from '../modules/plans/module.ts';
import { personas } from './personas.ts';

const dayMs = 24 * 3_600_000;
const terms: PlanTerms = { plan: 'ideation', cadence: 'monthly', currency: 'NGN' };
/** So that the month still runs. */
const paidDaysAgo = 12;

/**
 * A month of a plan that the seasoned founder paid for by transfer, made by the services themselves at another time. Only where
 * they have chosen none, and where transfers are taken.
 */
export async function seedPlan(context: Context, uid: string): Promise<void> {
  const { db } = context.database;
  const { name, email } = personas.seasonedFounder;
  const scope = narrow(context.platform.everybody, uid);
  const paidAt = new Date(context.clock().getTime() - paidDaysAgo * dayMs);
  const { purchases, member, payments, transferClaims, transfers, listPaymentMethods } = modulesAt(
    context,
    () => paidAt,
  );
  const { subscription, purchase } = await member.read(db, scope);
  if (subscription || purchase || !(await listPaymentMethods(terms.currency)).includes('bank_transfer')) return;
  const { pay } = await purchases.preview(db, scope, terms, 'bank_transfer');
  const { invoiceId } = await db.transaction((tx) => purchases.purchase(tx, scope, terms, pay));
  const { id } = await payments.start({ scope, email }, invoiceId, { method: 'bank_transfer' });
  const operator = { actor: { uid: null, name: 'seed' }, scope: context.platform.everybody };
  await db.transaction(async (tx) => {
    await transferClaims.claim(tx, scope, id, name);
    const receivedOn = paidAt.toISOString().slice(0, 10);
    const shown = { revision: 0, status: 'pending', isAnother: false } as const;
    await transfers.confirm(tx, operator, id, { receivedMinor: pay.amountMinor, receivedOn, ...shown });
  });
}

/** Billing and plans as they would have worked at another time; nobody is written to. */
function modulesAt({ platform, modules }: Context, clock: () => Date) {
  const notifyNobody = async () => undefined;
  const { accounts, preferences, notifications, auditLog, coupons } = modules;
  const quiet = {
    ...{ ...platform, ...preferences.gives, ...notifications.gives, ...auditLog.gives, ...accounts.gives },
    ...{ clock, mailQueue: { post: notifyNobody }, notify: notifyNobody, audit: notifyNobody },
  };
  const billing = createBillingModule({ ...quiet, store: createDocumentStore({ clock }) });
  const plans = createPlansModule({ ...quiet, ...billing.gives, ...coupons.gives });
  billing.services.register(...plans.paidFor);
  const { payments, transferClaims, transfers } = billing.services;
  const { purchases, member } = plans.services;
  return { payments, transferClaims, transfers, purchases, member, ...billing.gives };
}
