import { validationReport } from '#contract/validation/report.ts';
import { validationSnapshot } from '#contract/validation/snapshot.ts';
import { versionEntry } from '#contract/validation/versions.ts';
import type { DocumentKind } from '../documents/kind/document-kind.ts';
import type { ValidationVersion } from './idea-version.ts';

const summary = versionEntry.omit({ number: true, name: true, createdAt: true, sha256: true });

/** By formula version: what was stored under each, as today's shape. A new formula version adds a line. */
export const validationReaders: DocumentKind<ValidationVersion, string>['readers'] = {
  'validation-score-1': {
    summary: (stored) => summary.parse(stored),
    snapshot: (stored) => validationSnapshot.parse(stored),
    report: (stored) => validationReport.parse(stored),
  },
};
