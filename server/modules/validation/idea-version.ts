import type { VersionEntry } from '#contract/validation/versions.ts';
import type { Comparison } from '#domain/validation/compare.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import type { PrintedVersion } from '../documents/kind/document-kind.ts';

/** What lists show of a version. */
type Summary = Pick<VersionEntry, 'asOf' | 'verdict' | 'isUnlawful' | 'shares' | 'ruleSetVersion' | 'formulaVersion'>;
export interface ValidationVersion {
  snapshot: Snapshot;
  report: ValidationReport;
  summary: Summary;
  comparison: Comparison;
}
export type PrintedIdea = PrintedVersion<ValidationVersion>;
