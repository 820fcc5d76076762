import { links } from '#contract/links.ts';
import type { PricedTerms, Subscription } from '#domain/billing/subscription/subscription.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import { LEARNING_PLAN_NAMES, type PlanKey } from '#domain/plans.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type TellingDeps, tellMember } from '../../mail/tell-member.ts';
import { nameOfTerms } from './plan-words.ts';

/** What a mail of a plan says: a title, and sentences with the sum, the day and what to do. */
export type PlanNotice = { kind: NoticeKind; title: string; body: string };

/** In the app, and by mail where the address is proven. */
export async function tellPlan(
  deps: TellingDeps,
  tx: Db,
  { uid }: OwnerScope,
  { id }: Pick<Subscription, 'id'>,
  notice: PlanNotice,
) {
  const about = { kind: 'plan', id } as const;
  await tellMember(deps, tx, { ...notice, uid, href: links.billingHistory(), about }, { button: 'Open your plan' });
}

export const priceOf = ({ terms, priceMinor }: PricedTerms) =>
  formatPlainMoney({ amountMinor: priceMinor, currency: terms.currency });
export const planOf = ({ terms }: Pick<PricedTerms, 'terms'>) => nameOfTerms(terms);

export function onPlan(has: PlanKey): string {
  return `You are on the ${LEARNING_PLAN_NAMES[has]} now: everything you made stays yours, to read and to download.`;
}
