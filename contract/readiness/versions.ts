import { z } from 'zod';
import { printedNamesQuery } from '../documents/printed-names.ts';
import { versionNumber, versionsQuery, versionsReply } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { docxMediaType, moment, opaqueId } from '../text.ts';
import { roundId } from './facts.ts';
import { readinessComparison, readinessReport, readinessSnapshot } from './report.ts';
import { dimensionId, dimensionLevels } from './score.ts';

const founder = { anyRole: ['founder'] } as const;
const checkParams = z.object({ checkId: opaqueId });
const versionParams = checkParams.extend({ number: versionNumber });

/** How many versions one check can have. */
export const readinessVersionLimit = 500;

/** One immutable version in the list, with what the chart of its history draws. */
export const readinessVersionEntry = z.object({
  number: z.int(),
  name: z.string(),
  createdAt: moment,
  asOf: z.string(),
  round: roundId,
  /** No dimension under its target, as claimed. */
  /** As claimed. */
  ready: z.boolean(),
  /** With a document for every answer that it needs: what places the stone on the overview. */
  readyDocumented: z.boolean(),
  /** Per cent as claimed, and as far as it is documented or verified. */
  readiness: z.number(),
  documented: z.number(),
  verified: z.number(),
  /** The level of each dimension as claimed. */
  levels: dimensionLevels,
  blockers: z.array(dimensionId),
  /** Full months of cash; null where it cannot be worked out. */
  runwayMonths: z.int().nullable(),
  ruleSetVersion: z.string(),
  formulaVersion: z.string(),
  /** SHA-256 of the exported JSON, in hex: anyone who holds the file can check that it is this version. */
  sha256: z.string(),
});
export type ReadinessVersionEntry = z.infer<typeof readinessVersionEntry>;

export const readLiveReadiness = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId/report',
  summary: 'The report of the check as it stands now, not saved as a version',
  access: founder,
  params: checkParams,
  reply: z.object({ asOf: z.string(), report: readinessReport }),
  errors: ['CHECK_UNKNOWN'],
});

/** Freezes the check as it stands. The same content as the newest version is that version: `created` is false then. */
export const publishReadiness = defineEndpoint({
  method: 'POST',
  path: '/readiness/checks/:checkId/versions',
  summary: 'Save the report as a version that never changes',
  access: founder,
  params: checkParams,
  reply: z.object({ created: z.boolean(), version: readinessVersionEntry }),
  errors: ['CHECK_UNKNOWN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listReadinessVersions = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId/versions',
  summary: 'The versions of a check’s report, newest first: its history over time',
  access: founder,
  params: checkParams,
  query: versionsQuery,
  reply: versionsReply(readinessVersionEntry),
  errors: ['CHECK_UNKNOWN'],
});

export const readReadinessVersion = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId/versions/:number',
  summary: 'One version with its report and what that was built from',
  access: founder,
  grant: { document: 'checkId' },
  params: versionParams,
  reply: z.object({ version: readinessVersionEntry, snapshot: readinessSnapshot, report: readinessReport }),
  errors: ['CHECK_UNKNOWN', 'VERSION_UNKNOWN'],
});

export const compareReadinessVersions = defineEndpoint({
  method: 'GET',
  path: '/readiness/checks/:checkId/versions/:number/comparison',
  summary: 'What changed between two versions, and what each change moved',
  access: founder,
  params: versionParams,
  query: z.object({
    /** The other version; the one just before unless given. */
    with: versionNumber.optional(),
  }),
  reply: z.object({ from: readinessVersionEntry, to: readinessVersionEntry, comparison: readinessComparison }),
  errors: ['CHECK_UNKNOWN', 'VERSION_UNKNOWN'],
});

function exportOf(extension: string, produces: string, summary: string) {
  return {
    method: 'GET',
    path: `/readiness/checks/:checkId/versions/:number/report.${extension}`,
    summary,
    access: founder,
    params: versionParams,
    reply: z.file(),
    errors: ['CHECK_UNKNOWN', 'VERSION_UNKNOWN'],
    produces,
  } as const;
}

/** Laying out a PDF takes a second of the server's time. */
export const exportReadinessPdf = defineEndpoint({
  ...exportOf('pdf', 'application/pdf', 'A version as PDF'),
  query: printedNamesQuery,
  limit: { max: 30, windowSeconds: 60 },
});
export const exportReadinessDocx = defineEndpoint({
  ...exportOf('docx', docxMediaType, 'A version as a Word file'),
  query: printedNamesQuery,
  limit: { max: 30, windowSeconds: 60 },
});
/** `{report, snapshot}` as canonical JSON: anyone can work the score out again from it. */
export const exportReadinessJson = defineEndpoint(exportOf('json', 'application/json', 'A version as JSON'));
