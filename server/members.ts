import type { Readable } from 'node:stream';
import type { Consent, ConsentSubject } from '#contract/accounts/consents.ts';
import type { DocumentExport } from '#contract/documents/exports.ts';
import type { OwnMail } from '#contract/mail/mail.ts';
import type { AdminErasure } from '#contract/requests/admin.ts';
import type { PlanKey } from '#domain/plans.ts';
import type { OperatorScope, OwnerScope } from './access/scope.ts';
import type { Db } from './db/client.ts';

/*
 * Who has an account, and what is theirs: what accounts, mail and own-data give to other modules, and what those give to own-data. The rest
 * of what modules give each other stands in `between-modules.ts`. Everything that takes `tx` works within the caller's transaction.
 */

/** accounts: keeps what a member allowed or ended, for good. */
export type NoteConsent = (tx: Db, uid: string, consent: { subject: ConsentSubject; given: boolean }) => Promise<void>;

/** accounts: who is told when something waits for the operator. */
export type ListOperators = (tx: Db) => Promise<{ uid: string }[]>;

/** accounts: whom to write to. Mail goes to verified addresses only. */
export type FindPerson = (
  tx: Db,
  uid: string,
) => Promise<{ uid: string; name: string; email: string; emailVerified: boolean } | undefined>;

/** accounts: the number of the phone that the member has shown to hold; null where there is none. */
export type FindConfirmedPhone = (tx: Db, uid: string) => Promise<string | null>;

/** accounts: anyone who has shown to hold the phone of this number. */
export type ListOwnersOfPhone = (tx: Db, number: string) => Promise<string[]>;

/** accounts: what a member agreed to, allowed or ended, the newest first. */
export type ListConsents = (db: Db, scope: OwnerScope) => Promise<Consent[]>;

/** accounts: the sessions that are kept of a member, the one used last first, at most 50. Times are ISO 8601 in UTC. */
export type ListSignIns = (db: Db, scope: OwnerScope) => Promise<{ beganAt: string; lastUsedAt: string }[]>;

/** accounts: the names of these people by uid, in one query however many; who is unknown is left out. */
export type FindPeople = (tx: Db, uids: readonly string[]) => Promise<Map<string, { name: string }>>;

/**
 * accounts: founders as an operator reads them, in order of e-mail, 100 at most: those of these uids, or those whose address begins
 * so.
 */
export type ListFounders = (
  db: Db,
  scope: OperatorScope,
  wanted: { uids: readonly string[] } | { emailStart: string },
) => Promise<{ uid: string; name: string; email: string }[]>;

/** accounts: the plan that an account has now; the one that everybody begins with where there is no account. */
export type FindPlan = (tx: Db, uid: string) => Promise<PlanKey>;

/**
 * accounts: the plan that an account has from now on; the claim follows at the next token. Nothing happens where there is no
 * account, and where it has the plan.
 */
export type SetPlan = (tx: Db, uid: string, plan: PlanKey) => Promise<void>;

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

/** plans gives to own-data: nothing more is charged, as if the member had cancelled. Harmless to repeat. */
export type CancelPlan = (tx: Db, scope: OwnerScope) => Promise<void>;

/** billing: a member's saved cards go, and their providers forget them; that is tried again for some days. */
export type ForgetCards = (tx: Db, scope: OwnerScope) => Promise<void>;

/** signing gives to own-data. Harmless to repeat. */
export interface OwnLinks {
  /** Private links and published pages stop. */
  end(tx: Db, scope: OwnerScope): Promise<void>;
  /** Nobody is asked to sign any more. */
  cancelSigning(db: Db, scope: OwnerScope): Promise<void>;
}

/** validation gives to own-data: links by which somebody would confirm something stop. Harmless to repeat. */
export type EndWitnessLinks = (tx: Db, scope: OwnerScope) => Promise<void>;

/** own-data gives to the shell: whether the account ends, and when. Times are ISO 8601 in UTC. */
export type ReadEnding = (db: Db, scope: OwnerScope) => Promise<{ requestedAt: string; dueAt: string } | null>;

/** mail gives to the shell: whether mail arrives at the member's address; null where the account has none yet. */
export type ReadOwnMail = (db: Db, uid: string) => Promise<OwnMail | null>;

/** own-data gives to requests: accounts that are to be erased, by their day, and those that were erased last. */
export type ListErasures = (db: Db) => Promise<{
  open: Pick<AdminErasure, 'id' | 'requestedAt' | 'dueAt' | 'name' | 'waitsFor'>[];
  over: { id: string; requestedAt: string; dueAt: string; erasedAt: string | null }[];
}>;
