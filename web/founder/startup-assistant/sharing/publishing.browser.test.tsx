import { expect, it } from 'vitest';
import type { Publication } from '#contract/signing/publication.ts';
import { snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { buildReport } from '#domain/validation/report.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { paths } from '#web/paths.ts';
import { PublishCard } from './publish-card.tsx';

const ideaId = '019afa28-3600-7ca4-a947-f44901701112';
const url = `/documents/${ideaId}/publication`;
const moment = '2026-11-20T09:00:00.000Z';
const publication: Publication = {
  ...{ slug: '3yZe7dABCD', url: 'https://cairn.example/r/3yZe7dABCD', versionNumber: 1 },
  ...{ founderName: null, companyName: 'Ice Ltd', publishedAt: moment, changedAt: moment, withheld: false },
};
const snapshot = snapshotOf();
const sha256 = 'a'.repeat(64);
const version = {
  version: {
    ...{ number: 2, name: 'Kasuwa Ledger', createdAt: moment, asOf: snapshot.asOf, verdict: 'untested', shares: null },
    ...{ ruleSetVersion: snapshot.ruleSetVersion, formulaVersion: snapshot.formulaVersion, sha256 },
  },
  snapshot,
  report: buildReport(snapshot),
};

type Case = [name: string, answers: Record<string, unknown>, steps?: Step[], replies?: Record<string, unknown>];
it.each<Case>([
  [
    'published',
    { [url]: { publication: null }, [`/validation/ideas/${ideaId}/versions/2`]: version },
    [
      'Publish version 2',
      'Publish',
      ['No, leave it out', true],
      ['Company name', 'Ice Ltd'],
      'See what everybody',
      'Publish',
      'Publish',
    ],
    { [`PUT ${url}`]: [refused('VERSION_UNKNOWN'), { publication: { ...publication, versionNumber: 2 } }] },
  ],
  [
    'unread version',
    { [url]: { publication: null }, [`/validation/ideas/${ideaId}/versions/2`]: offline },
    ['Publish version 2', ['Yes', true], 'See what everybody', 'Cancel'],
  ],
  [
    'newer version',
    {
      [url]: { publication: { ...publication, founderName: 'Ngozi Eze' } },
      [`/validation/ideas/${ideaId}/versions/2`]: version,
    },
    ['Show version 2 instead', 'Publish'],
    { [`PUT ${url}`]: { publication: { ...publication, versionNumber: 2, founderName: 'Ngozi Eze' } } },
  ],
  ['withheld', { [url]: { publication: { ...publication, withheld: true } } }],
  [
    'refused by its words',
    { [url]: { publication: null }, [`/validation/ideas/${ideaId}/versions/2`]: version },
    ['Publish version 2', ['No, leave it out', true], 'Publish'],
    { [`PUT ${url}`]: refused('PUBLICATION_UNLAWFUL') },
  ],
  [
    'stopped',
    { [url]: { publication } },
    ['Stop publishing', 'Cancel', 'Stop publishing', 'Stop publishing', 'Stop publishing', 'Stop publishing'],
    { [`DELETE ${url}`]: [offline, { publication: null }] },
  ],
  ['unread', { [url]: offline }, ['Try again']],
])('a report is %s', async (name, answers, steps = [], replies = {}) => {
  const said = await followDemoPage({
    at: paths.founder.overview,
    shown: <PublishCard ideaId={ideaId} versionNumber={2} level={2} />,
    answers,
    steps,
    replies,
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/publishing-${name.replaceAll(' ', '-')}.txt`);
});
