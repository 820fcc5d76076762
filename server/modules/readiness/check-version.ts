import type { ReadinessVersionEntry } from '#contract/readiness/versions.ts';
import type { ReadinessComparison } from '#domain/readiness/compare.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { ReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import type { PrintedVersion } from '../documents/kind/document-kind.ts';

/** What lists and the history show of a version. */
type Summary = Omit<ReadinessVersionEntry, 'number' | 'name' | 'createdAt' | 'sha256'>;

export interface ReadinessVersion {
  snapshot: ReadinessSnapshot;
  report: ReadinessReport;
  summary: Summary;
  comparison: ReadinessComparison;
}
export type PrintedCheck = PrintedVersion<ReadinessVersion>;
