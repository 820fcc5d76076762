import { z } from 'zod';
import { versionNumber, versionsQuery, versionsReply } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { agreementKind, jurisdiction } from './agreements.ts';
import { assembledAgreement, signability, storedContent } from './document.ts';
import { reviewFlag } from './standing.ts';

const founder = { anyRole: ['founder'] } as const;
const agreementParams = z.object({ agreementId: opaqueId });
const versionParams = agreementParams.extend({ number: versionNumber });

/** One immutable final version in the list. */
export const agreementVersionEntry = z.object({
  number: z.int(),
  name: z.string(),
  createdAt: moment,
  kind: agreementKind,
  jurisdiction,
  templateVersion: z.string(),
  /** SHA-256 of the template's fixed text, in hex: answers never change it. */
  fixedTextHash: z.string(),
  /** Whether words of the founder's own, outside the reviewed template, are in it. */
  hasOwnWording: z.boolean(),
  final: z.literal(true),
  /** SHA-256 of the exported JSON, in hex: anyone who holds the file can check that it is this version. */
  sha256: z.string(),
});
export type AgreementVersionEntry = z.infer<typeof agreementVersionEntry>;

/** What a version was made from. */
export const agreementSnapshot = z.object({
  content: storedContent,
  template: z.object({ kind: agreementKind, jurisdiction, version: z.string(), fixedTextHash: z.string() }),
  clauses: z.array(z.object({ id: z.string(), version: z.int(), wording: z.string(), own: z.boolean() })),
});
export type AgreementSnapshot = z.infer<typeof agreementSnapshot>;

/** Who would own what before and after, in words and figures as printed: an example, and no part of what is agreed. */
export const ownershipExample = z.object({
  tables: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** What to know of it, or why there is none. */
  notes: z.array(z.string()),
});
export type OwnershipExample = z.infer<typeof ownershipExample>;

/** Everything that is printed of a version, kept with it: it never changes when the library does. */
export const agreementReport = z.object({
  document: assembledAgreement,
  /** All that is said at its end: no legal advice, version, law, who reviewed the template and until when, its hash. */
  notices: z.array(z.string()),
  flags: z.array(reviewFlag),
  /** Null for a document that changes nobody's shares. */
  ownership: ownershipExample.nullable(),
  template: z.object({
    version: z.string(),
    jurisdiction,
    reviewed: z.string(),
    reviewBy: z.string(),
    lawyer: z.object({ name: z.string(), bar: z.string(), date: z.string() }).nullable(),
    fixedTextHash: z.string(),
  }),
  signing: signability,
});
export type AgreementReport = z.infer<typeof agreementReport>;

/**
 * Makes a document final and keeps it as an immutable version. What is final already, or has not changed since its newest
 * version, is that version: `created` is false then. AGREEMENT_INCOMPLETE names in `fields` what stands in the way:
 * "missing.<variable>", "decisions.<id>", "problems.<id>", "flags.<id>".
 */
export const finaliseAgreement = defineEndpoint({
  method: 'POST',
  path: '/agreements/:agreementId/final',
  summary: 'Make a document final and keep it as an immutable version',
  access: founder,
  params: agreementParams,
  reply: z.object({ created: z.boolean(), version: agreementVersionEntry }),
  errors: ['AGREEMENT_UNKNOWN', 'AGREEMENT_INCOMPLETE', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const listAgreementVersions = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId/versions',
  summary: 'The final versions of a document, newest first',
  access: founder,
  params: agreementParams,
  query: versionsQuery,
  reply: versionsReply(agreementVersionEntry),
  errors: ['AGREEMENT_UNKNOWN'],
});

export const readAgreementVersion = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId/versions/:number',
  summary: 'One version as it was made final, with what it was made from',
  access: founder,
  grant: { document: 'agreementId' },
  params: versionParams,
  reply: z.object({ version: agreementVersionEntry, snapshot: agreementSnapshot, report: agreementReport }),
  errors: ['AGREEMENT_UNKNOWN', 'VERSION_UNKNOWN'],
});

/** Text that both have, that only the later one has, or that only the earlier one had. */
export const redlinePart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type RedlinePart = z.infer<typeof redlinePart>;

/** `number` is that of the later document; null where the clause was taken out. */
export const redlineClause = z.object({
  id: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  change: z.enum(['same', 'changed', 'added', 'removed']),
  /** One list of parts a paragraph. */
  paragraphs: z.array(z.array(redlinePart)),
});
export type RedlineClause = z.infer<typeof redlineClause>;

export const readRedline = defineEndpoint({
  method: 'GET',
  path: '/agreements/:agreementId/redline',
  summary: 'What changed from one version to another, or to the draft',
  access: founder,
  limit: { max: 30, windowSeconds: 60 },
  params: agreementParams,
  query: z.object({
    from: versionNumber,
    /** The later one; the document as it stands now unless given. */
    to: versionNumber.optional(),
  }),
  reply: z.object({
    from: z.int(),
    /** Null: the draft. */
    to: z.int().nullable(),
    cover: z.array(
      z.object({
        variable: z.string(),
        label: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    clauses: z.array(redlineClause),
  }),
  errors: ['AGREEMENT_UNKNOWN', 'VERSION_UNKNOWN'],
});

const formats = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
} as const;
export type AgreementFormat = keyof typeof formats;

/** Laying out a document takes a second of the server's time. */
const slow = { limit: { max: 30, windowSeconds: 60 } };

function versionExport(format: AgreementFormat) {
  return {
    method: 'GET',
    path: `/agreements/:agreementId/versions/:number/agreement.${format}`,
    summary: `A final version as ${format.toUpperCase()}`,
    access: founder,
    params: versionParams,
    reply: z.file(),
    errors: ['AGREEMENT_UNKNOWN', 'VERSION_UNKNOWN'],
    produces: formats[format],
  } as const;
}

function draftExport(format: AgreementFormat) {
  return {
    method: 'GET',
    path: `/agreements/:agreementId/draft.${format}`,
    summary: `The document as it stands now as ${format.toUpperCase()}, marked as a draft`,
    access: founder,
    params: agreementParams,
    reply: z.file(),
    errors: ['AGREEMENT_UNKNOWN'],
    produces: formats[format],
  } as const;
}

export const exportVersionPdf = defineEndpoint({ ...versionExport('pdf'), ...slow });
export const exportVersionDocx = defineEndpoint({ ...versionExport('docx'), ...slow });
/** `{snapshot, report}` as canonical JSON, the bytes of the version's SHA-256. */
export const exportVersionJson = defineEndpoint(versionExport('json'));
export const exportVersionText = defineEndpoint(versionExport('txt'));

export const exportDraftPdf = defineEndpoint({ ...draftExport('pdf'), ...slow });
export const exportDraftDocx = defineEndpoint({ ...draftExport('docx'), ...slow });
export const exportDraftJson = defineEndpoint(draftExport('json'));
export const exportDraftText = defineEndpoint(draftExport('txt'));
