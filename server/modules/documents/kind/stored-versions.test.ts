import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAgreementVersion } from '#contract/agreements/versions.ts';
import type { DocumentType } from '#contract/documents/documents.ts';
import { readReadinessVersion } from '#contract/readiness/versions.ts';
import { readVersion } from '#contract/validation/versions.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { FORMULA_VERSION, RULE_SET_VERSION } from '#domain/validation/published-rules.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { readSample, type StoredSample, storedSamples } from '#tests/fixtures/versions/samples.ts';
import { exportedJson, hashContent, hashVersion } from './version-hash.ts';

const TODAY = '../../../../tests/fixtures/versions/validation-today.json';
const replies: Partial<
  Record<DocumentType, typeof readVersion | typeof readReadinessVersion | typeof readAgreementVersion>
> = { validation: readVersion, evaluation: readReadinessVersion, founders_agreement: readAgreementVersion };
const named = storedSamples.map((sample): [string, StoredSample] => [`${sample.type} by ${sample.madeBy}`, sample]);
const parsed = (sample: StoredSample) => ({
  snapshot: JSON.parse(sample.snapshot),
  report: JSON.parse(sample.report),
});

describe.each(named)('a stored version, %s', (_name, sample) => {
  it('is read whole, and its page is answered all of it', () => {
    const read = readSample(sample);
    expect(read).toMatchObject({ ...parsed(sample), version: { number: sample.number, sha256: sample.sha256 } });
    expect(replies[sample.type]?.reply.parse(read)).toEqual(read);
  });

  it('still has its hash, in the canonical spelling that anybody can make of its file', () => {
    expect(hashVersion(sample)).toBe(sample.sha256);
    const { report, snapshot } = JSON.parse(exportedJson(sample));
    expect(createHash('sha256').update(canonicalJson({ report, snapshot })).digest('hex')).toBe(sample.sha256);
  });

  it('is refused, and the log says which it is, where no reader knows its formula', () => {
    const later = { ...sample, summary: { ...sample.summary, formulaVersion: 'score-99' } };
    expect(() => readSample(later)).toThrow(
      expect.objectContaining({
        code: 'VERSION_UNREADABLE',
        cause: expect.objectContaining({
          message: `no reader for version ${sample.number} of ${sample.documentId}, formula score-99`,
        }),
      }),
    );
  });

  it.each(['snapshot', 'report'] as const)('is refused where its %s is not of its formula version’s shape', (part) => {
    const [key = ''] = Object.keys(parsed(sample)[part]);
    const { [key]: _gone, ...rest } = parsed(sample)[part];
    expect(() => readSample({ ...sample, [part]: JSON.stringify(rest) })).toThrow(
      expect.objectContaining({ code: 'VERSION_UNREADABLE' }),
    );
  });
});

it('keeps a sample of each formula that ever scored an idea', () => {
  const formulas = storedSamples
    .filter(({ type }) => type === 'validation')
    .map(({ summary }) => summary.formulaVersion);
  expect(new Set(formulas)).toEqual(
    new Set([...[1, 2, 3, 4, 5, 6, 7, 8].map((one) => `validation-score-${one}`), FORMULA_VERSION]),
  );
});

it('keeps a sample of an idea as today’s rules make it, each of their formulas beside the score', async () => {
  const sample = storedSamples.findLast(({ type }) => type === 'validation') ?? expect.unreachable();
  const snapshot: Snapshot = {
    ...JSON.parse(sample.snapshot),
    ...{ ruleSetVersion: RULE_SET_VERSION, formulaVersion: FORMULA_VERSION },
  };
  const report = buildReport(snapshot);
  const { support, against, unknown, exact } = report.score ?? expect.unreachable();
  const text = { snapshot: canonicalJson(snapshot), report: canonicalJson(report) };
  const today = {
    ...sample,
    contentHash: hashContent({ ...snapshot, asOf: null }),
    summary: {
      ...{ asOf: report.asOf, exact, shares: { support, against, unknown }, verdict: report.verdict.id },
      ...{ formulaVersion: FORMULA_VERSION, ruleSetVersion: RULE_SET_VERSION },
    },
    ...text,
    sha256: hashVersion(text),
  };
  // Rules that changed within one formula are written anew with -u; for a new formula the file is copied under its old name first.
  await expect(`${JSON.stringify(today, null, 1)}\n`).toMatchFileSnapshot(TODAY);
});

describe('what the first versions did not hold', () => {
  it('is why an entry counts otherwise than it was entered, for an idea', () => {
    const { sample, read } = first('validation');
    expect(parsed(sample).report).not.toHaveProperty('evidenceNotes');
    expect(read.report).toHaveProperty('evidenceNotes', []);
  });

  it('is what only some kinds of ideas are asked, for an idea', () => {
    const { sample, read } = first('validation');
    expect(parsed(sample).snapshot.intake).not.toHaveProperty('harderSide');
    expect(parsed(sample).report).not.toHaveProperty('firstCapital');
    expect(read.snapshot).toHaveProperty('intake.harderSide', '');
    expect(read.snapshot).toHaveProperty('intake.assetMonths', null);
    expect(read.report).toHaveProperty('firstCapital', null);
  });

  const first = (type: DocumentType) => {
    const sample = storedSamples.find((one) => one.type === type);
    if (!sample) throw new Error(`no sample of ${type}`);
    return { sample, read: readSample(sample) };
  };

  it('is no example of who would own what, for an agreement', () => {
    const { sample, read } = first('founders_agreement');
    expect(parsed(sample).report).not.toHaveProperty('ownership');
    expect(read.report).toHaveProperty('ownership', null);
  });

  it('is not known of equity terms, and is told by the figures of what is documented, for a readiness check', () => {
    const { sample, read } = first('evaluation');
    const [agreement] = parsed(sample).snapshot.facts.agreements;
    expect(agreement).not.toHaveProperty('equityForm');
    expect(read.snapshot).toHaveProperty('facts.agreements', [{ ...agreement, equityForm: null }]);
    expect(sample.summary).not.toHaveProperty('readyDocumented');
    expect(read.version).toMatchObject({ documented: expect.any(Number), readyDocumented: false });
    const ready = { ...sample, summary: { ...sample.summary, documented: 100 } };
    expect(readSample(ready).version).toHaveProperty('readyDocumented', true);
  });
});
