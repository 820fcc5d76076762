import type { Meeting } from '#contract/consultation/admin-services.ts';
import type { Currency } from '#domain/money/money.ts';
import type { NoticeKind, Thing, Topic } from '#domain/notifications/notices.ts';
import type { Preferences } from '#domain/notifications/preferences.ts';
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
 * `text`: what a text message says of it, for anyone who asked for that. It is read on a locked phone: no names, sums or reasons.
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

/** notifications: a page of this site that ends mail about what this news is of, without a login. */
export type StopMailUrl = (uid: string, kind: NoticeKind) => string;

/** notifications: whether a text message that waits is still wanted, on that phone. */
export type IsTextWanted = (db: Db, message: { uid: string; number: string; purpose: string }) => Promise<boolean>;

/** Who changes something: the caller; without a uid anyone who sits at the command line. */
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

/**
 * audit-log: who did one of these actions to each of these subjects, by the subject's id and in one query however many; who did it last
 * where it was done twice.
 */
export type ListActors = (
  db: Db,
  scope: OperatorScope,
  actions: readonly string[],
  subjectIds: readonly string[],
) => Promise<Map<string, Actor>>;

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
  /** For anyone who has booked, and nobody else. */
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
