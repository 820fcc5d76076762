import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId } from '../text.ts';

/** Something that an operator did, or somebody at the command line. It is kept as it is. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  /** Without a uid: a user of the operating system. */
  actor: z.object({ uid: z.string().nullable(), name: z.string() }),
  /** NOUN.VERB, such as booking.cancel. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Ids, dates, states and amounts; no private text. */
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditQuery = z.object({
  ...pageQuery({ size: 25, max: 100 }),
  subjectKind: z
    .string()
    .regex(/^[a-z][a-z_-]{0,39}$/, { error: 'This is not a kind.' })
    .optional(),
  subjectId: opaqueId.optional(),
});

export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who did what, the newest first',
  access: { anyRole: ['admin'] },
  query: auditQuery,
  reply: z.object(pageReply(auditEntry)),
  errors: [],
});
