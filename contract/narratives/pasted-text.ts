import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId, personText } from '../text.ts';
import { narrative, narrativePanel, narrativePreview, previewHash } from './narratives.ts';

/** How much text a founder may paste to have its answers found. */
export const pasteLimits = { length: 8000 } as const;

const pasted = personText({ max: pasteLimits.length, min: 1, lines: 'many' });
const documentParams = z.object({ documentId: opaqueId });

const pasteState = narrativePanel
  .pick({ provider: true, turnedOff: true, allowance: true })
  .extend({ latest: narrative.nullable() });
export type PasteState = z.infer<typeof pasteState>;

/** Reads the proposals again after a reload. Without an AI that may be asked nothing can be pasted: `provider` is null. */
export const readPaste = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId/pasted-text',
  summary: 'Whether a text can be pasted, and what was found in the last one',
  access: { anyRole: ['founder'] },
  params: documentParams,
  reply: pasteState,
  errors: ['DOCUMENT_UNKNOWN', 'NARRATIVE_USE_UNKNOWN'],
});

export const previewPaste = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/pasted-text/preview',
  summary: 'Exactly what would be sent to find answers in a pasted text',
  access: { anyRole: ['founder'] },
  params: documentParams,
  body: z.strictObject({ text: pasted }),
  reply: narrativePreview,
  errors: ['DOCUMENT_UNKNOWN', 'AI_NOT_CONFIGURED', 'AI_TURNED_OFF', 'NARRATIVE_USE_UNKNOWN'],
});

/** Each text is allowed on its own: the hash is that of its preview. The text is forgotten when the work ends. */
export const startPaste = defineEndpoint({
  method: 'POST',
  path: '/documents/:documentId/pasted-text',
  summary: 'Find answers in a pasted text, as proposals',
  access: { anyRole: ['founder'] },
  params: documentParams,
  body: z.strictObject({ text: pasted, hash: previewHash }),
  reply: narrative,
  status: 202,
  errors: [
    'DOCUMENT_UNKNOWN',
    'AI_NOT_CONFIGURED',
    'AI_TURNED_OFF',
    'NARRATIVE_PREVIEW_STALE',
    'NARRATIVE_USE_UNKNOWN',
    'PLAN_LIMIT',
    'NARRATIVE_RUNNING',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  limit: { max: 20, windowSeconds: 60 },
});
