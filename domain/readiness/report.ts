import type { ReadinessGrade } from './answers.ts';
import { type CashReading, financeFacts, readLedger } from './cash-ledger.ts';
import { type PlacedCriterion, placedCriteria, type ReadinessRuleSet } from './criteria.ts';
import { DIMENSION_IDS, DIMENSIONS, type DimensionId, type LevelNumber, ROUNDS, type RoundId } from './dimensions.ts';
import { withheldNote } from './facts.ts';
import { type Lenses, readLenses } from './lenses.ts';
import { type ShortestPath, shortestPath } from './path.ts';
import { CONVENTIONS_NOTE, READINESS_FORMULAS, type SourcedFormula } from './published-rules.ts';
import { levelsOf, reachByDimension } from './reach.ts';
import { byGrade, meets, type ResolvedAnswer, resolveAnswers } from './resolve.ts';
import { type Blocker, findBlockers, percentagePoints, type ReadinessScore, scoreReadiness } from './score.ts';
import { inOneOrder, type ReadinessSnapshot } from './snapshot.ts';
import { IDEA_SOURCES } from './sources.ts';
import type { ValuationPanel } from './valuation.ts';
import { valueCompany } from './value-company.ts';

/** A level of one dimension in words, for the table beside the radar. */
export type ReportDimension = {
  dimension: DimensionId;
  label: string;
  weight: number;
  target: number;
  /** The level at each proof grade, and the levels above it that are met but do not count. */
  levels: Record<ReadinessGrade, { level: number; metButNotCounted: number[] }>;
  isBlocker: Record<ReadinessGrade, boolean>;
};

/** The score at one proof grade. `ready` means no blocker, whatever the percentage. */
export type GradeResult = ReadinessScore & { blockers: Blocker[]; ready: boolean };

/** A criterion with the answer that counts. */
export type ReportCriterion = PlacedCriterion & { sourceName: string; result: ResolvedAnswer };

/** All that the report page, the PDF and the JSON show. Made from a snapshot and its rule set alone. */
export type ReadinessReport = {
  asOf: string;
  /** The name of the idea that it is for; null where none was said. */
  startup: string | null;
  ruleSetVersion: string;
  formulaVersion: string;
  round: { id: RoundId; label: string };
  notes: string[];
  formulas: readonly SourcedFormula[];
  /** Blockers first: of the claimed levels, as the headline shows them. */
  blockers: Blocker[];
  ready: boolean;
  /** Clears the blockers at that proof grade; `claimed` is the headline's. */
  paths: Record<ReadinessGrade, ShortestPath>;
  grades: Record<ReadinessGrade, GradeResult>;
  /** Claimed − documented, in percentage points as displayed. */
  proofGap: number;
  dimensions: ReportDimension[];
  lenses: Lenses;
  completeness: { answered: number; total: number; percent: number };
  unanswered: { criterionId: string; dimension: DimensionId; level: LevelNumber; text: string; mandatory: boolean }[];
  /** Criteria where the founder said no and a fact says yes. */
  disagreements: string[];
  criteria: ReportCriterion[];
  cash: CashReading;
  /** Null when nothing was entered for it. */
  valuation: ValuationPanel | null;
};

/**
 * The report of a snapshot. The same snapshot gives the same report, byte for byte in canonical JSON, whatever the order
 * of its keys and lists.
 * @throws RangeError for a rule set of another version, and for a cash ledger with a month that does not exist.
 */
export function buildReadinessReport(given: ReadinessSnapshot, ruleSet: ReadinessRuleSet): ReadinessReport {
  if (given.ruleSetVersion !== ruleSet.version)
    throw new RangeError(`The snapshot was made with ${given.ruleSetVersion}, not with ${ruleSet.version}.`);
  const snapshot = inOneOrder(given);
  const { round, ledger } = snapshot;
  const withheld = withheldNote(snapshot.facts);
  const criteria = placedCriteria(ruleSet);
  const answers = resolveAnswers(criteria, snapshot.answers, { ...snapshot.facts, finance: financeFacts(ledger) });
  const reach = byGrade((grade) => reachByDimension(ruleSet, (id) => meets(answers.get(id), grade)));
  const levels = byGrade((grade) => levelsOf(reach[grade]));
  const grades = byGrade((grade): GradeResult => {
    const blockers = findBlockers(levels[grade], round);
    return { ...scoreReadiness(levels[grade], round), blockers, ready: blockers.length === 0 };
  });
  const listed = criteria.flatMap((criterion): ReportCriterion[] => {
    const result = answers.get(criterion.id);
    return result ? [{ ...criterion, sourceName: IDEA_SOURCES[criterion.source].name, result }] : [];
  });
  const open = listed.filter(({ result }) => result.answer === 'unanswered');
  return {
    asOf: snapshot.asOf,
    startup: snapshot.startup,
    ruleSetVersion: snapshot.ruleSetVersion,
    formulaVersion: snapshot.formulaVersion,
    round: { id: round, label: ROUNDS[round].label },
    notes: [CONVENTIONS_NOTE, ...(withheld === null ? [] : [withheld])],
    formulas: READINESS_FORMULAS,
    blockers: grades.claimed.blockers,
    ready: grades.claimed.ready,
    paths: byGrade((grade) => shortestPath(criteria, answers, round, grade)),
    grades,
    proofGap: percentagePoints(grades.documented.percent, grades.claimed.percent),
    dimensions: DIMENSION_IDS.map((dimension) => ({
      dimension,
      label: DIMENSIONS[dimension].label,
      weight: DIMENSIONS[dimension].weight,
      target: ROUNDS[round].targets[dimension],
      levels: byGrade((grade) => ({
        level: reach[grade][dimension].level,
        metButNotCounted: reach[grade][dimension].higher_levels_met_but_not_counted,
      })),
      isBlocker: byGrade((grade) => grades[grade].blockers.some((blocker) => blocker.dimension === dimension)),
    })),
    lenses: readLenses(levels, round, snapshot.investorWeights),
    completeness: {
      answered: listed.length - open.length,
      total: listed.length,
      percent: listed.length === 0 ? 0 : Math.floor((100 * (listed.length - open.length)) / listed.length),
    },
    unanswered: open.map(({ id, dimension, level, text, mandatory }) => ({
      criterionId: id,
      dimension,
      level,
      text,
      mandatory,
    })),
    disagreements: listed.filter(({ result }) => result.disagreement).map(({ id }) => id),
    criteria: listed,
    cash: readLedger(ledger),
    valuation: snapshot.valuation && valueCompany(snapshot.valuation),
  };
}
