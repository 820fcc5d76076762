import { describe, expect, it } from 'vitest';
import { type EvidenceRecord, fittingLines } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { compareSnapshots } from '#domain/validation/compare.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { makeSnapshot } from '#domain/validation/snapshot.ts';
import { liveReport, liveSnapshot } from './live-report.ts';

const moment = '2026-11-20T08:00:00.000Z';
const record: EvidenceRecord = {
  id: 'e1',
  assumptionId: 'D1',
  side: 'for',
  level: 'L3',
  independence: 'stranger',
  proof: 'artefact',
  inSegment: true,
  count: 6,
  date: '2026-11-20',
  note: 'Six traders showed their books.',
  file: { id: 'f1', name: 'book.jpg', sha256: 'ab', mediaType: 'image/jpeg', bytes: 1200 },
  observationId: 'e1',
  who: '',
  howMet: '',
  people: 6,
  revision: 3,
  createdAt: moment,
  updatedAt: moment,
};

const idea: IdeaState = {
  id: 'i1',
  name: 'Kasuwa Ledger',
  status: 'draft',
  revision: 7,
  createdAt: moment,
  updatedAt: moment,
  asOf: '2026-11-21',
  intake: completeIntake(BOOKKEEPING),
  importanceEdits: [],
  ownAssumptions: [],
  evidence: [record],
  testCards: [],
  decisions: [],
  versions: { count: 1, hasChanges: false },
  can: { edit: true, publish: true, export: true, delete: true },
};

describe('the report of the working state', () => {
  it('shows no change against a version kept from the same state', () => {
    const [line] = fittingLines([{ ...record, who: 'Sikirat', howMet: 'at her stall', notedFor: 'A pitch' }]);
    const { file, ...item } = line ?? expect.unreachable();
    const kept = makeSnapshot({
      asOf: idea.asOf,
      intake: idea.intake,
      evidence: [{ ...item, file: { id: 'f1', name: 'book.jpg', sha256: 'ab' } }],
    });
    const { changes } = compareSnapshots(kept, liveSnapshot(idea));
    expect(file).toEqual({ id: 'f1', name: 'book.jpg', sha256: 'ab' });
    expect(JSON.stringify(kept)).not.toContain('Sikirat');
    expect(changes).toEqual(compareSnapshots(kept, kept).changes);
  });

  it('keeps to the day of the server for evidence of a day that has begun further east', () => {
    const next = { ...record, id: 'e2', date: '2026-11-22' };
    const sameDay = liveReport({ ...idea, evidence: [record, { ...next, date: idea.asOf }] });
    const report = liveReport({ ...idea, evidence: [record, next] });
    expect(report.asOf).toBe(idea.asOf);
    expect(report.score).toEqual(sameDay.score);
  });

  it('still counts when the page has stayed open for days and new evidence is dated later', () => {
    const next = { ...record, id: 'e2', date: '2026-11-24' };
    expect(liveReport({ ...idea, evidence: [record, next] }).asOf).toBe('2026-11-24');
  });

  it('takes what is being typed in place of what is saved', () => {
    expect(liveReport(idea).score).not.toBeNull();
    expect(liveReport(idea, { ...idea.intake, segment: 'everyone' }).score).toBeNull();
  });
});
