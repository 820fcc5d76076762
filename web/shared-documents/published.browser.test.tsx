import { expect, it } from 'vitest';
import { snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { publishedFigures } from '#domain/validation/published-figures.ts';
import { buildReport } from '#domain/validation/report.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { paths } from '#web/paths.ts';

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
