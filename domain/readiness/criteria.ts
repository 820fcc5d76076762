import type { AgreementKind } from '../agreements/template.ts';
import type { DimensionId, LevelNumber } from './dimensions.ts';
import type { FactRuleId } from './fact-rules.ts';
import type { IdeaSourceId } from './sources.ts';

/**
 * Where a gap is closed. `validation`: in the tool that validates ideas. `ledger`: in this check's cash ledger.
 * `cap_table`: in the cap-table simulator. `attach`: outside the product; the file is then attached to the answer.
 */
export type FixLink =
  | { kind: 'document'; document: AgreementKind }
  | { kind: 'validation' }
  | { kind: 'ledger' }
  | { kind: 'cap_table' }
  | { kind: 'attach' }
  | { kind: 'consultation'; topic: string };

/**
 * What proves a criterion. Criteria that name the same artefact are proved by it together. `hours`: a founder's hours to
 * produce it, a convention of this product.
 */
export type Artefact = { artefact: string; hours: number; link: FixLink };

/** A yes-or-no question on an artefact. */
export type Criterion = Artefact & {
  id: string;
  text: string;
  /** A level is met when its mandatory criteria are; supporting ones are shown and counted, but open no level. */
  mandatory: boolean;
  source: IdeaSourceId;
  /** The rule by which what the founder already holds answers it. */
  fact?: FactRuleId;
};

export type LevelCriteria = { level: LevelNumber; name: string; criteria: readonly Criterion[] };

export type DimensionCriteria = {
  dimension: DimensionId;
  /** What the dimension asks, in one sentence. */
  question: string;
  levels: readonly LevelCriteria[];
};

/** All criteria of one version, in the published order. The product's own is in `content/readiness/rule-set.ts`. */
export type ReadinessRuleSet = { version: string; dimensions: readonly DimensionCriteria[] };

/** A criterion with its place in the rule set. */
export type PlacedCriterion = Criterion & { dimension: DimensionId; level: LevelNumber };

/** Every criterion, in the published order. */
export function placedCriteria(ruleSet: ReadinessRuleSet): PlacedCriterion[] {
  return ruleSet.dimensions.flatMap(({ dimension, levels }) =>
    levels.flatMap(({ level, criteria }) => criteria.map((criterion) => ({ ...criterion, dimension, level }))),
  );
}
