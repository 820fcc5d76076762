import { expect, it } from 'vitest';
import { withPlainAmounts } from '#domain/money/money.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { readSample, type StoredSample, storedSamples } from '#tests/fixtures/versions/samples.ts';
import { marksOf, withMarks } from '#web/founder/startup-assistant/validation/marks.ts';
import { paths as pages } from '#web/paths.ts';
import { type DemoAnswers, readDemoPage } from './demo-page.tsx';

const modules = import.meta.glob('/web/founder/**/*.tsx');
const { founder } = pages;
const answers: DemoAnswers = demo;

/** By type: a document of the demo founder, its call and the page of its versions. */
const kinds = {
  validation: { id: '019afa28-3600-7ca4-a947-f44901701112', call: '/validation/ideas', page: founder.ideaVersion },
  evaluation: { id: '019bfba6-2e00-77d1-a337-b7cf10afbc17', call: '/readiness/checks', page: founder.checkVersion },
  founders_agreement: {
    id: '019e65a1-4e00-748e-9f8f-4ba381cb68bf',
    call: '/agreements',
    page: founder.agreementVersion,
  },
};

const named = storedSamples.map((sample): [string, StoredSample] => [`${sample.type} by ${sample.madeBy}`, sample]);

it.each(named)('the page of a stored version shows it, %s', async (_name, sample) => {
  const { id, call, page } = kinds[sample.type as keyof typeof kinds];
  const stored = readSample(sample);
  const said = await readDemoPage({
    at: page(id, sample.number),
    answers: {
      ...answers,
      [`${call}/${id}/versions/${sample.number}`]: stored,
      [`/documents/${id}/versions/${sample.number}/narratives`]: answers[`/documents/${id}/versions/4/narratives`],
    },
    modules,
  });
  for (const words of [sample.name, sample.sha256, ...wordsOf(stored.report)]) expect(said).toContain(words);
});

/** What stands in this report alone, from its first part to its last. */
function wordsOf(report: ReturnType<typeof readSample>['report']): string[] {
  if ('document' in report) return report.document.clauses.map(({ title }) => title);
  if ('beliefs' in report)
    return [
      ...report.beliefs.map(({ statement }) => withPlainAmounts(statement)),
      // A founder reads no letters and numbers of beliefs.
      ...report.caseAgainst.map(({ text }) => withPlainAmounts(withMarks(text, marksOf(report.beliefs)))),
    ];
  const { round, paths, dimensions, formulas } = report;
  return [
    round.label,
    ...paths.claimed.steps.map(({ artefact }) => artefact),
    ...dimensions.map(({ label }) => label),
    ...formulas.map(({ formula }) => formula),
  ];
}
