import type { Readable } from 'node:stream';
import type { ConsentSubject } from '#contract/accounts/consents.ts';
import type { Meeting } from '#contract/consultation/admin-services.ts';
import type { DocumentExport } from '#contract/documents/exports.ts';
import type { AdminErasure } from '#contract/requests/admin.ts';
import type { Currency } from '#domain/money/money.ts';
import type { NoticeKind, Thing, Topic } from '#domain/notifications/notices.ts';
import type { Preferences } from '#domain/notifications/preferences.ts';
import type { PlanKey } from '#domain/plans.ts';
import type { BusySpan, SessionRules } from '#domain/scheduling/availability.ts';
import type { OperatorScope, OwnerScope, WritingScope } from './access/scope.ts';
import type { Db } from './db/client.ts';
import type { Locked } from './db/locked.ts';

/**
 * How the modules meet: narrow functions that one module gives and others take, joined in server/modules.ts. A module never
 * imports another. Everything that takes `tx` works within the caller's transaction.
 */

/** preferences: how a member wants to be reached, and what they allow. */
export type ReadPreferences = (tx: Db, uid: string) => Promise<Preferences>;

/** preferences: no more mail about a topic; harmless to repeat. */
export type TurnOffMail = (tx: Db, uid: string, topic: Topic) => Promise<void>;

/** preferences: no more text messages at all; harmless to repeat. */
export type TurnOffTexts = (tx: Db, uid: string) => Promise<void>;

/** preferences: who is sent a summary of what is unread. */
export interface Digests {
  /** Those of whom one is sent, in order of uid and from the next one after `after`, with the day that was seen to last. */
  list(
    db: Db,
    after: string,
    limit: number,
  ): Promise<{ uid: string; preferences: Preferences; seenOn: string | null }[]>;
  /** @returns whether that day (YYYY-MM-DD) was not seen to before: of several who try, one is told so. */
  take(tx: Db, uid: string, day: string): Promise<boolean>;
  /** Harmless to repeat. */
  turnOff(tx: Db, uid: string): Promise<void>;
}

/**
 * notifications: tells a person, live once the transaction is kept, unless they turned that topic off. `href` is a path of
 * this site, null where there is nothing to open; no idea text. What is told of one thing (`about`) is shown together.
 * `text`: what a text message says of it, for whoever asked for that. It is read on a locked phone: no names, sums or reasons.
 */
export type Notify = (
  tx: Db,
  note: {
    uid: string;
    kind: NoticeKind;
    title: string;
    body: string;
    href: string | null;
    about?: Thing;
    text?: TextNote;
  },
) => Promise<void>;

/** `key`: what it tells of, in this state; the same is sent once. After `usefulUntil` it is not sent any more. */
export interface TextNote {
  says: string;
  key: string;
  usefulUntil: Date;
}

/** notifications: whether a text message that waits is still wanted, on that phone. */
export type IsTextWanted = (db: Db, message: { uid: string; number: string; purpose: string }) => Promise<boolean>;

/** accounts: keeps what a member allowed or ended, for good. */
export type NoteConsent = (tx: Db, uid: string, consent: { subject: ConsentSubject; given: boolean }) => Promise<void>;

/** Who changes something: the caller; without a uid whoever sits at the command line. */
export type Actor = { uid: string | null; name: string };

/** Who acts for the product, over everybody's. */
export interface Operator {
  actor: Actor;
  scope: OperatorScope;
}

/** admin: keeps who did what, for good. `detail` holds ids, dates, states and amounts, no private text. */
export type Audit = (
  tx: Db,
  entry: {
    actor: Actor;
    action: string;
    subjectKind: string;
    subjectId: string;
    detail?: Record<string, unknown>;
  },
) => Promise<void>;

/** accounts: who is told when something waits for the operator. */
export type ListOperators = (tx: Db) => Promise<{ uid: string }[]>;

/** accounts: whom to write to. Mail goes to verified addresses only. */
export type FindPerson = (
  tx: Db,
  uid: string,
) => Promise<{ uid: string; name: string; email: string; emailVerified: boolean } | undefined>;

/** accounts: the number of the phone that the member has shown to hold; null where there is none. */
export type FindConfirmedPhone = (tx: Db, uid: string) => Promise<string | null>;

/** accounts: whoever has shown to hold the phone of this number. */
export type ListOwnersOfPhone = (tx: Db, number: string) => Promise<string[]>;

/** accounts: the names of these people by uid, in one query however many; who is unknown is left out. */
export type FindPeople = (tx: Db, uids: readonly string[]) => Promise<Map<string, { name: string }>>;

/** accounts: the plan that an account has now; the one that everybody begins with where there is no account. */
export type FindPlan = (tx: Db, uid: string) => Promise<PlanKey>;

/** bookings gives to quotes. `zone`: the founder's, where it is known. @throws SLOT_TAKEN, FOUNDER_BUSY. */
export type BookAgreed = (
  tx: Db,
  booking: {
    founder: OwnerScope;
    serviceId: string;
    adviserId: string;
    startsAt: Date;
    quoteId: string;
    zone?: string;
  },
) => Promise<{ bookingId: string }>;

/** Time of an adviser that a booking takes, its buffers included; `endsAt` is when the session itself ends. */
export type BusyTime = BusySpan & { endsAt: number; adviserId: string; bookingId: string };

/** bookings gives to the catalogue: what meets the time between two moments, in any order. */
export type ListBusy = (
  db: Db,
  scope: OperatorScope,
  span: { adviserIds: readonly string[]; from: Date; until: Date },
  now: Date,
) => Promise<BusyTime[]>;

export interface BookableAdviser {
  id: string;
  name: string;
  title: string;
  email: string;
  zone: string;
  active: boolean;
}

/** A service with all that a booking of it needs. Archived and hidden ones too: `active` says whether it can be booked anew. */
export interface BookableService {
  id: string;
  title: string;
  active: boolean;
  session: SessionRules;
  /** Minor units. */
  prices: Record<Currency, number>;
  changes: { cancelNoticeHours: number; moveNoticeHours: number; maxMoves: number };
  needsConfirmation: boolean;
  /** For whoever has booked, and nobody else. */
  meeting: Meeting;
  advisers: BookableAdviser[];
}

/** consultation gives to bookings and quotes. */
export interface Catalogue {
  readBookable(tx: Db, serviceId: string): Promise<BookableService | undefined>;
  /** Also those who are no longer active or no longer give the service. */
  findAdvisers(tx: Db, adviserIds: readonly string[]): Promise<BookableAdviser[]>;
  /** The free times nearest to a wanted one, in order of time; of any adviser of the service unless one is named. */
  freeTimesNear(
    tx: Db,
    request: { serviceId: string; adviserId: string | null; wanted: Date; count: number },
  ): Promise<{ startsAt: Date; endsAt: Date; adviserIds: string[] }[]>;
  /**
   * Whether an adviser of the service is free then, by hours, exceptions, daily limit, buffers and other bookings.
   * `ignoring`: a booking that is being moved. `operator`: notice and horizon do not count; the past is never free.
   */
  isFree(
    tx: Db,
    service: BookableService,
    adviserId: string,
    startsAt: Date,
    options?: { ignoring?: string; operator?: boolean },
  ): Promise<boolean>;
  /** Whether the adviser's hours cover the whole of a time, whatever is booked then. */
  worksThrough(tx: Db, adviserId: string, from: Date, to: Date): Promise<boolean>;
  /** Locks the adviser until the transaction ends: bookings and moves take turns. @throws ADVISER_UNKNOWN. */
  lockAdviser(tx: Db, adviserId: string): Promise<LockedAdviser>;
}

export type LockedAdviser = Locked<{ id: string }>;

/** validation: what the founder's company does, by the idea that they worked on last, if there is one. */
export type FindBusiness = (tx: Db, scope: OwnerScope) => Promise<string | null>;

/** validation: a founder's own evidence, document or test, to which an outcome can be linked; undefined where it is not theirs. */
export type FindOutcomeTarget = (
  db: Db,
  scope: OwnerScope,
  target: { kind: 'evidence' | 'document' | 'test'; id: string },
) => Promise<{ documentId: string; label: string } | undefined>;

/** validation: witness links that somebody can answer now, the newest first. Times are ISO 8601 in UTC. */
export type ListOpenWitnessLinks = (
  db: Db,
  scope: OwnerScope,
  limit: number,
) => Promise<{ id: string; ideaId: string; createdAt: string; expiresAt: string }[]>;

/** signing: the versions of this founder's documents that everybody has signed. */
export type ListSigned = (
  db: Db,
  scope: OwnerScope,
) => Promise<readonly { documentId: string; versionNumber: number }[]>;

/** signing: at which address everybody may read a document now, and whose names stand on it. */
export type FindPublished = (
  db: Db,
  scope: OwnerScope,
  documentId: string,
) => Promise<
  | { slug: string; versionNumber: number; founderName: string | null; companyName: string | null; publishedAt: Date }
  | undefined
>;

/** signing: which of these documents carry signatures: everybody's, or those of some while others are still asked. */
export type ListHeld = (
  db: Db,
  scope: WritingScope,
  documentIds: readonly string[],
) => Promise<readonly { documentId: string; state: 'completed' | 'pending' }[]>;

/** A file on its way into a zip file; a large one as it comes. */
export interface ZipEntry {
  path: string;
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A document in a zip file, and its files there. */
export interface PrintedDocument {
  /** Undefined where it was deleted meanwhile. */
  name?: string;
  note?: string;
  files: { path: string }[];
}

/** own-data gives to documents: everything of a member's beside the printed documents. */
export interface OwnData {
  /** How many parts it has: `step` is called after each. */
  parts: number;
  /** `printed`: what is in the zip file already. `pathOf` gives a file a path of its own there. */
  collect(
    scope: OwnerScope,
    zip: {
      at: Date;
      printed: readonly PrintedDocument[];
      pathOf(folder: string, name: string): string;
      step(): Promise<void>;
    },
  ): AsyncIterable<ZipEntry>;
}

/** documents gives to own-data: the zip files of everything, made by the job that exports documents. */
export interface ExportsOfEverything {
  /** In place of an earlier one. @throws EXPORT_UNDER_WAY. */
  create(tx: Db, scope: OwnerScope): Promise<DocumentExport>;
  findNewest(db: Db, scope: OwnerScope): Promise<DocumentExport | null>;
  /** @throws EXPORT_UNKNOWN, FILE_UNKNOWN. */
  openFile(db: Db, scope: OwnerScope, id: string): Promise<{ bytes: Readable; filename: string }>;
}

/** bookings gives to own-data: what is still to come of a member's is cancelled, as if they had done it. Harmless to repeat. */
export type CancelSessions = (db: Db, scope: OwnerScope) => Promise<void>;

/** signing gives to own-data. Harmless to repeat. */
export interface OwnLinks {
  /** Private links and published pages stop. */
  end(tx: Db, scope: OwnerScope): Promise<void>;
  /** Nobody is asked to sign any more. */
  cancelSigning(db: Db, scope: OwnerScope): Promise<void>;
}

/** validation gives to own-data: links by which somebody would confirm something stop. Harmless to repeat. */
export type EndWitnessLinks = (tx: Db, scope: OwnerScope) => Promise<void>;

/** own-data gives to requests: accounts that are to be erased, by their day, and those that were erased last. */
export type ListErasures = (db: Db) => Promise<{
  open: Pick<AdminErasure, 'id' | 'requestedAt' | 'dueAt' | 'name' | 'waitsFor'>[];
  over: { id: string; requestedAt: string; dueAt: string; erasedAt: string | null }[];
}>;
