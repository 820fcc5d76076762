import { type SQL, sql } from 'drizzle-orm';
import type { Kept } from '../rule.ts';

/**
 * Agreements that somebody else has signed too, with everybody's signatures: proof for the others. The request, the very file
 * that was signed and its certificate stay; what the member could still edit does not.
 */
const signedByOthers = sql`select r.id from signing_requests r where r.state = 'completed'
  and exists (select 1 from signers s where s.request_id = r.id and lower(s.email) <> lower(r.owner_email))`;
const of = (column: SQL) => sql`${column} in (${signedByOthers})`;

export const signedByOthersWords =
  'Agreements that others have signed too: the signed file, its certificate and who signed when';
const address = (pseudonym: string) => `${pseudonym}@erased.invalid`;

export const keptDocument: Kept = {
  for: 'signed',
  what: signedByOthersWords,
  rows: sql`documents.id in (select r.document_id from signing_requests r where ${of(sql`r.id`)})`,
  set: ({ pseudonym }) => ({
    owner_uid: pseudonym,
    name: 'Signed document',
    folded_name: 'signed document',
    idea_id: null,
    hidden_at: sql`coalesce(hidden_at, updated_at)`,
  }),
};

/** The row that the request stands on, without its content: the signed file has that. */
export const keptVersion: Kept = {
  for: 'signed',
  what: signedByOthersWords,
  rows: sql`(document_versions.document_id, document_versions.number) in
    (select r.document_id, r.version_number from signing_requests r where ${of(sql`r.id`)})`,
  set: () => ({ name: 'Signed document', summary: sql`'{}'::jsonb`, snapshot: '{}', report: '{}' }),
};

export const keptRequest: Kept = {
  for: 'signed',
  what: signedByOthersWords,
  rows: of(sql`signing_requests.id`),
  set: ({ pseudonym, name }) => ({
    owner_uid: pseudonym,
    owner_name: name,
    owner_email: address(pseudonym),
    message: '',
  }),
};

/** The member's own place among the signers. */
const isOwner = sql`exists (select 1 from signing_requests r where r.id = signers.request_id
  and lower(r.owner_email) = lower(signers.email))`;
const unlessOwner = (column: SQL, value: SQL) => sql`case when ${isOwner} then ${value} else ${column} end`;

export const keptSigner: Kept = {
  for: 'signed',
  what: signedByOthersWords,
  rows: of(sql`signers.request_id`),
  set: ({ pseudonym, name }) => ({
    name: unlessOwner(sql`name`, sql`${name}`),
    email: unlessOwner(sql`email`, sql`${address(pseudonym)}`),
    company: unlessOwner(sql`company`, sql`''`),
    title: unlessOwner(sql`title`, sql`''`),
    signed_name: unlessOwner(sql`signed_name`, sql`case when signed_at is null then null else ${name} end`),
    signed_ip: unlessOwner(sql`signed_ip`, sql`case when signed_at is null then null else '' end`),
  }),
};

export const keptEvent: Kept = {
  for: 'signed',
  what: signedByOthersWords,
  rows: of(sql`signing_events.request_id`),
  set: ({ name }) => ({
    who: sql`case when who = (select r.owner_name from signing_requests r where r.id = signing_events.request_id)
      or who in (select s.name from signers s join signing_requests r on r.id = s.request_id
        where s.request_id = signing_events.request_id and lower(s.email) = lower(r.owner_email))
      then ${name} else who end`,
  }),
};
