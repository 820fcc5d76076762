import { endComp, giveComp } from '#contract/billing/admin-comps.ts';
import { announcePlanPrice, listPlanPrices, withdrawPlanPrice } from '#contract/billing/admin-prices.ts';
import {
  cancelSubscriberPlan,
  listSubscribers,
  readSubscriber,
  refundSubscriberPeriod,
} from '#contract/billing/admin-subscribers.ts';
import * as contract from '#contract/billing/plans.ts';
import type { Db } from '../../db/client.ts';
import type { Bind } from '../../http/bind.ts';
import type { CompService } from './comp.service.ts';
import type { MemberService } from './member.service.ts';
import type { PriceService } from './price.service.ts';
import type { PurchaseService } from './purchase.service.ts';
import type { SubscriberService } from './subscriber.service.ts';

interface PlanServices {
  member: MemberService;
  purchases: PurchaseService;
  prices: PriceService;
  subscribers: SubscriberService;
  comps: CompService;
}

export function bindPlans(
  bind: Bind,
  { member, purchases, prices, subscribers, comps }: PlanServices,
  inTransaction: <T>(run: (tx: Db) => Promise<T>) => Promise<T>,
): void {
  bind(contract.listPlans, ({ db }) => member.listPlans(db));
  bind(contract.readSubscription, ({ db, scope }) => member.read(db, scope));
  bind(contract.readForecast, ({ db, scope, query }) => member.forecast(db, scope, query));
  // Both ask who takes the currency, which uses a connection of its own.
  bind(
    contract.previewSubscription,
    async ({ db, scope, body: { method, ...to } }) => {
      await purchases.checkMethod(to, method);
      return purchases.preview(db, scope, to, method);
    },
    { transaction: 'none' },
  );
  bind(
    contract.purchasePlan,
    async ({ scope, once, body: { method, pay, ...to } }) => {
      await purchases.checkMethod(to, method);
      return inTransaction((tx) => once(tx, () => purchases.purchase(tx, scope, to, pay)));
    },
    { transaction: 'none' },
  );
  bind(contract.dropPurchase, ({ db, scope }) => member.dropPurchase(db, scope));
  bind(contract.changePlan, ({ db, scope, body }) => member.change(db, scope, body));
  bind(contract.keepPlan, ({ db, scope }) => member.keepPlan(db, scope));
  bind(contract.cancelPlan, ({ db, scope }) => member.cancel(db, scope));
  bind(contract.returnToPlan, ({ db, scope }) => member.goBack(db, scope));
  bind(contract.setRenewal, ({ db, scope, body }) => member.setRenewal(db, scope, body.cardId));
  bind(listPlanPrices, ({ db, scope }) => prices.list(db, scope));
  bind(announcePlanPrice, ({ db, caller: actor, scope, body }) => prices.announce(db, { actor, scope }, body));
  bind(withdrawPlanPrice, ({ db, caller: actor, scope, body }) => prices.withdraw(db, { actor, scope }, body));
  bind(listSubscribers, ({ db, scope, query }) => subscribers.list(db, scope, query));
  bind(readSubscriber, ({ db, scope, params }) => subscribers.read(db, scope, params.uid));
  bind(cancelSubscriberPlan, ({ db, caller: actor, scope, params, body }) =>
    subscribers.cancel(db, { actor, scope }, params.uid, body.reason),
  );
  bind(refundSubscriberPeriod, ({ db, caller: actor, scope, params, body }) =>
    subscribers.refund(db, { actor, scope }, params.uid, body),
  );
  bind(giveComp, ({ db, caller: actor, scope, params, body }) => comps.give(db, { actor, scope }, params.uid, body));
  bind(endComp, ({ db, caller: actor, scope, params }) => comps.end(db, { actor, scope }, params.compId));
}
