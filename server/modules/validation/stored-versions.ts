import { validationReport } from '#contract/validation/report.ts';
import { validationSnapshot } from '#contract/validation/snapshot.ts';
import { versionEntry } from '#contract/validation/versions.ts';
import type { DocumentKind } from '../documents/kind/document-kind.ts';
import type { ValidationVersion } from './idea-version.ts';

const summary = versionEntry.omit({ number: true, name: true, createdAt: true, sha256: true });

const today = {
  summary: (stored: unknown) => summary.parse(stored),
  snapshot: (stored: unknown) => validationSnapshot.parse(stored),
  report: (stored: unknown) => validationReport.parse(stored),
};

/** By formula version: what was stored under each, as today's shape. A new formula version adds a line. */
export const validationReaders: DocumentKind<ValidationVersion, string>['readers'] = {
  // Every entry counted as it was written: a report had nothing to say about any of them.
  'validation-score-1': {
    ...today,
    report: (stored) => validationReport.parse({ evidenceNotes: [], ...(stored as object) }),
  },
  'validation-score-2': today,
};
