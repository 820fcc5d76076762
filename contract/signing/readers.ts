import { z } from 'zod';
import { documentType } from '../documents/documents.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';

/** Everything by which somebody else can read something of a founder's just now, over all documents. */
export const READER_KINDS = ['link', 'published', 'signing', 'witness'] as const;
export type ReaderKind = (typeof READER_KINDS)[number];

/** Of each kind the newest ones. */
export const readerLimits = { perKind: 50 } as const;

export const reader = z.object({
  kind: z.enum(READER_KINDS),
  /** Of the link or the request; of a published page its address. */
  id: z.string(),
  document: z.object({ id: z.string(), name: z.string(), type: documentType }),
  /** What is shown; null for a question about one observation, which shows no version. */
  versionNumber: z.int().nullable(),
  /** Whom it is for, in the founder's words: a label, or the names of who is asked to sign; null where it is everybody. */
  label: z.string().nullable(),
  since: moment,
  /** Null: until it is ended. */
  until: moment.nullable(),
  /** How often it was opened or downloaded; null where that is not counted. */
  opened: z.int().nullable(),
});
export type Reader = z.infer<typeof reader>;

export const listReaders = defineEndpoint({
  method: 'GET',
  path: '/readers',
  summary: 'Who can read something of yours just now: links, published pages, signing requests and witness links',
  access: { anyRole: ['founder'] },
  reply: z.object({
    items: z.array(reader),
    /** Whether there are more of a kind than are listed. */
    isCut: z.boolean(),
  }),
  errors: [],
});
