import { assembleBelief, type Belief } from './beliefs.ts';
import { type CanvasBox, leanCanvas } from './canvas.ts';
import { caseAgainst } from './case-against.ts';
import { type Competitor, competitorsOf } from './competitors.ts';
import { type CountedItem, countEvidence, type EvidenceNote } from './counted-evidence.ts';
import { withCountingImportance } from './counting-importance.ts';
import { DECISION_LABELS, type Decision } from './decisions.ts';
import {
  type EvidenceLevel,
  INDEPENDENCE,
  type Independence,
  LEVELS,
  PROOFS,
  type ProofGrade,
  SEGMENT_MULTIPLIER,
} from './evidence.ts';
import { LEVEL_MEANINGS, PROOF_MEANINGS } from './evidence-meanings.ts';
import { type FirstCapital, firstCapital } from './first-capital.ts';
import { isTestable, lintIntake, NOT_TESTABLE } from './lint.ts';
import type { LintFinding } from './lint-messages.ts';
import { type Market, sizeMarket } from './market.ts';
import { nextTests } from './next-tests.ts';
import type { Objection } from './objection.ts';
import { isContradicted } from './outweighed.ts';
import { permissionFirst, permissionLine } from './permission-first.ts';
import {
  CONVENTIONS_NOTE,
  hasLaterRules,
  type PublishedFormula,
  ROUNDING_NOTE,
  SCORE_FORMULAS,
} from './published-rules.ts';
import { safeLine } from './safe-text.ts';
import { type AssumptionScore, PRIOR_WEIGHT, scoreAssumptions } from './score.ts';
import type { Shares } from './shares.ts';
import { inCanonicalOrder, type Snapshot } from './snapshot.ts';
import type { TestCard } from './test-cards.ts';
import { type RecordReading, readRecord } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import { type UnitEconomics, unitEconomics } from './unit-economics.ts';
import { decideVerdict, NOT_TESTABLE_VERDICT, type SupportRange, supportRange, type Verdict } from './verdict.ts';
import { verdictBlocks } from './verdict-blocks.ts';

/** The three figures as displayed (one decimal) and unrounded, with everything needed to work them out again. */
export type ReportScore = Shares & {
  exact: Shares;
  range: SupportRange | null;
  formulas: readonly PublishedFormula[];
  conventions: ScoreConventions;
};

/** The published numbers behind a score, as they were when it was made. */
export type ScoreConventions = {
  priorWeight: number;
  levels: Readonly<Record<EvidenceLevel, { points: number; cap: number; label: string; meaning: string }>>;
  independence: Readonly<Record<Independence, { multiplier: number; label: string }>>;
  proofs: Readonly<Record<ProofGrade, { multiplier: number; label: string; meaning: string }>>;
  segment: { inSegment: number; outside: number };
};

/** A proposed or locked test: the card, its record once there is one, and how its result reads. */
export type ReportTest = {
  card: TestCard;
  rank: number | null;
  record: TestRecord | null;
  reading: RecordReading | null;
};

export type ReportDecision = Decision & { label: string };

/** All that the report page, the PDF and the JSON show. Made from a snapshot alone; holds no clock and no chance. */
export type ValidationReport = {
  title: string;
  pitch: string;
  asOf: string;
  ruleSetVersion: string;
  formulaVersion: string;
  notes: string[];
  verdict: Verdict;
  /** Null while the intake cannot be tested; then `notTestable` says what to show instead. */
  score: ReportScore | null;
  notTestable: string | null;
  findings: LintFinding[];
  beliefs: Belief[];
  /** Ids of evidence on an assumption that this intake no longer has: kept, but without effect. */
  evidenceSetAside: string[];
  /** What counts otherwise than it was entered, and why. */
  evidenceNotes: EvidenceNote[];
  tests: ReportTest[];
  caseAgainst: Objection[];
  competitors: Competitor[];
  market: Market;
  unitEconomics: UnitEconomics;
  /** What must be bought first and when it is paid back; null where a figure is missing. */
  firstCapital: FirstCapital | null;
  canvas: CanvasBox[];
  decisions: ReportDecision[];
};

/** Those of today. */
export const CONVENTIONS: ScoreConventions = {
  priorWeight: PRIOR_WEIGHT,
  levels: withMeanings(LEVELS, LEVEL_MEANINGS),
  independence: INDEPENDENCE,
  proofs: withMeanings(PROOFS, PROOF_MEANINGS),
  segment: SEGMENT_MULTIPLIER,
};

/**
 * The report of a snapshot. The same snapshot gives the same report, byte for byte in canonical JSON, whatever the order
 * of its keys, evidence, assumptions, tests and decisions.
 * @throws RangeError when an item of evidence is dated after the snapshot's day.
 */
export function buildReport(given: Snapshot): ValidationReport {
  const snapshot = inCanonicalOrder(given);
  const { intake, asOf } = snapshot;
  const findings = lintIntake(intake);
  const testable = isTestable(findings) && snapshot.assumptions.length > 0;
  const ids = new Set(snapshot.assumptions.map(({ id }) => id));
  const counted = countEvidence(snapshot);
  const evidence = counted.items.filter(({ assumptionId }) => ids.has(assumptionId));
  const assumptions = withCountingImportance(
    snapshot.assumptions,
    evidence,
    snapshot.formulaVersion,
    snapshot.heldImportance,
  );
  const scored = testable ? scoreAssumptions(assumptions, evidence, asOf) : null;
  const first = permissionFirst(assumptions, scored?.assumptions ?? []);
  const range = scored && supportRange(scored.assumptions);
  return {
    title: safeLine(intake.title) || 'Untitled idea',
    pitch: safeLine(intake.pitch),
    asOf,
    ruleSetVersion: snapshot.ruleSetVersion,
    formulaVersion: snapshot.formulaVersion,
    notes: [CONVENTIONS_NOTE, ROUNDING_NOTE],
    verdict: {
      ...(scored
        ? decideVerdict(
            scored.assumptions,
            verdictBlocks(scored.assumptions, evidence, snapshot.testCards, asOf, snapshot.formulaVersion),
            ({ id }) =>
              isContradicted(
                evidence.filter(({ assumptionId }) => assumptionId === id),
                asOf,
                snapshot.formulaVersion,
              ),
          )
        : NOT_TESTABLE_VERDICT),
      ...(first && { first: permissionLine(first) }),
    },
    score: scored && {
      ...scored.displayed,
      exact: scored.exact,
      range,
      formulas: SCORE_FORMULAS,
      conventions: CONVENTIONS,
    },
    notTestable: scored ? null : NOT_TESTABLE,
    findings,
    beliefs: assumptions.map((assumption) => assembleBelief(assumption, evidence, asOf, testable)),
    evidenceSetAside: snapshot.evidence.filter((item) => !ids.has(item.assumptionId)).map(({ id }) => id),
    evidenceNotes: counted.notes,
    tests: testsOf({ ...snapshot, assumptions }, evidence, scored?.assumptions ?? null),
    caseAgainst: scored
      ? caseAgainst({
          ...snapshot,
          assumptions,
          evidence,
          entries: snapshot.evidence,
          scores: scored.assumptions,
          support: scored.displayed.support,
          range,
        })
      : [],
    competitors: competitorsOf(intake),
    market: sizeMarket(intake),
    unitEconomics: unitEconomics(intake),
    firstCapital: firstCapital(intake),
    canvas: leanCanvas(intake),
    decisions: snapshot.decisions.map((decision) => ({ ...decision, label: DECISION_LABELS[decision.kind] })),
  };
}

/** What to test next, with the records there are; then the records of the tests that are done or no longer among these. */
function testsOf(
  { formulaVersion, assumptions, intake, testCards, asOf }: Snapshot,
  evidence: readonly CountedItem[],
  scores: readonly AssumptionScore[] | null,
): ReportTest[] {
  const next = scores ? nextTests(assumptions, scores, evidence, testCards, intake, asOf) : [];
  const isTimed = hasLaterRules(formulaVersion);
  const shown = new Set(next.map(({ record }) => record?.id));
  const others = testCards.filter(({ id }) => !shown.has(id));
  return [
    ...next.map(({ card, record }, index) => ({
      card,
      rank: index + 1,
      record,
      reading: record && readRecord(record, isTimed),
    })),
    ...others.map((record) => ({ card: record.card, rank: null, record, reading: readRecord(record, isTimed) })),
  ];
}

function withMeanings<K extends string, V extends object>(table: Readonly<Record<K, V>>, meanings: Record<K, string>) {
  const told = (Object.keys(table) as K[]).map((key) => [key, { ...table[key], meaning: meanings[key] }]);
  return Object.fromEntries(told) as Record<K, V & { meaning: string }>;
}
