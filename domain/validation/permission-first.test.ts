import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { lockedMark, lockedTest, testResult } from './fixtures/locked-tests.ts';
import type { IntakeDraft } from './intake.ts';
import { onePage } from './one-page.ts';
import { outsiderReport } from './outsider-report.ts';
import { buildReport } from './report.ts';
import type { SnapshotInput } from './snapshot.ts';
import { messageSummary } from './summary.ts';
import type { TestRecord } from './test-records.ts';

const COCAINE = 'Party-goers in Lekki get cocaine brought to the door of the club within the hour.';
const LOANS = 'Traders in Balogun Market get small loans by phone and pay back each market day.';
const about = (pitch: string, more: IntakeDraft = {}) => ({ intake: { ...BOOKKEEPING, pitch, ...more } });
const reportOf = (given: Partial<SnapshotInput>) => buildReport(snapshotOf({ evidence: [], ...given }));
const proposed = (given: Partial<SnapshotInput>) =>
  reportOf(given).tests.flatMap(({ card, rank }) => (rank === null ? [] : [`${card.assumptionId} ${card.kind}`]));

/** What was done about the permission, and how it ended. */
function asked(given: Partial<SnapshotInput>, successes: number): TestRecord {
  const test = lockedTest('P1', snapshotOf(given), { id: 't1' });
  const { passMark } = test.card;
  const marks = [lockedMark(passMark, { lockedAt: '2026-02-01' })];
  return { ...test, marks, results: [testResult(successes, passMark.sample)] };
}

describe('what may be unlawful', () => {
  it('needs a lawyer before a customer: one test, and nothing that sells', () => {
    expect(proposed(about(COCAINE))).toEqual(['P1 counsel']);
    expect(reportOf(about(COCAINE)).tests[0]?.card.name).toBe('Get legal advice before you speak to a customer');
  });

  it('is the first line of the report, of its page and of its message', () => {
    const snapshot = snapshotOf({ evidence: [], ...about(COCAINE) });
    const report = buildReport(snapshot);
    const first =
      'Ask first whether this is lawful. Your words include “cocaine”, which is about drugs that the law forbids. Get legal advice before you speak to a customer.';
    expect(report.verdict.first).toBe(first);
    const page = onePage(report, snapshot).replace(/\s+/g, ' ');
    expect(page.indexOf(first)).toBeGreaterThan(0);
    expect(page.indexOf(first)).toBeLessThan(page.indexOf('NO VERDICT. '));
    expect(messageSummary(snapshot, report)).toContain(`\n${first}\n`);
  });

  it('is said of answers that cannot be tested yet too', () => {
    const report = reportOf(about(COCAINE, { segment: '' }));
    expect(report.verdict).toMatchObject({ id: 'not_testable', first: expect.stringContaining('lawful') });
  });

  it('keeps its importance, whatever the founder thinks of it', () => {
    const edits = [{ assumptionId: 'P1', importance: 1 as const, reason: 'Nobody will ask', date: '2026-03-01' }];
    const weightOf = (given: Partial<SnapshotInput>) =>
      snapshotOf({ ...given, importanceEdits: edits }).assumptions.find(({ id }) => id === 'P1')?.importance;
    expect(weightOf(about(COCAINE))).toBe(5);
    expect(weightOf(about(LOANS))).toBe(5);
    expect(weightOf({})).toBe(1);
  });

  it('stays first when the lawyer says no', () => {
    expect(proposed({ ...about(COCAINE), testCards: [asked(about(COCAINE), 0)] })).toEqual(['P1 counsel']);
  });

  it.each([COCAINE, LOANS])('keeps the answer of those who said no: nobody is sent to ask others: %s', (pitch) => {
    const test = asked(about(pitch), 0);
    const [next] = reportOf({ ...about(pitch), testCards: [test] }).tests;
    expect(next).toMatchObject({ rank: 1, card: { name: test.card.name }, record: { id: test.id } });
  });

  it('stays first whatever was entered, and nothing entered holds that it is allowed', () => {
    const shown = observed('p', { assumptionId: 'P1', level: 'L4', count: 400 });
    const witnessed = { confirmed: 9, denied: 0, networks: 9, fromOwnNetwork: 0 };
    const evidence = [shown, { ...shown, id: 'q', count: 9, witnessed }];
    const given = { ...about(COCAINE), evidence, testCards: [asked(about(COCAINE), 1)] };
    const report = reportOf(given);
    expect(report.verdict.first).toMatch(/^Ask first whether this is lawful\./u);
    expect(report.tests.flatMap(({ card, rank }) => (rank === null ? [] : [card.kind]))).toEqual(['counsel']);
    expect(report.beliefs.find(({ id }) => id === 'P1')?.score).toMatchObject({ r: 0, b: 0 });
    expect(report.evidenceNotes.filter(({ code }) => code === 'unlawful').map(({ evidenceId }) => evidenceId)).toEqual([
      ...['p', 'q', 'test-t1'],
    ]);
    const against = [observed('n', { assumptionId: 'P1', level: 'L4', side: 'against' })];
    expect(reportOf({ ...about(COCAINE), evidence: against }).beliefs.find(({ id }) => id === 'P1')?.score?.s).toBe(
      1.75,
    );
  });

  it('is said where it is written', () => {
    const { findings } = reportOf(about(COCAINE));
    expect(findings.filter(({ code }) => code === 'UNLAWFUL')).toMatchObject([{ field: 'pitch', mandatory: false }]);
    expect(reportOf({}).findings.map(({ code }) => code)).not.toContain('UNLAWFUL');
  });

  it('takes the verdict from the page that others read, of what was kept before, too', () => {
    const evidence = [observed('p', { assumptionId: 'P1', level: 'L4', count: 10 })];
    const snapshot = { ...snapshotOf({ ...about(COCAINE), evidence }), formulaVersion: 'validation-score-2' };
    const { first: _none, ...verdict } = buildReport(snapshot).verdict;
    const kept = { ...buildReport(snapshot), verdict: { ...verdict, id: 'supported' as const } };
    expect(kept.beliefs.find(({ id }) => id === 'P1')?.score?.b).toBeGreaterThan(0.5);
    const told = outsiderReport(snapshot, kept);
    expect(told).toMatchObject({ isUnlawful: true, verdict: { id: 'mixed', label: 'No verdict' } });
    expect(told.first).toMatch(/^Ask first whether this is lawful\./u);
    expect(told.holds.map(({ id }) => id)).not.toContain('P1');
    expect(told.notKnown[0]?.id).toBe('P1');
    expect(outsiderReport(snapshotOf(), reportOf({}))).toMatchObject({ isUnlawful: false, first: null });
  });

  it.each<[string, IntakeDraft]>([
    ['the problem', { problem: 'Their children buy cocaine at the gate and nobody tells the school in time.' }],
    ['what they do today', { workaround: 'They buy fake drugs at the motor park because those are cheap' }],
    ['the customers', { segment: 'Families of cocaine users who live in Surulere' }],
  ])('is not what stands in %s alone', (_, more) => {
    expect(reportOf({ intake: { ...BOOKKEEPING, ...more } }).verdict).not.toHaveProperty('first');
  });
});

describe('what somebody must permit', () => {
  it('asks the authority first, and proposes nothing that takes money', () => {
    expect(proposed(about(LOANS))).toEqual(['P1 letters', 'D1 interviews', 'P2 consent']);
    expect(reportOf(about(LOANS)).verdict.first).toBe(
      'Permission comes first. Your words include “small loans”: somebody must permit lending money. Find out who, before you take anybody’s money.',
    );
  });

  it('is settled like any other belief', () => {
    const evidence = [observed('p', { assumptionId: 'P1', level: 'L4', count: 4 })];
    expect(proposed({ ...about(LOANS), evidence })).toEqual(['D1 interviews', 'V1 presale', 'D4 choice']);
    expect(proposed({ evidence })).toEqual(proposed({}));
  });

  it('says what, with what the founder named', () => {
    const { assumptions } = snapshotOf(about(LOANS, { regulatedTouchpoints: ['Credit records'] }));
    expect(assumptions.find(({ id }) => id === 'P1')?.statement).toBe(
      'You may do this, or can work under somebody who may: lending money and Credit records.',
    );
  });
});
