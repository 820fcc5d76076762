import { validationReport } from '#contract/validation/report.ts';
import { validationSnapshot } from '#contract/validation/snapshot.ts';
import { versionEntry } from '#contract/validation/versions.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { KIND_KEYS } from '#domain/validation/kind-questions.ts';
import type { DocumentKind } from '../documents/kind/document-kind.ts';
import type { ValidationVersion } from './idea-version.ts';

const summary = versionEntry.omit({ number: true, name: true, createdAt: true, sha256: true });

/** What the intake did not ask yet stands empty, and nothing was said of a first purchase. */
const today = {
  summary: (stored: unknown) => summary.parse(stored),
  snapshot: (stored: unknown) => validationSnapshot.parse(withAllAnswers(stored)),
  report: (stored: unknown) => validationReport.parse({ firstCapital: null, ...(stored as object) }),
};

const empty = completeIntake({});
const newAnswers = Object.fromEntries(KIND_KEYS.map((key) => [key, empty[key]]));

function withAllAnswers(stored: unknown): unknown {
  const { intake, ...rest } = Object(stored) as { intake?: object };
  return intake ? { ...rest, intake: { ...newAnswers, ...intake } } : rest;
}

/** By formula version: what was stored under each, as today's shape. A new formula version adds a line. */
export const validationReaders: DocumentKind<ValidationVersion, string>['readers'] = {
  // Every entry counted as it was written: a report had nothing to say about any of them.
  'validation-score-1': {
    ...today,
    report: (stored) => today.report({ evidenceNotes: [], ...(stored as object) }),
  },
  'validation-score-2': today,
  'validation-score-3': today,
  'validation-score-4': today,
  'validation-score-5': today,
  'validation-score-6': today,
  'validation-score-7': today,
  'validation-score-8': today,
  'validation-score-9': today,
};
