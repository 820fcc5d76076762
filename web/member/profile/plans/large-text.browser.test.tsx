import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listCards } from '#contract/billing/cards.ts';
import { listPaymentMethods } from '#contract/billing/payments.ts';
import { listPlans, previewSubscription, readSubscription } from '#contract/billing/plans.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { owned, prices, running, upgrade } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import { PlanSection } from './plan-section.tsx';

const at = paths.member.billingHistory;

afterEach(() => document.documentElement.style.removeProperty('font-size'));

it.each([
  ['the plans', at, 'Upgrade to Founder'],
  ['a choice', `${at}?choose=founder-monthly-NGN`, 'Pay ₦30,357.14 online'],
  ['a choice with a coupon', `${at}?choose=founder-monthly-NGN`, 'Remove the coupon'],
])('shows %s on a phone whose text is twice as large', async (what, where, button) => {
  await page.viewport(...phone);
  document.documentElement.style.fontSize = '200%';
  api.on(readSubscription, owned(running));
  api.on(listPlans, prices);
  api.on(listCards, { items: [] });
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }, { method: 'bank_transfer' }] });
  const coupon = { code: 'FOUNDERS2027', off: { amountMinor: 300_000, currency: 'NGN' } } as const;
  api.on(previewSubscription, what.includes('coupon') ? { ...upgrade, coupon } : upgrade);
  const screen = await show(
    <div className="px-4">
      <PlanSection />
    </div>,
    { at: where },
  );
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
  for (const details of document.querySelectorAll('details')) details.open = true;
  expect(document.documentElement.scrollWidth).toBe(phone[0]);
  // What stands beside each other goes below each other, and a wide table scrolls by itself.
  const wide = Array.from(document.querySelectorAll('body *:not(section[tabindex] *)'));
  expect(wide.filter((element) => element.getBoundingClientRect().right > phone[0])).toEqual([]);
  for (const select of document.querySelectorAll('select')) expect(select.clientWidth).toBeGreaterThan(phone[0] * 0.8);
  // No words stand over the sum beside them.
  const terms = Array.from(document.querySelectorAll('dt'));
  expect(terms.filter((term) => term.scrollWidth > term.clientWidth).map((term) => term.textContent)).toEqual([]);
});
