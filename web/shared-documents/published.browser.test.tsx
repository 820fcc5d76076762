import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readPublicFigures, readPublicReport } from '#contract/signing/publication.ts';
import type { SharedDocument } from '#contract/signing/sharing.ts';
import { readVersion } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { publishedFigures } from '#domain/validation/published-figures.ts';
import { buildReport } from '#domain/validation/report.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { Nested, show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';
import LinkLayout from './link-layout.tsx';
import Published, { clientLoader } from './published.tsx';
import Shared from './shared.tsx';

const slug = '3yZe7dABCD';
const url = `/reports/${slug}`;
const snapshot = snapshotOf();
const report = buildReport(snapshot);
const figures = publishedFigures(snapshot, report);
const published = {
  ...{ versionNumber: 3, founderName: null, companyName: null, changedAt: '2026-11-20T09:00:00.000Z' },
  page: outsiderReport(snapshot, report),
};

type Case = [name: string, answers: Record<string, unknown>, steps?: Step[], replies?: Record<string, unknown>];
it.each<Case>([
  ['without names', { [url]: published }],
  ['with names', { [url]: { ...published, founderName: 'Ngozi Eze', companyName: 'Ice Ltd' } }],
  [
    'recomputed',
    { [url]: published, [`${url}/figures`]: offline },
    ['Recompute this', { now: { [`${url}/figures`]: { figures } } }, 'Recompute this', 'Get the PDF', 'Get the PDF'],
    {
      [`GET ${url}/report.pdf`]: [offline, file('Kasuwa Ledger.pdf', 'pdf', 'application/pdf')],
    },
  ],
  [
    'tampered with',
    { [url]: published, [`${url}/figures`]: { figures: figures && { ...figures, entries: figures.entries.slice(1) } } },
    ['Recompute this'],
  ],
  ['without a score', { [url]: published, [`${url}/figures`]: { figures: null } }, ['Recompute this']],
  ['stopped', { [url]: refused('REPORT_STOPPED') }],
  ['unknown', { [url]: refused('REPORT_UNKNOWN') }],
  ['offline', { [url]: offline }],
])('a published report, %s, says what everybody may know', async (name, answers, steps = [], replies = {}) => {
  const said = await followDemoPage({
    at: paths.publishedReport(slug),
    modules: import.meta.glob('/web/shared-documents/*.tsx'),
    as: 'nobody',
    answers,
    steps,
    replies,
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/published-${name.replaceAll(' ', '-')}.txt`);
});

it('keeps to three screens of a phone, with what was worked out again', async () => {
  await page.viewport(phone[0], phone[1]);
  const demoVersion = demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112/versions/4'];
  const version = readVersion.reply.parse(demoVersion);
  api.on(readPublicReport, {
    ...{ ...published, founderName: 'Ngozi Eze', companyName: 'Kasuwa Ledger Ltd' },
    page: outsiderReport(version.snapshot, version.report),
  });
  api.on(readPublicFigures, { figures: publishedFigures(version.snapshot, version.report) });
  const screen = await show(new Nested(<LinkLayout />, <Published />), {
    at: paths.publishedReport(slug),
    as: 'nobody',
    loader: () => clientLoader({ params: { slug } }),
  });
  await screen.getByRole('button', { name: 'Recompute this' }).click();
  await expect.element(screen.getByText(/^It matches\./)).toBeVisible();
  expect(screen.getByRole('article').element().clientHeight).toBeLessThanOrEqual(3 * 740);
  expect(document.documentElement.scrollWidth).toBe(phone[0]);
});

it('opened by a private link, says before all else that something may be unlawful', async () => {
  const perhaps = snapshotOf({ intake: { ...BOOKKEEPING, pitch: 'Sell leaked WAEC papers to candidates in Kano' } });
  const opened: SharedDocument = {
    ...{ title: 'Papers', type: 'validation', versionNumber: 1, sharedBy: 'Ngozi Eze', label: 'A fund' },
    ...{ expiresAt: '2026-12-01T09:00:00.000Z', viewCount: 0, views: [] },
    page: outsiderReport(perhaps, buildReport(perhaps)),
  };
  const screen = await show(new Nested(<LinkLayout />, <Shared />), {
    at: paths.shared,
    as: 'nobody',
    loader: () => ({ token: 'a token', opened }),
  });
  await expect.element(screen.getByRole('article')).toBeVisible();
  const { firstElementChild } = screen.getByRole('article').element();
  expect(firstElementChild?.textContent).toMatch(/^Ask first whether this is lawful\./);
});
