import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readPublicReport } from '#contract/signing/publication.ts';
import type { SharedDocument } from '#contract/signing/sharing.ts';
import { longestSnapshot } from '#domain/validation/fixtures/long-report.ts';
import { type OutsiderReport, outsiderReport } from '#domain/validation/outsider-report.ts';
import { buildReport } from '#domain/validation/report.ts';
import { api } from '#tests/components/api.ts';
import { Nested, show } from '#tests/components/show.tsx';
import sample from '#web/components/outsider-report/sample-report.json';
import { paths } from '#web/paths.ts';
import LinkLayout from './link-layout.tsx';
import Published, { clientLoader } from './published.tsx';
import Shared from './shared.tsx';

const snapshot = longestSnapshot();
const longest = outsiderReport(snapshot, buildReport(snapshot));
const demo = sample as OutsiderReport;
const slug = '3yZe7dABCD';
const founder = 'Oluwaseun Adeyemi-Okonkwo '.repeat(4).slice(0, 100).trim();
const moment = '2026-12-01T09:00:00.000Z';

const opened: SharedDocument = {
  ...{
    title: longest.title,
    type: 'validation',
    versionNumber: 100,
    sharedBy: founder,
    label: 'A fund for lending '.repeat(5).slice(0, 80).trim(),
  },
  ...{ expiresAt: moment, viewCount: 120, views: [], page: longest },
};

async function openPublished(report: OutsiderReport = longest) {
  api.on(readPublicReport, {
    ...{
      versionNumber: 100,
      founderName: founder,
      companyName: 'Kasuwa Ledger Cooperative '.repeat(5).slice(0, 120).trim(),
    },
    ...{ changedAt: moment, page: report },
  });
  return show(new Nested(<LinkLayout />, <Published />), {
    at: paths.publishedReport(slug),
    as: 'nobody',
    loader: () => clientLoader({ params: { slug } }),
  });
}

const openShared = () =>
  show(new Nested(<LinkLayout />, <Shared />), {
    at: paths.shared,
    as: 'nobody',
    loader: () => ({ token: 'a token', opened }),
  });

it.each([
  ['published', () => openPublished()],
  ['by a private link', openShared],
])('the longest report that can be written, %s, keeps to three screens of a phone', async (_, open) => {
  await page.viewport(360, 740);
  const screen = await open();
  await expect.element(screen.getByRole('article')).toBeVisible();
  const { scrollHeight, scrollWidth } = document.documentElement;
  expect(scrollHeight).toBeLessThanOrEqual(3 * 740);
  expect(scrollWidth).toBe(360);
});

it('the longest report is one screen of a desktop', async () => {
  const screen = await openPublished();
  await expect.element(screen.getByRole('article')).toBeVisible();
  expect(screen.getByRole('article').element().clientHeight).toBeLessThanOrEqual(900);
});

it('a report with much to tell, as the demo’s, shows two of each and keeps to three screens of a phone', async () => {
  await page.viewport(360, 740);
  const screen = await openPublished(demo);
  await expect.element(screen.getByRole('article')).toBeVisible();
  for (const { name } of demo.holds.slice(0, 2)) await expect.element(screen.getByText(name)).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3 * 740);
});
