import type { FastifyInstance } from 'fastify';
import type { AnyCode } from '#contract/accounts/codes.ts';
import type { Claims } from '#contract/accounts/identity.ts';
import type { GrantableRole, Role } from '#domain/roles.ts';
import type { Db } from '../../db/client.ts';

/** Anyone who has signed up, as the provider knows them now; a token may be older. */
export interface Person {
  uid: string;
  email: string;
  name: string;
  emailVerified: boolean;
  /** What they chose and accepted at sign-up, where the provider keeps it. */
  chosenRole?: GrantableRole;
  acceptedConditions: boolean;
}

/** What the product itself says of a person in every token. */
export type Grants = Pick<Claims, 'roles' | 'subscription_plan'>;

/** An address that proves the e-mail when it is opened. Valid for a day. */
export type MakeVerificationLink = (email: string) => Promise<string>;

/** What a provider asks of the product. */
export interface IdentityEvents {
  /** Roles and plan for a token. Makes the records of a sign-up that was interrupted before they were made. */
  readGrants(person: Person, makeVerificationLink: MakeVerificationLink): Promise<Grants>;
  sendPasswordReset(person: Person, link: string): Promise<void>;
  /** In the transaction in which the password was changed, where there is one. */
  tellOfNewPassword(tx: Db, person: Person): Promise<void>;
  tellOfSecondFactor(tx: Db, person: Person, event: SecondFactorEvent): Promise<void>;
  /** Somebody has shown to own an address that was not proved: by the link of the mail where more than the password was closed. */
  tellOfProof(tx: Db, person: Person, by: 'link' | 'reset'): Promise<void>;
  /** The password was replaced by the link of a mail; what else opens the account stays. */
  tellOfReset(tx: Db, person: Person, others: OtherWaysIn): Promise<void>;
  tellOfLinkedLogin(tx: Db, person: Person, event: LinkedLoginEvent): Promise<void>;
  /** Anyone who made the account had not proved the e-mail, and its owner has come: what else they began must not go on. */
  endWaitingChanges(tx: Db, uid: string): Promise<void>;
}

/** What the owner of an account hears of second factor and passkeys; `left`: how many recovery codes still work. `removed`: by an operator. */
export type SecondFactorEvent =
  | { kind: 'on' | 'off' | 'removed' }
  | { kind: 'recovery-code'; left: number }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string };

/**
 * What the owner of an account hears of logins of other services; `label` is of the service. `claimed`: it was linked to an
 * account whose e-mail was never proved, and every way in from before was closed.
 */
export interface LinkedLoginEvent {
  kind: 'linked' | 'claimed' | 'removed';
  label: string;
}

/**
 * A code of an app that is asked for after the password, and recovery codes for anyone who has lost the app. What changes it needs a
 * session of ten minutes at most, and throws auth/requires-recent-login, auth/too-many-requests, and auth/invalid-code,
 * auth/used-code or auth/invalid-recovery-code for the code that is given.
 */
export interface SecondFactorPort {
  /** `since` is null while it is off. */
  read(uid: string): Promise<{ since: Date | null; recoveryCodesLeft: number }>;
  /** A new key, which counts once it is confirmed: in Base32, and as an otpauth address. @throws auth/second-factor-on, or
   * auth/email-unverified. */
  begin(token: string): Promise<{ key: string; uri: string }>;
  /** Turns it on. @returns recovery codes. @throws auth/second-factor-on, or auth/second-factor-off where none was begun. */
  confirm(token: string, code: string): Promise<string[]>;
  /** @returns recovery codes in place of those before. @throws auth/second-factor-off. */
  renewCodes(token: string, code: string): Promise<string[]>;
  /** @throws auth/second-factor-off. */
  end(token: string, code: AnyCode): Promise<void>;
  /** For the command line, within the transaction. @returns whether there was one. */
  remove(tx: Db, uid: string): Promise<boolean>;
}

export interface PasskeysPort {
  /** The newest first. */
  list(uid: string): Promise<{ id: string; name: string; createdAt: Date }[]>;
  /** @returns whether there is such a passkey of this person; the same for `remove`. */
  rename(uid: string, id: string, name: string): Promise<boolean>;
  /** @throws auth/requires-recent-login, or auth/last-way-in. */
  remove(token: string, id: string): Promise<boolean>;
}

/** Another service, as browsers may know it. */
export interface LinkedLoginProvider {
  name: string;
  label: string;
  /** Where the browser asks the service itself. */
  firebase?: { apiKey: string; url: string | null };
}

/** Logins of other services that open an account. */
export interface LinkedLoginsPort {
  /** The services that can be used, in the operator's order. */
  providers: readonly LinkedLoginProvider[];
  /** The oldest first. */
  list(uid: string): Promise<{
    items: { id: string; label: string; email: string; isUsable: boolean; linkedAt: Date; lastUsedAt: Date }[];
    /** Of the providers, those that are not linked. */
    others: LinkedLoginProvider[];
    hasPassword: boolean;
  }>;
  /**
   * Ends every other session too. @returns whether there is such a login of this person.
   * @throws auth/requires-recent-login, or auth/last-way-in.
   */
  remove(token: string, id: string): Promise<boolean>;
}

/** What opens an account beside its password: names of passkeys, labels of services. */
export interface OtherWaysIn {
  passkeys: string[];
  logins: string[];
  hasSecondFactor: boolean;
}

export interface NewPerson {
  name: string;
  email: string;
  password: string;
  chosenRole?: GrantableRole;
  emailVerified: boolean;
}

/** Where a person is signed in. */
export interface PersonSession {
  id: string;
  /** What the browser said of itself when the session began. */
  userAgent: string | null;
  beganAt: Date;
  lastUsedAt: Date;
  /** The session of the token that asks. */
  isOwn: boolean;
}

/**
 * Who a person is: sign-up, sign-in and tokens belong to the provider, the product verifies and asks. Unless a
 * function takes the transaction, never call it inside one: a provider uses a connection of its own.
 */
export interface IdentityPort {
  /** @throws auth/id-token-expired, auth/invalid-id-token, or auth/user-token-expired when its session was ended. */
  verifyToken(token: string): Promise<Claims>;
  /** The roles as they are now; a token may be older. None for anyone who is unknown. */
  readRoles(uid: string): Promise<Role[]>;
  readPerson(uid: string): Promise<Person | undefined>;
  /** Also within a transaction. False for anyone who is unknown. */
  isEmailVerified(tx: Db, uid: string): Promise<boolean>;
  findPerson(email: string): Promise<Person | undefined>;
  makeVerificationLink: MakeVerificationLink;
  /** What tokens call the person from the next one on; within the transaction, where the provider's records are there. */
  changeName(tx: Db, uid: string, name: string): Promise<void>;
  /**
   * Ends every session but the token's own, which has to be ten minutes old at most. An account without a password has one then.
   * @throws auth/requires-recent-login, auth/common-password or auth/own-password.
   */
  changePassword(token: string, password: string): Promise<void>;
  /** @returns the id of the token's session, which has to be ten minutes old at most. @throws auth/requires-recent-login. */
  requireRecentSession(token: string): Promise<string>;
  /**
   * Within the transaction, where the provider's records are there: the e-mail, which counts as verified. Links to a new
   * password and every session but one end. @throws auth/email-already-in-use.
   */
  changeEmail(tx: Db, uid: string, changed: { email: string; keptSessionId: string }): Promise<void>;
  /**
   * Within the transaction, where the provider's records are there: the login with all that belongs to it. Tokens are believed for
   * another minute at most; the e-mail is free for a new sign-up. Removing who is not there is no fault.
   */
  removePerson(tx: Db, uid: string): Promise<void>;
  secondFactor: SecondFactorPort;
  passkeys: PasskeysPort;
  linkedLogins: LinkedLoginsPort;
  /** Of the token's own account, the one used last first. */
  listSessions(token: string): Promise<PersonSession[]>;
  /** Of any account: when its sessions began and were used, as far as they are kept, at most 50. */
  listSignIns(uid: string): Promise<Pick<PersonSession, 'beganAt' | 'lastUsedAt'>[]>;
  /** Its tokens are believed for another minute at most. @returns whether there was such a session of this person. */
  endSession(uid: string, sessionId: string): Promise<boolean>;
  /** Ends every session of the account but the token's own. @returns how many. @throws auth/user-token-expired. */
  endOtherSessions(token: string): Promise<number>;
  /** For demo accounts and the command line: nothing in the HTTP API leads here. @throws auth/email-already-in-use. */
  createPerson(person: NewPerson): Promise<Person>;
  /** At start. @throws a sentence for the operator when the provider cannot work as it is configured. */
  check?(): Promise<void>;
  /** Lets the provider serve routes of its own, where it has any. */
  mount?(app: FastifyInstance): Promise<void>;
}
