import {
  agreementReport,
  agreementSnapshot,
  agreementVersionEntry,
  ownershipExample,
} from '#contract/agreements/versions.ts';
import type { DocumentKind } from '../documents/kind/document-kind.ts';
import { unnamedFormula } from '../documents/kind/read-version.ts';
import type { AgreementVersion } from './agreement-version.ts';

const summary = agreementVersionEntry.omit({ number: true, name: true, createdAt: true, sha256: true });

/** The first versions were printed without the example of who would own what. */
const report = agreementReport.extend({ ownership: ownershipExample.nullable().default(null) });

/** By formula version: what was stored under each, as today's shape. An agreement names none: nothing in it is scored. */
export const agreementReaders: DocumentKind<AgreementVersion, string>['readers'] = {
  [unnamedFormula]: {
    summary: (stored) => summary.parse(stored),
    snapshot: (stored) => agreementSnapshot.parse(stored),
    report: (stored) => report.parse(stored),
  },
};
