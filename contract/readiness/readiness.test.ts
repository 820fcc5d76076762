import { describe, expect, it } from 'vitest';
import { DIMENSION_IDS, DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { Endpoint } from '../endpoint.ts';
import { answerChange, investorWeights } from './answers.ts';
import * as ledger from './ledger.ts';
import * as readiness from './readiness.ts';
import { valuationChanges } from './valuation.ts';
import * as versions from './versions.ts';

const answer = { criterionId: 'team-1-a', answer: 'yes', grade: 'claimed', note: 'Both of us, full time' };
const firstProblem = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) => {
  const [issue] = result.error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

describe('an answer as it crosses the wire', () => {
  it('is taken with each kind of evidence', () => {
    const kinds = [null, { kind: 'link', url: 'https://example.com/a' }, { kind: 'held', evidenceId: 'e1' }] as const;
    for (const evidence of kinds)
      expect(answerChange.parse({ ...answer, grade: 'documented', evidence })).toMatchObject({ evidence });
    expect(answerChange.parse(answer)).toEqual(answer);
  });

  it.each([
    [{ grade: 'verified' }, 'grade', 'Choose claimed or documented.'],
    [{ answer: 'maybe' }, 'answer', 'Answer yes or no, or leave it open.'],
    [{ criterionId: '../team' }, 'criterionId', 'This is not a question of the check.'],
    [{ note: 'x'.repeat(2001) }, 'note', 'Use 2,000 characters or fewer.'],
    [
      { evidence: { kind: 'fact', reference: {} } },
      'evidence.kind',
      'Give a link, or choose a file that you already hold.',
    ],
    [
      { evidence: { kind: 'link', url: 'javascript:alert(1)' } },
      'evidence.url',
      'Give a web address, such as https://example.com/page.',
    ],
  ])('is refused with %j', (wrong, path, message) => {
    expect(firstProblem(answerChange.safeParse({ ...answer, ...wrong }))).toEqual([path, message]);
  });
});

describe('an investor’s weights', () => {
  const published = Object.fromEntries(DIMENSION_IDS.map((id) => [id, DIMENSIONS[id].weight]));
  it('add to 100 per cent', () => {
    expect(investorWeights.safeParse(published).success).toBe(true);
    expect(firstProblem(investorWeights.safeParse({ ...published, team: 21 }))?.[1]).toContain('101%');
    expect(investorWeights.safeParse({ ...published, team: -20, legal: 45 }).success).toBe(false);
    expect(investorWeights.safeParse({ ...published, luck: 0 }).success).toBe(false);
  });
});

describe('the cash ledger as it crosses the wire', () => {
  const entry = { month: '2026-03', kind: 'in', category: 'Sales', amountMinor: 1, currency: 'NGN', raised: false };
  it.each([
    [{ month: '2026-13' }, 'month'],
    [{ kind: 'loan' }, 'kind'],
    [{ category: ' ' }, 'category'],
    [{ amountMinor: -1 }, 'amountMinor'],
    [{ amountMinor: 0.5 }, 'amountMinor'],
    [{ amountMinor: 2 ** 53 }, 'amountMinor'],
    [{ currency: 'EUR' }, 'currency'],
    [{ kind: 'out', raised: true }, 'raised'],
  ])('refuses %j', (wrong, path) => {
    expect(ledger.cashEntryBody.parse(entry)).toEqual(entry);
    expect(firstProblem(ledger.cashEntryBody.safeParse({ ...entry, ...wrong }))?.[0]).toBe(path);
  });
});

describe('the inputs of the valuation methods', () => {
  it.each([
    [{ currency: 'EUR' }, 'currency'],
    [{ regionalAverage: { amountMinor: -1, source: 'A survey', date: '2026-01-01' } }, 'regionalAverage.amountMinor'],
    [{ scorecard: { scores: { team: '1e3' }, weights: null } }, 'scorecard.scores.team'],
    [{ riskFactorSummation: { stepMinor: null, scores: { management: 3 } } }, 'riskFactorSummation.scores.management'],
    [{ berkus: { maximum: null, elements: { ['x'.repeat(41)]: '50' } } }, `berkus.elements.${'x'.repeat(41)}`],
  ])('refuse %j', (wrong, path) => {
    expect(firstProblem(valuationChanges.safeParse(wrong))?.[0]).toBe(path);
  });
  it('can be saved one by one, and cleared', () => {
    for (const changes of [{ currency: 'USD' }, { scorecard: null }, {}])
      expect(valuationChanges.parse(changes)).toEqual(changes);
  });
});

it('every endpoint of this module is for founders only', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value;
  const endpoints = [readiness, ledger, versions].flatMap((module) => Object.values(module).filter(isEndpoint));
  expect(endpoints.length).toBeGreaterThan(15);
  for (const endpoint of endpoints) expect(endpoint.access).toEqual({ anyRole: ['founder'] });
});
