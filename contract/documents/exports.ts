import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { documentStatusFilter, documentType, searchText } from './documents.ts';

/** How many documents one zip file may hold, how many zip files a founder may keep at once, and for how long. */
export const exportLimits = { documents: 500, kept: 5, days: 7 } as const;

const exportStatus = z.enum(['waiting', 'running', 'ready', 'failed']);

/** Many documents as one zip file: first a job with progress, then a file for some days. */
export const documentExport = z.object({
  id: z.string(),
  status: exportStatus,
  /** How many documents it holds, and how many of them are printed. */
  total: z.int(),
  done: z.int(),
  /** Size in bytes and SHA-256 in hex, once it is ready. */
  file: z.object({ bytes: z.int(), sha256: z.string() }).nullable(),
  createdAt: moment,
  /** When the file is removed. */
  expiresAt: moment,
  can: z.object({ download: z.boolean() }),
});
export type DocumentExport = z.infer<typeof documentExport>;

/** Either some documents by id, or everything that the filters of All Documents match. */
export const documentExportBody = z.union([
  z.strictObject({ documentIds: z.array(opaqueId).min(1).max(exportLimits.documents) }),
  z.strictObject({
    matching: z.strictObject({
      search: searchText.optional(),
      type: documentType.optional(),
      status: documentStatusFilter.optional(),
    }),
  }),
]);
export type DocumentExportBody = z.output<typeof documentExportBody>;

const founder = { anyRole: ['founder'] } as const;
const params = z.object({ exportId: opaqueId });

/** Every plan may export everything: what a founder made is the founder's. */
export const createDocumentExport = defineEndpoint({
  method: 'POST',
  path: '/documents/exports',
  summary: 'Begin a zip file of many documents',
  access: founder,
  body: documentExportBody,
  reply: documentExport,
  status: 202,
  errors: ['DOCUMENT_UNKNOWN', 'EXPORT_EMPTY', 'EXPORT_TOO_LARGE', 'EXPORT_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 20, windowSeconds: 60 },
});

export const listDocumentExports = defineEndpoint({
  method: 'GET',
  path: '/documents/exports',
  summary: 'The founder’s zip files, under way and ready, newest first',
  access: founder,
  reply: z.object({ items: z.array(documentExport) }),
  errors: [],
});

export const readDocumentExportFile = defineEndpoint({
  method: 'GET',
  path: '/documents/exports/:exportId/file',
  summary: 'The zip file of an export that is ready',
  access: founder,
  params,
  reply: z.file(),
  errors: ['EXPORT_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/zip',
  limit: { max: 30, windowSeconds: 60 },
});

export const removeDocumentExport = defineEndpoint({
  method: 'DELETE',
  path: '/documents/exports/:exportId',
  summary: 'Cancel an export that is under way, or remove its file',
  access: founder,
  params,
  reply: z.object({ id: z.string() }),
  errors: ['EXPORT_UNKNOWN'],
});
