import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { signers, signingEvents, signingRequests } from './tables.ts';

export type RequestRow = typeof signingRequests.$inferSelect;
export type SignerRow = typeof signers.$inferSelect;
type EventRow = typeof signingEvents.$inferSelect;
export type NewEvent = Pick<EventRow, 'kind' | 'who' | 'at'> & { note?: string };
/** A request with its signers in order and its trail. */
export type WholeRequest = { request: RequestRow; signers: SignerRow[]; events: EventRow[] };
export type LockedRequest = Locked<WholeRequest>;

export async function insertRequest(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  request: Omit<typeof signingRequests.$inferInsert, 'ownerUid'>,
  people: (typeof signers.$inferInsert)[],
): Promise<void> {
  await db.insert(signingRequests).values({ ...request, ownerUid });
  await db.insert(signers).values(people);
}

/** Adds to the trail. */
export async function addEvent<W extends LockedRequest>(db: Db, whole: W, event: NewEvent): Promise<W> {
  const row = { requestId: whole.request.id, number: whole.events.length + 1, note: null, ...event };
  await db.insert(signingEvents).values(row);
  return { ...whole, events: [...whole.events, row] };
}

/** Of all documents, since a moment, whatever became of them. */
export async function countAskedSince(db: Db, scope: OwnerScope, since: Date): Promise<number> {
  return db.$count(
    signingRequests,
    and(within(scope, signingRequests.ownerUid), gte(signingRequests.createdAt, since)),
  );
}

/** At most 50, newest first. */
export async function listRequests(db: Db, scope: OwnerScope, documentId: string): Promise<WholeRequest[]> {
  const owned = and(within(scope, signingRequests.ownerUid), eq(signingRequests.documentId, documentId));
  const rows = await db
    .select()
    .from(signingRequests)
    .where(owned)
    .orderBy(desc(signingRequests.createdAt), desc(signingRequests.id))
    .limit(50);
  return whole(db, rows);
}

const isIt = (scope: OwnerScope, id: string) =>
  and(within(scope, signingRequests.ownerUid), eq(signingRequests.id, id));

export async function findRequest(db: Db, scope: OwnerScope, id: string): Promise<WholeRequest | undefined> {
  return (await whole(db, await db.select().from(signingRequests).where(isIt(scope, id))))[0];
}

/** Other writers of it wait until this transaction ends. */
export async function lockRequest(db: Db, scope: OwnerScope, id: string): Promise<LockedRequest | undefined> {
  return asLocked((await whole(db, await db.select().from(signingRequests).where(isIt(scope, id)).for('update')))[0]);
}

/** The request behind a signer's link, which stands for its owner, and which of the signers holds it. */
export async function findByToken(db: Db, tokenHash: string) {
  const me = await findSigner(db, tokenHash);
  const rows = me && (await db.select().from(signingRequests).where(eq(signingRequests.id, me.requestId)));
  const [found] = rows ? await whole(db, rows) : [];
  return me && found && { ...found, me };
}

/** The same, to change it. */
export async function lockByToken(db: Db, tokenHash: string) {
  const seen = await findSigner(db, tokenHash);
  if (!seen) return undefined;
  const ofLink = eq(signingRequests.id, seen.requestId);
  const [found] = await whole(db, await db.select().from(signingRequests).where(ofLink).for('update'));
  const me = found?.signers.find(({ id }) => id === seen.id);
  return found && me && asLocked({ ...found, me });
}

async function findSigner(db: Db, tokenHash: string): Promise<SignerRow | undefined> {
  return (await db.select().from(signers).where(eq(signers.tokenHash, tokenHash)))[0];
}

/** The request that this file belongs to; one that everybody has signed before any other. */
export async function findByHash(db: Db, sha256: string): Promise<WholeRequest | undefined> {
  const either = or(eq(signingRequests.sha256, sha256), eq(signingRequests.certificateSha256, sha256));
  const completedFirst = sql`${signingRequests.state} = 'completed' desc`;
  const rows = await db
    .select()
    .from(signingRequests)
    .where(either)
    .orderBy(completedFirst, desc(signingRequests.createdAt))
    .limit(1);
  return (await whole(db, rows))[0];
}

export async function listOverdue(
  db: Db,
  scope: OperatorScope,
  now: Date,
): Promise<{ id: string; ownerUid: string }[]> {
  return db
    .select({ id: signingRequests.id, ownerUid: signingRequests.ownerUid })
    .from(signingRequests)
    .where(
      and(
        within(scope, signingRequests.ownerUid),
        eq(signingRequests.state, 'pending'),
        lt(signingRequests.expiresAt, now),
      ),
    )
    .limit(200);
}

/** The owner's requests that still wait for somebody. */
export async function listPending(db: Db, scope: OwnerScope): Promise<string[]> {
  const pending = and(within(scope, signingRequests.ownerUid), eq(signingRequests.state, 'pending'));
  return (await db.select({ id: signingRequests.id }).from(signingRequests).where(pending)).map(({ id }) => id);
}

/** Which of these stored files still belong to a request. */
export async function listKnownFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ file: signingRequests.fileId, certificate: signingRequests.certificateId })
    .from(signingRequests)
    .where(or(inArray(signingRequests.fileId, [...ids]), inArray(signingRequests.certificateId, [...ids])));
  return new Set(rows.flatMap(({ file, certificate }) => (certificate ? [file, certificate] : [file])));
}

/** With what the trail says of the change. */
export async function updateRequest<W extends LockedRequest>(
  db: Db,
  old: W,
  change: ChangeOf<RequestRow, 'state'>,
  event?: NewEvent,
): Promise<W> {
  const isThis = eq(signingRequests.id, old.request.id);
  const request = lockedRow(await db.update(signingRequests).set(change).where(isThis).returning());
  const changed = { ...old, request };
  return event ? addEvent(db, changed, event) : changed;
}

/** With what the trail says of the change. */
export async function updateSigner<W extends LockedRequest>(
  db: Db,
  old: W,
  id: string,
  change: Partial<SignerRow>,
  event?: NewEvent,
): Promise<W> {
  const signer = lockedRow(await db.update(signers).set(change).where(eq(signers.id, id)).returning());
  const changed = { ...old, signers: old.signers.map((one) => (one.id === id ? signer : one)) };
  return event ? addEvent(db, changed, event) : changed;
}

/** Two further queries, however many requests. */
async function whole(db: Db, requests: RequestRow[]): Promise<WholeRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const people = await db.select().from(signers).where(inArray(signers.requestId, ids)).orderBy(asc(signers.position));
  const events = await db
    .select()
    .from(signingEvents)
    .where(inArray(signingEvents.requestId, ids))
    .orderBy(asc(signingEvents.number));
  return requests.map((request) => ({
    request,
    signers: people.filter(({ requestId }) => requestId === request.id),
    events: events.filter(({ requestId }) => requestId === request.id),
  }));
}

/** Those of the addresses, in small letters, at which a request of this owner was opened before. */
export async function listAcquainted(
  db: Db,
  scope: OwnerScope,
  people: readonly { email: string }[],
): Promise<Set<string>> {
  const email = sql<string>`lower(${signers.email})`;
  const rows = await db
    .selectDistinct({ email })
    .from(signers)
    .innerJoin(signingRequests, eq(signingRequests.id, signers.requestId))
    .where(
      and(
        within(scope, signingRequests.ownerUid),
        isNotNull(signers.viewedAt),
        inArray(
          email,
          people.map((person) => person.email.toLowerCase()),
        ),
      ),
    );
  return new Set(rows.map((row) => row.email));
}

export async function countRequests(db: Db, scope: OwnerScope, documentId: string): Promise<number> {
  return db.$count(
    signingRequests,
    and(within(scope, signingRequests.ownerUid), eq(signingRequests.documentId, documentId)),
  );
}

/** Completed ones whose certificate was never made: the job had failed for good. */
export async function listUncertified(
  db: Db,
  scope: OperatorScope,
): Promise<{ requestId: string; ownerUid: string }[]> {
  return db
    .select({ requestId: signingRequests.id, ownerUid: signingRequests.ownerUid })
    .from(signingRequests)
    .where(
      and(
        within(scope, signingRequests.ownerUid),
        eq(signingRequests.state, 'completed'),
        isNull(signingRequests.certificateId),
      ),
    )
    .limit(50);
}
