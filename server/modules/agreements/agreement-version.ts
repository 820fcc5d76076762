import type { AgreementReport, AgreementSnapshot, AgreementVersionEntry } from '#contract/agreements/versions.ts';

export interface AgreementVersion {
  snapshot: AgreementSnapshot;
  report: AgreementReport;
  /** What lists show of a version. */
  summary: Omit<AgreementVersionEntry, 'number' | 'name' | 'createdAt' | 'sha256'>;
  comparison: never;
}
