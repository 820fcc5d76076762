import { z } from 'zod';
import { readinessReport, readinessSnapshot } from '#contract/readiness/report.ts';
import { readinessVersionEntry } from '#contract/readiness/versions.ts';
import type { DocumentKind } from '../documents/kind/document-kind.ts';
import type { ReadinessVersion } from './check-version.ts';

/** The first versions do not say whether they are ready with documents: all targets are reached at 100% and only there. */
const summary = readinessVersionEntry
  .omit({ number: true, name: true, createdAt: true, sha256: true })
  .extend({ readyDocumented: z.boolean().optional() })
  .transform((said) => ({ ...said, readyDocumented: said.readyDocumented ?? said.documented === 100 }));

/** The first versions know of no equity terms, and so not of what they are about; nor which startup they are for. */
const withWhatCameLater = z.looseObject({
  startup: z.unknown().default(null),
  facts: z.looseObject({
    agreements: z.array(z.looseObject({ equityForm: z.unknown().default(null) })),
  }),
});

const withStartup = z.looseObject({ startup: z.unknown().default(null) });

/** By formula version: what was stored under each, as today's shape. A new formula version adds a line. */
export const readinessReaders: DocumentKind<ReadinessVersion, string>['readers'] = {
  'readiness-score-1': {
    summary: (stored) => summary.parse(stored),
    snapshot: (stored) => readinessSnapshot.parse(withWhatCameLater.parse(stored)),
    report: (stored) => readinessReport.parse(withStartup.parse(stored)),
  },
};
