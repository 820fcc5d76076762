import { assembleAssumptions } from '#domain/validation/assumptions.ts';
import { completeIntake, type IntakeDraft } from '#domain/validation/intake.ts';
import { testCardFor } from '#domain/validation/test-cards.ts';
import {
  lockPayload,
  nextMark,
  type TestRecord,
  type TestResult,
  withLockedMark,
} from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';

type Move = { passMark: PassMark; at: string; reason?: string };

/** Tests in each state: a share read against a mark that was moved, one passed, one locked without a result. */
export async function lockedTests(intake: IntakeDraft): Promise<TestRecord[]> {
  const share = (barPercent: string, sample: number): PassMark => ({ kind: 'share', barPercent, sample });
  return [
    await locked(
      intake,
      'V4',
      [{ passMark: { kind: 'count', atLeast: 6, sample: 10 }, at: '2026-03-02T08:15:00Z' }],
      [{ successes: 7, trials: 10, recordedAt: '2026-03-12T17:40:00Z', note: 'Seven renewed for a second month.' }],
    ),
    await locked(
      intake,
      'R1',
      [
        { passMark: share('10', 200), at: '2026-02-20T07:30:00Z' },
        { passMark: share('5', 200), at: '2026-03-06T19:05:00Z', reason: 'It rained on both market days.' },
      ],
      [
        { successes: 5, trials: 90, recordedAt: '2026-03-03T16:00:00Z', note: 'First market day.' },
        { successes: 12, trials: 200, recordedAt: '2026-03-10T16:20:00Z', note: 'Both rows, with the secretary.' },
      ],
    ),
    await locked(
      intake,
      'F1',
      [{ passMark: { kind: 'count', atLeast: 4, sample: 5 }, at: '2026-03-14T06:45:00Z' }],
      [],
    ),
  ];
}

async function locked(
  intake: IntakeDraft,
  assumptionId: string,
  moves: readonly Move[],
  results: TestResult[],
): Promise<TestRecord> {
  const assumption = assembleAssumptions(intake).find(({ id }) => id === assumptionId);
  if (!assumption) throw new Error(`No assumption ${assumptionId}`);
  const card = testCardFor(assumption, completeIntake(intake));
  let record: TestRecord = { id: `test-${assumptionId}`, card, marks: [], results };
  for (const { passMark, at, reason } of moves) {
    const next = nextMark(record, passMark, at, reason);
    if ('problem' in next) throw new Error(next.problem);
    record = withLockedMark(record, { ...next.mark, hash: await sha256(lockPayload(record, next.mark)) });
  }
  return record;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
