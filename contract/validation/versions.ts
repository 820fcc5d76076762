import { z } from 'zod';
import { printedNamesQuery } from '../documents/printed-names.ts';
import { versionNumber, versionsQuery, versionsReply } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { docxMediaType, moment, opaqueId } from '../text.ts';
import { evidenceRecord } from './evidence-record.ts';
import { evidenceFileLimits } from './ledger.ts';
import { validationReport, verdictId } from './report.ts';
import { shares } from './score.ts';
import { validationComparison, validationSnapshot } from './snapshot.ts';

const founder = { anyRole: ['founder'] } as const;
const ideaParams = z.object({ ideaId: opaqueId });
const versionParams = ideaParams.extend({ number: versionNumber });
const observationParams = ideaParams.extend({ observationId: opaqueId });

/** One immutable version in the list: the verdict and its three figures, null where nothing could be scored. */
export const versionEntry = z.object({
  number: z.int(),
  name: z.string(),
  createdAt: moment,
  asOf: z.string(),
  verdict: verdictId,
  /** What is offered may be forbidden, so every page shows no verdict; left out where it is not, and before 27 November 2026. */
  isUnlawful: z.literal(true).optional(),
  shares: shares.nullable(),
  ruleSetVersion: z.string(),
  formulaVersion: z.string(),
  /** SHA-256 of the exported JSON, in hex: anyone who holds the file can check that it is this version. */
  sha256: z.string(),
});
export type VersionEntry = z.infer<typeof versionEntry>;

export const readLiveReport = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId/report',
  summary: 'The report of the idea as it stands now, not saved as a version',
  access: founder,
  params: ideaParams,
  reply: z.object({ asOf: z.string(), report: validationReport }),
  errors: ['IDEA_UNKNOWN'],
});

/** Freezes the idea as it stands. The same content as the newest version is that version: `created` is false then. */
export const publishVersion = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/versions',
  summary: 'Save the report as a version that never changes',
  access: founder,
  params: ideaParams,
  reply: z.object({ created: z.boolean(), version: versionEntry }),
  errors: ['IDEA_UNKNOWN', 'PITCH_FIT_OPEN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listVersions = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId/versions',
  summary: 'The versions of an idea’s report, newest first',
  access: founder,
  params: ideaParams,
  query: versionsQuery,
  reply: versionsReply(versionEntry),
  errors: ['IDEA_UNKNOWN'],
});

export const readVersion = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId/versions/:number',
  summary: 'One version with its report and what that was built from',
  access: founder,
  grant: { document: 'ideaId' },
  params: versionParams,
  reply: z.object({ version: versionEntry, snapshot: validationSnapshot, report: validationReport }),
  errors: ['IDEA_UNKNOWN', 'VERSION_UNKNOWN'],
});

export const compareVersions = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId/versions/:number/comparison',
  summary: 'What changed between two versions, and how much of the score each change explains',
  access: founder,
  params: versionParams,
  query: z.object({
    /** The other version; the one just before unless given. */
    with: versionNumber.optional(),
  }),
  reply: z.object({ from: versionEntry, to: versionEntry, comparison: validationComparison }),
  errors: ['IDEA_UNKNOWN', 'VERSION_UNKNOWN'],
});

function exportOf(extension: string, produces: string, summary: string) {
  return {
    method: 'GET',
    path: `/validation/ideas/:ideaId/versions/:number/report.${extension}`,
    summary,
    access: founder,
    params: versionParams,
    reply: z.file(),
    errors: ['IDEA_UNKNOWN', 'VERSION_UNKNOWN'],
    produces,
  } as const;
}

/** Laying out a PDF takes a second of the server's time. */
export const exportPdf = defineEndpoint({
  ...exportOf('pdf', 'application/pdf', 'A version as PDF'),
  query: printedNamesQuery,
  limit: { max: 30, windowSeconds: 60 },
});
export const exportDocx = defineEndpoint({
  ...exportOf('docx', docxMediaType, 'A version as a Word file'),
  query: printedNamesQuery,
  limit: { max: 30, windowSeconds: 60 },
});
/** `{snapshot, report}` as canonical JSON: anyone can work the score out again from it. */
export const exportJson = defineEndpoint(exportOf('json', 'application/json', 'A version as JSON'));
/** Short enough to send in a chat: under 1 KB. */
export const exportText = defineEndpoint(exportOf('txt', 'text/plain; charset=utf-8', 'A version as a short text'));

const savedEvidence = z.object({ revision: z.int(), evidence: z.array(evidenceRecord) });

/** The form has one part named `file`: JPG, PNG or PDF under 3 MB. */
export const attachEvidenceFile = defineEndpoint({
  method: 'PUT',
  path: '/validation/ideas/:ideaId/observations/:observationId/file',
  summary: 'Attach a file to an observation, in place of an earlier one',
  access: founder,
  params: observationParams,
  consumes: 'multipart/form-data',
  reply: savedEvidence,
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN', 'FILE_UNREADABLE', 'REQUEST_TOO_LARGE'],
  limit: { max: 60, windowSeconds: 60 },
});

export const readEvidenceFile = defineEndpoint({
  method: 'GET',
  path: '/validation/ideas/:ideaId/observations/:observationId/file',
  summary: 'The file of an observation, to its owner only',
  access: founder,
  params: observationParams,
  reply: z.file(),
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

export const removeEvidenceFile = defineEndpoint({
  method: 'DELETE',
  path: '/validation/ideas/:ideaId/observations/:observationId/file',
  summary: 'Remove the file of an observation',
  access: founder,
  params: observationParams,
  reply: savedEvidence,
  errors: ['IDEA_UNKNOWN', 'EVIDENCE_UNKNOWN', 'FILE_UNKNOWN'],
});

/** Shown where a file is chosen. */
export const evidenceFileHint = `JPG, PNG or PDF, less than ${evidenceFileLimits.bytes / 1_048_576} MB`;
