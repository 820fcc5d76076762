import { z } from 'zod';
import type { ReportTest } from '#domain/validation/report.ts';
import type { TestCard } from '#domain/validation/test-cards.ts';
import { type RecordReading, TEST_OUTCOMES, type TestReading } from '#domain/validation/test-reading.ts';
import type { LockedMark, TestRecord } from '#domain/validation/test-records.ts';
import { type PassMark, TEST_TEMPLATES, type TestKind } from '#domain/validation/test-templates.ts';
import { exactly } from '../exactly.ts';
import { amountOfMoney } from '../figures.ts';

/** What a test must reach to pass. */
export const lockedPassMark = exactly<PassMark>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('share'), barPercent: z.string(), sample: z.int() }),
    z.object({ kind: z.literal('count'), atLeast: z.int(), sample: z.int() }),
  ]),
);

/** A test as it is proposed: nothing in it is a result. */
export const testCard = exactly<TestCard>()(
  z.object({
    assumptionId: z.string(),
    kind: z.enum(Object.keys(TEST_TEMPLATES) as TestKind[]),
    name: z.string(),
    weBelieve: z.string(),
    whatToDo: z.string(),
    script: z.array(z.string()),
    sample: z.string(),
    /** What counts as one success. */
    success: z.string(),
    /** The most to spend; null where the founder gave no cash figure. */
    budget: amountOfMoney.nullable(),
    hours: z.number(),
    days: z.number(),
    passMark: lockedPassMark,
  }),
);

/** A pass mark with the time of its lock, its hash and the hash of the one before. */
export const lockedMark = exactly<LockedMark>()(
  z.object({
    revision: z.int(),
    passMark: lockedPassMark,
    lockedAt: z.string(),
    /** Why it was moved; '' for the first. */
    reason: z.string(),
    previousHash: z.string().nullable(),
    hash: z.string(),
  }),
);

/** A locked test: its card, every pass mark with time and hash, and every result. */
export const testRecord = exactly<TestRecord>()(
  z.object({
    id: z.string(),
    card: testCard,
    marks: z.array(lockedMark),
    results: z.array(
      z.object({
        successes: z.int(),
        trials: z.int(),
        recordedAt: z.string(),
        note: z.string(),
        /** Where a reader can see it; without one it is the founder's word. */
        link: z.string().optional(),
        /** What shows it, to the founder alone; its hash proves later which file it was. */
        file: z.object({ id: z.string(), name: z.string(), sha256: z.string() }).optional(),
      }),
    ),
    /** Why the founder holds that the result says nothing; then it does not count. */
    objection: z.object({ reason: z.string(), objectedAt: z.string() }).optional(),
  }),
);

/** How a result reads against one pass mark, in per cent with its 95% interval. */
export const testReading = exactly<TestReading>()(
  z.object({
    outcome: z.enum(TEST_OUTCOMES),
    percent: z.number(),
    lower: z.number(),
    upper: z.number(),
    because: z.string(),
  }),
);

/** The same result against the mark in force and against the first one. */
export const recordReading = exactly<RecordReading>()(
  z.object({ current: testReading, first: testReading, moved: z.boolean(), movedAfterResult: z.boolean() }),
);

/** A proposed or locked test in a report. */
export const reportTest = exactly<ReportTest>()(
  z.object({
    card: testCard,
    /** By risk, from 1; null for the record of an assumption that is no longer among the riskiest. */
    rank: z.int().nullable(),
    record: testRecord.nullable(),
    reading: recordReading.nullable(),
  }),
);
