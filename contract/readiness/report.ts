import { z } from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';
import { ANSWERS } from '#domain/readiness/answers.ts';
import type { CashReading } from '#domain/readiness/cash-ledger.ts';
import type { ReadinessComparison, ReadinessStep } from '#domain/readiness/compare.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { ReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import { exactly } from '../exactly.ts';
import { checkedCashLedger, founderAnswer, founderFacts, readinessGrade, roundId } from './facts.ts';
import {
  blocker,
  byGrade,
  dimensionId,
  gradeResult,
  levelNumber,
  readinessLenses,
  reportCriterion,
  reportDimension,
  shortestPath,
  storedWeights,
} from './score.ts';
import { storedValuation, valuationPanel } from './values.ts';

/** What a report was built from, beside its rule set, and nothing else. */
export const readinessSnapshot = exactly<ReadinessSnapshot>()(
  z.object({
    ruleSetVersion: z.string(),
    formulaVersion: z.string(),
    asOf: z.string(),
    /** The name of the idea that it is for; null where none was said. */
    startup: z.string().nullable(),
    round: roundId,
    /** By criterion. */
    answers: z.record(z.string(), founderAnswer),
    facts: founderFacts,
    ledger: checkedCashLedger,
    investorWeights: storedWeights.nullable(),
    valuation: storedValuation.nullable(),
  }),
);

/** Monthly burn, its average and the runway, in minor units; `reason` says why one is not there. */
export const cashReading = exactly<CashReading>()(
  z.object({
    currency: z.enum(CURRENCIES).nullable(),
    months: z.array(
      z.object({
        month: z.string(),
        outMinor: z.int(),
        inMinor: z.int(),
        raisedMinor: z.int(),
        netBurnMinor: z.int(),
      }),
    ),
    averagedMonths: z.array(z.string()),
    averageNetBurnMinor: z.int().nullable(),
    runway: z
      .object({
        fullMonths: z.int().nullable(),
        months: z.string().nullable(),
        zeroDate: z.string().nullable(),
        cashPositive: z.boolean(),
      })
      .nullable(),
    reason: z.string().nullable(),
  }),
);

/** Built by the rules in `domain/readiness/report.ts`, which say what each part of it means. */
export const readinessReport = exactly<ReadinessReport>()(
  z.object({
    asOf: z.string(),
    startup: z.string().nullable(),
    ruleSetVersion: z.string(),
    formulaVersion: z.string(),
    round: z.object({ id: roundId, label: z.string() }),
    notes: z.array(z.string()),
    formulas: z.array(z.object({ rule: z.string(), name: z.string(), formula: z.string(), source: z.string() })),
    /** Of the claimed levels, as the headline shows them. */
    blockers: z.array(blocker),
    ready: z.boolean(),
    paths: byGrade(shortestPath),
    grades: byGrade(gradeResult),
    /** Claimed − documented, in percentage points. */
    proofGap: z.number(),
    dimensions: z.array(reportDimension),
    lenses: readinessLenses,
    completeness: z.object({ answered: z.int(), total: z.int(), percent: z.int() }),
    unanswered: z.array(
      z.object({
        criterionId: z.string(),
        dimension: dimensionId,
        level: levelNumber,
        text: z.string(),
        mandatory: z.boolean(),
      }),
    ),
    /** Criteria where the founder said no and a fact says yes. */
    disagreements: z.array(z.string()),
    criteria: z.array(reportCriterion),
    cash: cashReading,
    /** Null when nothing was entered for it. */
    valuation: valuationPanel.nullable(),
  }),
).meta({ description: 'The report of a snapshot.' });

const answerState = z.object({
  answer: z.enum(ANSWERS),
  grade: readinessGrade.nullable(),
  origin: z.enum(['founder', 'fact', 'both', 'none']),
});
const move = z.object({ exact: z.string(), shown: z.number() });

/** The other round, or one answer that is no longer what it was, and what that moved at each proof grade. */
export const readinessStep = exactly<ReadinessStep>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('round'), before: roundId, after: roundId, delta: byGrade(move) }),
    z.object({
      kind: z.literal('answer'),
      criterionId: z.string(),
      dimension: dimensionId,
      text: z.string(),
      before: answerState,
      after: answerState,
      delta: byGrade(move),
    }),
  ]),
);

/** What changed, and what each change moved. Where the two cannot be compared there are no steps, and `reason` says why. */
export const readinessComparison = exactly<ReadinessComparison>()(
  z.object({
    before: byGrade(z.number()).nullable(),
    after: byGrade(z.number()).nullable(),
    total: byGrade(z.number()).nullable(),
    steps: z.array(readinessStep),
    reason: z.string().nullable(),
  }),
);
