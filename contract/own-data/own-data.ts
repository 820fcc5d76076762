import { z } from 'zod';
import { documentExport } from '../documents/exports.ts';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId } from '../text.ts';

/** Everything that is the member's as one zip file: the same job as an export of documents, for everybody who has an account. */
export const createOwnDataExport = defineEndpoint({
  method: 'POST',
  path: '/own-data/exports',
  summary: 'Begin a zip file of everything that is yours, in a session that began within ten minutes',
  access: 'signed-in',
  reply: documentExport,
  status: 202,
  errors: ['auth/requires-recent-login', 'EXPORT_UNDER_WAY', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 6, windowSeconds: 3600 },
});

export const readOwnDataExport = defineEndpoint({
  method: 'GET',
  path: '/own-data/exports/newest',
  summary: 'The zip file of everything that was begun last, under way or made; null where there is none',
  access: 'signed-in',
  reply: z.object({ newest: documentExport.nullable() }),
  errors: [],
});

export const readOwnDataExportFile = defineEndpoint({
  method: 'GET',
  path: '/own-data/exports/:exportId/file',
  summary: 'The zip file of everything, once it is ready',
  access: 'signed-in',
  params: z.object({ exportId: opaqueId }),
  reply: z.file(),
  errors: ['EXPORT_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/zip',
  limit: { max: 30, windowSeconds: 60 },
});
