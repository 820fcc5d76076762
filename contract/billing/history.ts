import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId } from '../text.ts';

export const readPaperFile = defineEndpoint({
  method: 'GET',
  path: '/billing/papers/:paperId/file.pdf',
  summary: 'A receipt or a credit note as a PDF',
  access: 'signed-in',
  params: z.object({ paperId: opaqueId }),
  reply: z.null(),
  produces: 'application/pdf',
  errors: ['PAPER_UNKNOWN'],
  limit: { max: 30, windowSeconds: 60 },
});
