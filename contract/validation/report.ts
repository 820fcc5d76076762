import { z } from 'zod';
import type { CanvasBox } from '#domain/validation/canvas.ts';
import type { Competitor } from '#domain/validation/competitors.ts';
import { EVIDENCE_NOTE_CODES, type EvidenceNote } from '#domain/validation/counted-evidence.ts';
import type { FirstCapital } from '#domain/validation/first-capital.ts';
import { LINT_CODES, type LintFinding } from '#domain/validation/lint-messages.ts';
import type { Market, MarketFactor, MarketLine } from '#domain/validation/market.ts';
import type { Objection } from '#domain/validation/objection.ts';
import type { ReportDecision, ValidationReport } from '#domain/validation/report.ts';
import { UNIT_ECONOMICS_FORMULAS, type UnitEconomics } from '#domain/validation/unit-economics.ts';
import { VERDICTS, type Verdict, type VerdictId } from '#domain/validation/verdict.ts';
import { VERDICT_BLOCKS } from '#domain/validation/verdict-blocks.ts';
import { exactly, objectOf } from '../exactly.ts';
import { amountOfMoney, possibleDecimal, possibleMoney } from '../figures.ts';
import { decision } from './ledger.ts';
import { belief, intakeKey, reportScore } from './score.ts';
import { reportTest } from './tests.ts';

export const verdictId = z.enum(Object.keys(VERDICTS) as VerdictId[]);

/** The verdict with the rule that gave it and the facts it rests on. */
export const verdict = exactly<Verdict>()(
  z.object({
    id: verdictId,
    label: z.string(),
    rule: z.string(),
    when: z.string(),
    reason: z.string(),
    assumptionIds: z.array(z.string()),
    /** What comes before all else: whether it is lawful, or who must permit it. */
    first: z.string().optional(),
    /** What keeps a Mixed idea from Supported although every line is reached. */
    blocks: z.array(z.object({ assumptionId: z.string(), code: z.enum(VERDICT_BLOCKS), text: z.string() })).optional(),
  }),
);

/** One answer that cannot be tested (`mandatory`) or could be better, with how to put it right. `item` counts from 0. */
export const lintFinding = exactly<LintFinding>()(
  z.object({
    field: intakeKey,
    code: z.enum(LINT_CODES),
    message: z.string(),
    mandatory: z.boolean(),
    item: z.int().optional(),
  }),
);

/** One sentence of the case against, with the rule that found it and what it rests on. */
export const objection = exactly<Objection>()(
  z.object({
    rule: z.string(),
    text: z.string(),
    assumptionIds: z.array(z.string()),
    evidenceIds: z.array(z.string()),
  }),
);

/** What a founder found out about something that the customer can choose instead. */
export const alternativeFacts = {
  price: z.string().optional(),
  complaint: z.string().optional(),
  difference: z.string().optional(),
  seenOn: z.string().optional(),
};

/** What the customer can choose instead; `link` only where it is safe to show. */
export const competitor = exactly<Competitor>()(
  z.object({
    kind: z.enum(['alternative', 'workaround', 'nothing']),
    name: z.string(),
    link: z.string().nullable(),
    ...alternativeFacts,
  }),
);

export const marketFactor = exactly<MarketFactor>()(
  z.object({
    key: z.enum(['accounts', 'annualValue', 'serviceable', 'obtainable']),
    label: z.string(),
    value: z.string().nullable(),
    source: z.string(),
    isEstimate: z.boolean(),
  }),
);

export const marketLine = exactly<MarketLine>()(
  z.object({ key: z.enum(['tam', 'sam', 'som']), label: z.string(), product: z.string(), amount: possibleMoney }),
);

/** The market counted from the bottom up. */
export const market = exactly<Market>()(
  z.object({ factors: z.array(marketFactor), lines: z.array(marketLine), somCustomers: possibleDecimal }),
);

/** What one customer is worth. */
export const unitEconomics = exactly<UnitEconomics>()(
  z.object({
    contribution: possibleMoney,
    marginPercent: possibleDecimal,
    monthlyContribution: possibleMoney,
    lifetimeMonths: possibleDecimal,
    lifetimeCapped: z.boolean(),
    ltv: possibleMoney,
    acquisitionCost: possibleMoney,
    ltvToCac: possibleDecimal,
    paybackMonths: possibleDecimal,
    formulas: objectOf(Object.keys(UNIT_ECONOMICS_FORMULAS) as (keyof typeof UNIT_ECONOMICS_FORMULAS)[], z.string()),
  }),
);

/** What must be bought before the first sale, and when its customers have paid for it. */
export const firstCapital = exactly<FirstCapital>()(
  z.object({
    what: z.string(),
    cost: amountOfMoney,
    customers: z.number(),
    paybackMonths: z.string(),
    lifeMonths: z.number().nullable(),
    formula: z.string(),
  }),
);

/** One box of the lean canvas, and the answers it was filled from. */
export const canvasBox = exactly<CanvasBox>()(
  z.object({ key: z.string(), title: z.string(), lines: z.array(z.string()), from: z.array(intakeKey) }),
);

/** Why one item of the ledger counts otherwise than it was entered. */
export const evidenceNote = exactly<EvidenceNote>()(
  z.object({ evidenceId: z.string(), code: z.enum(EVIDENCE_NOTE_CODES), text: z.string() }),
);

export const reportDecision = exactly<ReportDecision>()(decision.extend({ label: z.string() }));

/** Built by the rules in `domain/validation/report.ts`, which say what each part of it means. */
export const validationReport = exactly<ValidationReport>()(
  z.object({
    title: z.string(),
    pitch: z.string(),
    asOf: z.string(),
    ruleSetVersion: z.string(),
    formulaVersion: z.string(),
    notes: z.array(z.string()),
    verdict,
    /** Null while the intake cannot be tested; then `notTestable` says what to show instead. */
    score: reportScore.nullable(),
    notTestable: z.string().nullable(),
    findings: z.array(lintFinding),
    beliefs: z.array(belief),
    /** Ids of evidence on an assumption that this intake no longer has. */
    evidenceSetAside: z.array(z.string()),
    /** What counts otherwise than it was entered, and why. */
    evidenceNotes: z.array(evidenceNote),
    tests: z.array(reportTest),
    caseAgainst: z.array(objection),
    competitors: z.array(competitor),
    market,
    unitEconomics,
    /** Null where a figure is missing. */
    firstCapital: firstCapital.nullable(),
    canvas: z.array(canvasBox),
    decisions: z.array(reportDecision),
  }),
).meta({ description: 'The report of a snapshot.' });
