import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listPlans } from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { listServices } from '#contract/consultation/consultation.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { readOut } from '#tests/components/read-out.ts';
import { serviceCard } from '#tests/components/samples.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { prices } from '#web/billing/plan-samples.ts';
import { paths } from '#web/paths.ts';
import { BelowTheFold } from './home/below-the-fold.tsx';
import { PlanPrices } from './home/plan-prices.tsx';
import { ServiceCards } from './home/service-cards.tsx';
import PublicLayout from './layout.tsx';

const modules = import.meta.glob('/web/public/**/*.tsx');
const { home, privacy, terms, helpSupport, unauthorised } = paths;

/** What search engines and other sites are told of the page. */
function headWords(): string {
  const told = document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]');
  // The harness has a title and a viewport of its own.
  return Array.from(told, ({ outerHTML }) => `${outerHTML.replace(location.origin, 'https://cairn.test')}\n`).join('');
}

/** What the pages of courses ask: no platform outside teaches. */
const taughtHere = { '/programs/outside-courses': { courses: null }, '/plans': prices };

it.each([
  ['home', home],
  ['privacy', privacy],
  ['privacy-policy', paths.privacyPolicy],
  ['terms', terms],
  ['programs', paths.programs],
  ['course', paths.program('talk-to-customers')],
  ['help-support', helpSupport],
  ['unauthorised', unauthorised],
])('the public page %s says all that it should, and tells search engines', async (name, at) => {
  const said = await readDemoPage({ at, as: 'nobody', answers: taughtHere, modules });
  await expect(`${headWords()}\n${said}`).toMatchFileSnapshot(`said/${name}.txt`);
});

it('says below the fold of the home page all that it should', async () => {
  const screen = await show(<BelowTheFold />, { at: home, as: 'nobody' });
  await expect(readOut(screen.container)).toMatchFileSnapshot('said/below-the-fold.txt');
});

it('offers the services as they are now', async () => {
  const release = api.hold(listServices, {
    items: [
      serviceCard,
      { ...serviceCard, id: 's2', prices: { NGN: 0, USD: 0 }, nextFreeAt: '2027-03-16T09:00:00.000Z', advisers: [] },
      { ...serviceCard, id: 's3', prices: { NGN: 5_000_000, USD: 3_000 }, tax: { percent: '7.5' } },
    ],
  });
  const screen = await show(<ServiceCards />, { at: home, as: 'nobody' });
  const waiting = readOut(screen.container);
  release();
  await expect.element(screen.getByText('Next free time').first()).toBeVisible();
  await expect(`${waiting}\n${readOut(screen.container)}`).toMatchFileSnapshot('said/services.txt');
});

it('leads to the list where the services cannot be read', async () => {
  api.on(listServices, offline);
  const screen = await show(<ServiceCards />, { at: home, as: 'nobody' });
  await expect.element(screen.getByText('The services could not be read just now.')).toBeVisible();
  await expect(readOut(screen.container)).toMatchFileSnapshot('said/services-unread.txt');
});

const price = (terms: PlanTerms, amountMinor: number) => ({ terms, price: { amountMinor, currency: terms.currency } });

it.each([
  [
    'with the tax inside',
    {
      prices: [
        price({ plan: 'ideation', cadence: 'monthly', currency: 'NGN' }, 1_500_000),
        price({ plan: 'ideation', cadence: 'one_time', currency: 'NGN' }, 16_500_000),
        price({ plan: 'ideation', cadence: 'yearly', currency: 'USD' }, 10_050),
        price({ plan: 'founder', cadence: 'quarterly', currency: 'NGN' }, 12_000_000),
      ],
      includesTax: true,
      taxPercent: '7.5',
    },
  ],
  ['where none is sold', { prices: [], includesTax: true, taxPercent: null }],
])('says what the plans cost now: %s', async (name, answer) => {
  const release = api.hold(listPlans, answer);
  const screen = await show(<PlanPrices />, { at: home, as: 'nobody' });
  const waiting = readOut(screen.container);
  release();
  await expect.element(screen.getByText('Loading the prices')).not.toBeInTheDocument();
  await expect(`${waiting}\n${readOut(screen.container)}`).toMatchFileSnapshot(
    `said/prices-${name.replaceAll(' ', '-')}.txt`,
  );
});

it('leads to the plans of the account where the prices cannot be read', async () => {
  api.on(listPlans, offline);
  const screen = await show(<PlanPrices />, { at: home, as: 'nobody' });
  await expect.element(screen.getByText('The prices could not be read just now.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'beside your plan' })).toBeVisible();
});

it.each([
  ['nobody', 'nobody'],
  ['a founder', {}],
] as const)('has the same header and footer around every page, for %s', async (who, as) => {
  const screen = await show(<PublicLayout />, { at: helpSupport, as });
  await screen.getByRole('button', { name: 'Services' }).click();
  const wide = readOut(screen.container);
  await page.viewport(...phone);
  await screen.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect(`${wide}\n=== Open menu\n${readOut(screen.getByRole('dialog').element())}`).toMatchFileSnapshot(
    `said/around-${who.replace(' ', '-')}.txt`,
  );
});
