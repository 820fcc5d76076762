import { z } from 'zod';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { ANSWERS, type AnswerEvidence, type FounderAnswer, GRADES } from '#domain/readiness/answers.ts';
import type { CashEntry, CashLedger } from '#domain/readiness/cash-ledger.ts';
import { ROUND_IDS } from '#domain/readiness/dimensions.ts';
import {
  type AgreementFacts,
  type FounderFacts,
  type IdeaFacts,
  WITHHELD,
  type Withheld,
} from '#domain/readiness/facts.ts';
import { exactly, objectOf } from '../exactly.ts';
import { verdictId } from '../validation/report.ts';
import { cashEntry } from './ledger.ts';

export const roundId = z.enum(ROUND_IDS);
export const readinessGrade = z.enum(GRADES);

/** What an answer rests on; a fact of the product by what it points at. */
export const answerEvidence = exactly<AnswerEvidence>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('file'), id: z.string(), name: z.string(), sha256: z.string().optional() }),
    z.object({ kind: z.literal('link'), url: z.string() }),
    z.object({
      kind: z.literal('fact'),
      reference: z.object({
        kind: z.enum(['profile', 'idea', 'evidence', 'test', 'document', 'ledger', 'check']),
        id: z.string(),
        label: z.string(),
      }),
    }),
  ]),
);

/** What the founder answered to one criterion. */
export const founderAnswer = exactly<FounderAnswer>()(
  z.object({
    answer: z.enum(ANSWERS),
    grade: readinessGrade,
    evidence: answerEvidence.nullable(),
    note: z.string(),
  }),
);

const WITHHELD_CODES = Object.keys(WITHHELD) as [Withheld, ...Withheld[]];
const gradedCount = objectOf(GRADES, z.int());

/** What the validation of one idea holds. */
export const ideaFacts = exactly<IdeaFacts>()(
  z.object({
    id: z.string(),
    title: z.string(),
    verdict: verdictId,
    withheld: z.enum(WITHHELD_CODES).optional(),
    strangerInterviews: gradedCount,
    commitments: gradedCount,
    payments: gradedCount,
    renewals: gradedCount,
    lockedTests: z.int(),
    testsWithResult: z.int(),
    testsOnFile: z.int().optional(),
    channelTests: gradedCount.optional(),
    canvasComplete: z.boolean(),
    competitorsWithLink: z.int(),
    marketSized: z.boolean(),
    marketSourced: z.boolean(),
    unitEconomicsPresent: z.boolean(),
    contributionPositive: z.boolean(),
  }),
);

/** One of the founder's generated documents; `signed` by everybody whose signature was asked for. */
export const agreementFacts = exactly<AgreementFacts>()(
  z.object({
    id: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    name: z.string(),
    status: z.enum(['draft', 'final', 'signed']),
    /** What a founders' agreement settles; null for the other kinds. */
    terms: z.object({ vesting: z.boolean(), intellectualProperty: z.boolean(), leaver: z.boolean() }).nullable(),
    /** What equity terms are about; null for the other kinds. */
    equityForm: z.string().nullable(),
  }),
);

/** What the founder holds elsewhere in the product: profile, ideas, agreements and earlier checks. */
export const founderFacts = exactly<FounderFacts>()(
  z.object({
    profile: z.object({ id: z.string(), emailVerified: z.boolean(), phoneGiven: z.boolean() }),
    ideas: z.array(ideaFacts),
    agreements: z.array(agreementFacts),
    earlierChecks: z.array(z.object({ id: z.string(), asOf: z.string(), round: roundId })),
  }),
);

/** One line of the cash ledger as a check reads it. */
export const checkedCashEntry = exactly<CashEntry>()(cashEntry.omit({ revision: true }));

/** Every entry with the balance. */
export const checkedCashLedger = exactly<CashLedger>()(
  z.object({
    entries: z.array(checkedCashEntry),
    balance: z.object({ amountMinor: z.int(), currency: z.enum(CURRENCIES), date: z.string() }).nullable(),
  }),
);
