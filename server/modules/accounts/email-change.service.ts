import { type EmailChange, type EmailLink, emailChangeHours } from '#contract/accounts/email-change.ts';
import { mailPaths } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';
import type { LinkTokens } from '../../access/link-tokens.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { IdentityPort, Person } from '../../ports/identity/port.ts';
import { founders, users } from './accounts.repo.ts';
import * as repo from './email-change.repo.ts';
import { changedMails, newAddressMail, oldAddressMail, takenAddressMail } from './email-change-mails.ts';

export interface EmailChangeDeps {
  clock: () => Date;
  identity: IdentityPort;
  attempts: Attempts;
  mailQueue: MailQueue;
  publicUrl: string;
  tokens: LinkTokens;
}

type Asker = { uid: string; token: string };
type Row = repo.EmailChangeRow;

/** Mails to an address that may be a stranger's: few from one account, and not many from all together. */
const mailLimits = (uid: string, newEmail: string) => [
  { key: `email-change ${uid}`, max: 5, windowSeconds: 3600 },
  { key: `email-change to ${newEmail}`, max: 10, windowSeconds: 24 * 3600 },
];

/**
 * A changed e-mail, which waits until both addresses have confirmed it. Anyone who asks learns nothing of the new address: where
 * it has an account already, its owner is told instead of being asked. Locks the user record before the change.
 */
export function createEmailChanges(deps: EmailChangeDeps) {
  const { clock, identity, attempts, mailQueue, publicUrl, tokens } = deps;

  const isOver = (change: Row) => change.expiresAt <= clock();
  const linkOf = (token: string) => `${publicUrl}${mailPaths.emailChange}#${token}`;
  const oldToken = ({ id }: Pick<Row, 'id'>) => tokens.tokenOf('email-old', id);
  const newToken = ({ id }: Pick<Row, 'id'>) => tokens.tokenOf('email-new', id);

  async function takeAttempt(uid: string, newEmail: string): Promise<void> {
    if ((await attempts.take(mailLimits(uid, newEmail))) > 0) throw new AppError('auth/too-many-requests');
  }

  /** To each address that has not confirmed yet. `holder`: who has an account with the new one. */
  async function postMails(tx: Db, owner: { name: string; email: string }, change: Row, holder: Person | undefined) {
    const { newEmail } = change;
    if (!change.oldConfirmedAt)
      await mailQueue.post(tx, oldAddressMail(owner, newEmail, linkOf(oldToken(change))), { isAsked: true });
    if (holder) await mailQueue.post(tx, takenAddressMail(holder));
    else if (!change.newConfirmedAt)
      await mailQueue.post(tx, newAddressMail(owner, newEmail, linkOf(newToken(change))), { isAsked: true });
  }

  async function begin(tx: Db, uid: string, asked: { email: string; sessionId: string; holder: Person | undefined }) {
    const user = await users.lock(tx, uid);
    if (!user) throw new AppError('ACCOUNT_UNKNOWN');
    const now = clock();
    const id = newId(now);
    const change: Row = {
      uid,
      id,
      newEmail: asked.email,
      sessionId: asked.sessionId,
      oldTokenHash: tokens.hashOf(oldToken({ id })),
      newTokenHash: tokens.hashOf(newToken({ id })),
      createdAt: now,
      expiresAt: new Date(now.getTime() + emailChangeHours * 3_600_000),
      oldConfirmedAt: null,
      newConfirmedAt: null,
    };
    await repo.putChange(tx, change);
    await postMails(tx, user.doc, change, asked.holder);
  }

  /** @throws auth/invalid-action-code for a link that never was, was replaced or stopped; auth/expired-action-code. */
  async function findByLink(db: Db, token: string): Promise<{ change: Row; side: EmailLink['side'] }> {
    const hash = tokens.hashOf(token);
    const change = await repo.findChangeByToken(db, hash);
    if (!change) throw new AppError('auth/invalid-action-code');
    if (isOver(change)) throw new AppError('auth/expired-action-code');
    return { change, side: change.oldTokenHash === hash ? 'old' : 'new' };
  }

  /** As `findByLink`, with the person and the change locked, in this order everywhere. */
  async function lockByLink(tx: Db, token: string) {
    const found = await findByLink(tx, token);
    const user = await users.lock(tx, found.change.uid);
    const change = await repo.lockChange(tx, found.change.uid);
    if (!user || change?.id !== found.change.id) throw new AppError('auth/invalid-action-code');
    return { user, change, side: found.side };
  }

  const confirmedAt = (change: Row, side: EmailLink['side']) =>
    side === 'old' ? change.oldConfirmedAt : change.newConfirmedAt;

  async function complete(tx: Db, { user, change }: Awaited<ReturnType<typeof lockByLink>>): Promise<void> {
    const { uid, newEmail, sessionId } = change;
    if (!(await identity.isEmailVerified(tx, uid))) throw new AppError('auth/email-unverified');
    const fields = { email: newEmail, updated_at: clock().toISOString() };
    await users.patch(tx, uid, user, fields);
    const founder = await founders.lock(tx, uid);
    if (founder) await founders.patch(tx, uid, founder, fields);
    await identity.changeEmail(tx, uid, { email: newEmail, keptSessionId: sessionId });
    await repo.removeChange(tx, uid);
    for (const mail of changedMails(user.doc, newEmail)) await mailQueue.post(tx, mail);
  }

  return {
    /**
     * What an e-mail that is asked for takes beforehand; nothing where it is the present one. @returns what begins the
     * change within a transaction. @throws auth/email-unverified, auth/requires-recent-login or auth/too-many-requests.
     */
    async prepare(db: Db, { uid, token }: Asker, email: string | undefined) {
      const user = email === undefined ? undefined : await users.get(db, uid);
      if (!user || email === undefined || email === user.doc.email) return undefined;
      if (!(await identity.isEmailVerified(db, uid))) throw new AppError('auth/email-unverified');
      const sessionId = await identity.requireRecentSession(token);
      await takeAttempt(uid, email);
      const holder = await identity.findPerson(email);
      return (tx: Db) => begin(tx, uid, { email, sessionId, holder });
    },

    async read(db: Db, uid: string): Promise<EmailChange | null> {
      const change = await repo.findChange(db, uid);
      return change && !isOver(change) ? toEmailChange(change) : null;
    },

    /** @throws EMAIL_CHANGE_UNKNOWN or auth/too-many-requests. */
    async sendAgain(db: Db, uid: string): Promise<EmailChange> {
      const seen = await repo.findChange(db, uid);
      if (!seen || isOver(seen)) throw new AppError('EMAIL_CHANGE_UNKNOWN');
      await takeAttempt(uid, seen.newEmail);
      const holder = await identity.findPerson(seen.newEmail);
      return db.transaction(async (tx) => {
        const user = await users.lock(tx, uid);
        const change = await repo.lockChange(tx, uid);
        if (!user || change?.id !== seen.id) throw new AppError('EMAIL_CHANGE_UNKNOWN');
        await postMails(tx, user.doc, change, holder);
        return toEmailChange(change);
      });
    },

    async cancel(tx: Db, uid: string): Promise<void> {
      await users.lock(tx, uid);
      await repo.removeChange(tx, uid);
    },

    async openLink(db: Db, token: string): Promise<EmailLink> {
      const { change, side } = await findByLink(db, token);
      const user = await users.get(db, change.uid);
      if (!user) throw new AppError('auth/invalid-action-code');
      const { newEmail } = change;
      return { side, name: user.doc.name, newEmail, isConfirmed: confirmedAt(change, side) !== null };
    },

    /**
     * The second of the two changes the e-mail. @returns whether it was the second.
     * @throws auth/invalid-action-code also for a link that was used, auth/email-already-in-use when somebody has signed up
     * with the address since.
     */
    async confirm(tx: Db, token: string): Promise<boolean> {
      const found = await lockByLink(tx, token);
      const { change, side } = found;
      if (confirmedAt(change, side)) throw new AppError('auth/invalid-action-code');
      if (confirmedAt(change, side === 'old' ? 'new' : 'old')) {
        await complete(tx, found);
        return true;
      }
      const now = clock();
      await repo.noteConfirmed(tx, change.uid, side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now });
      return false;
    },

    /** Only the present address can. @throws auth/invalid-action-code. */
    async stop(tx: Db, token: string): Promise<void> {
      const { change, side } = await lockByLink(tx, token);
      if (side !== 'old') throw new AppError('auth/invalid-action-code');
      await repo.removeChange(tx, change.uid);
    },
  };
}

export type EmailChanges = ReturnType<typeof createEmailChanges>;

function toEmailChange({ newEmail, expiresAt, oldConfirmedAt, newConfirmedAt }: Row): EmailChange {
  return {
    email: newEmail,
    expiresAt: expiresAt.toISOString(),
    oldConfirmed: oldConfirmedAt !== null,
    newConfirmed: newConfirmedAt !== null,
  };
}
