import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { plainName } from '../plain-name.ts';
import { moment, opaqueId, personText } from '../text.ts';

/** The eight document types (specification §3), with the words a founder reads. */
export const documentTypeLabels = {
  validation: 'Idea validation',
  evaluation: 'Investment readiness',
  founders_agreement: 'Founders’ agreement',
  equity_terms: 'Equity terms',
  employment_contract: 'Employment contract',
  nda: 'Non-disclosure agreement',
  convertible_note: 'Convertible note',
  safe: 'SAFE',
} as const;

export const documentTypes = Object.keys(documentTypeLabels) as (keyof typeof documentTypeLabels)[];
export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;

/** Draft until a first version is complete. */
export const documentStatus = z.enum(['draft', 'completed']);
export type DocumentStatus = z.infer<typeof documentStatus>;

export const documentLimits = { nameLength: 120, searchLength: 100, pageSize: 100, perFounder: 1000 } as const;

/** How long a deleted document can be brought back before it is erased with all it holds. */
export const documentUndoDays = 30;

/** One entry of All Documents. `id` also opens it in its own tool: for `validation` it is the idea's id. */
export const documentEntry = z.object({
  id: z.string(),
  type: documentType,
  name: z.string(),
  /** The idea, and so the startup, that it is for; null while that is not said, and for an idea itself. */
  ideaId: z.string().nullable(),
  status: documentStatus,
  /** What the newest version says, in the words of its page: of an idea its verdict. Only in lists, and where there is a version. */
  verdict: z.string().optional(),
  /** How many immutable versions there are. */
  versionCount: z.int(),
  createdAt: moment,
  /** When its content or name last changed. */
  updatedAt: moment,
  /** Left out of All Documents unless hidden ones are asked for; everything else about it goes on. */
  hidden: z.boolean(),
  can: z.object({ open: z.boolean(), rename: z.boolean(), delete: z.boolean(), export: z.boolean() }),
});
export type DocumentEntry = z.infer<typeof documentEntry>;

/** What All Documents can be narrowed to: a status among those that are shown, or the hidden ones, whatever their status. */
export const documentStatusFilter = z.enum([...documentStatus.options, 'hidden']);
export type DocumentStatusFilter = z.infer<typeof documentStatusFilter>;

/** Sort options of specification §3. */
export const documentSort = z.enum(['date', 'name']);
export type DocumentSort = z.infer<typeof documentSort>;

const founder = { anyRole: ['founder'] } as const;
const params = z.object({ documentId: opaqueId });

/** Found anywhere in the name; accents and case do not matter. */
export const searchText = personText({ max: documentLimits.searchLength });

export const documentListQuery = z.object({
  /** `date` is the last change, newest first; `name` runs from A to Z. */
  sort: documentSort.default('date'),
  /** Unless given: `desc` for date, `asc` for name. */
  order: z.enum(['asc', 'desc']).optional(),
  search: searchText.optional(),
  type: documentType.optional(),
  /** Without it, every document that is not hidden. */
  status: documentStatusFilter.optional(),
  ...pageQuery({ size: 10, max: documentLimits.pageSize }),
});

export type DocumentListQuery = z.output<typeof documentListQuery>;

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/documents',
  summary: 'The founder’s documents of all eight types',
  access: founder,
  query: documentListQuery,
  reply: z.object(pageReply(documentEntry)),
  errors: [],
});

/** What the documents prove about the way to an investment. A fact that no document states is null or false. */
export const documentProgress = z.object({
  /** An idea whose newest report says that it is supported for the next step, whichever was worked on last. */
  validated: z.object({ documentId: z.string(), name: z.string() }).nullable(),
  /** The newest completed readiness check: whether it says ready with documents, for which round, and its readiness in percent. */
  readiness: z
    .object({
      documentId: z.string(),
      name: z.string(),
      ready: z.boolean(),
      round: z.string().nullable(),
      percent: z.number().nullable(),
    })
    .nullable(),
  /** How many agreements are completed, of the six kinds together, and the one completed last. */
  agreements: z.object({
    completed: z.int(),
    newest: z.object({ documentId: z.string(), name: z.string(), type: documentType }).nullable(),
  }),
  /** Whether a convertible note or a SAFE is completed and signed by everybody. */
  raised: z.boolean(),
});
export type DocumentProgress = z.infer<typeof documentProgress>;

export const readDocumentProgress = defineEndpoint({
  method: 'GET',
  path: '/documents/progress',
  summary: 'What the founder’s documents prove: validated, ready, documents, raised',
  access: founder,
  reply: documentProgress,
  errors: [],
});

export const readDocument = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId',
  summary: 'One entry of All Documents',
  access: founder,
  params,
  reply: documentEntry,
  errors: ['DOCUMENT_UNKNOWN'],
});

export const documentNameBody = z.strictObject({
  name: plainName(personText({ max: documentLimits.nameLength, min: 1 })),
});

export const renameDocument = defineEndpoint({
  method: 'PATCH',
  path: '/documents/:documentId',
  summary: 'Rename a document',
  access: founder,
  params,
  body: documentNameBody,
  reply: documentEntry,
  errors: ['DOCUMENT_UNKNOWN'],
});

/** A readiness check says it with its own call, since its facts and its ledger change with it; an idea is its own. */
export const chooseDocumentIdea = defineEndpoint({
  method: 'PUT',
  path: '/documents/:documentId/idea',
  summary: 'Say which idea, and so which startup, an agreement is for',
  access: founder,
  params,
  body: z.strictObject({ ideaId: opaqueId.nullable() }),
  reply: documentEntry,
  errors: ['DOCUMENT_UNKNOWN', 'IDEA_UNKNOWN'],
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/documents/:documentId',
  summary:
    'Delete a document with its versions and files; it can be restored for 30 days. A signed one can only be hidden',
  access: founder,
  params,
  reply: z.object({ id: z.string(), restorableUntil: moment }),
  errors: ['DOCUMENT_UNKNOWN', 'DOCUMENT_SIGNED', 'DOCUMENT_SIGNING'],
});

export const restoreDocument = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/restore',
  summary: 'Undo a deletion; restoring what is not deleted changes nothing',
  access: founder,
  params,
  reply: documentEntry,
  errors: ['DOCUMENT_UNKNOWN'],
});

export const hideDocument = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/hide',
  summary: 'Leave a document out of All Documents; its links and signatures go on. Hiding it again changes nothing',
  access: founder,
  params,
  reply: documentEntry,
  errors: ['DOCUMENT_UNKNOWN'],
});

export const showDocument = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/show',
  summary: 'Show a hidden document again; showing what is not hidden changes nothing',
  access: founder,
  params,
  reply: documentEntry,
  errors: ['DOCUMENT_UNKNOWN'],
});
