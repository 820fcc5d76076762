import type { z } from 'zod';
import { createRole, readOwnAccount, resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { emailChangeTexts } from '#contract/accounts/email-change.ts';
import { readPhoto, removePhoto, uploadPhoto } from '#contract/accounts/photo.ts';
import { profileTexts, updatePassword, updateUser } from '#contract/accounts/profile.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry-on-deadlock.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import type { Accounts } from './accounts.service.ts';
import type { EmailChanges } from './email-change.service.ts';
import type { Photos } from './photo.service.ts';
import type { Profiles } from './profile.service.ts';

/** No request transaction where the identity provider is asked: it uses a connection of its own. */
const ownTransactions = { transaction: 'none' } as const;

interface Bound {
  accounts: Accounts;
  profiles: Profiles;
  photos: Photos;
  emailChanges: EmailChanges;
  identity: IdentityPort;
}

export function bindAccounts(bind: Bind, { accounts, profiles, photos, emailChanges, identity }: Bound): void {
  bind(
    createRole,
    async ({ caller, body }) => ({ uid: body.uid, roles: await accounts.createRole(caller, body.uid, body.roles) }),
    ownTransactions,
  );

  bind(
    resendVerification,
    async ({ request, body }) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? body?.token;
      if (!token) throw new AppError('auth/no-token');
      const { sub } = await identity.verifyToken(token);
      const isSent = await accounts.resendVerification(sub);
      return new Message(isSent ? verificationTexts.sent : verificationTexts.alreadyVerified, null);
    },
    ownTransactions,
  );

  bind(readOwnAccount, async ({ caller, db }) => {
    const records = await accounts.read(db, caller.uid);
    const profile = await profiles.read(db, caller.uid);
    return { ...records, profile, claims: await identity.verifyToken(caller.token) };
  });

  bind(
    updateUser,
    async ({ caller, body, db, request }) => {
      const beginChange = await emailChanges.prepare(db, caller, body.email);
      const change = async (tx: Db) => {
        const changed = await profiles.change(tx, caller.uid, body);
        await beginChange?.(tx);
        return changed;
      };
      const changed = await retryOnDeadlock(request.log, () => db.transaction(change));
      return new Message(beginChange ? emailChangeTexts.begun : textOf(body), changed);
    },
    ownTransactions,
  );

  bind(
    updatePassword,
    async ({ caller, body }) => {
      await identity.changePassword(caller.token, body.password);
      return new Message(profileTexts.password, null);
    },
    ownTransactions,
  );

  bindPhotos(bind, photos);
}

/** Bytes are stored before, and removed after, the record that names them. */
function bindPhotos(bind: Bind, photos: Photos): void {
  bind(
    uploadPhoto,
    async ({ caller, db, files }) => ({ photoURL: await photos.upload(db, caller.uid, files[0]) }),
    ownTransactions,
  );
  bind(
    removePhoto,
    async ({ caller, db }) => {
      await photos.remove(db, caller.uid);
      return null;
    },
    ownTransactions,
  );
  bind(readPhoto, async ({ db, params }) => ({
    bytes: await photos.read(db, params.uid, params.digest),
    isFinal: true,
  }));
}

function textOf(body: z.output<typeof updateUser.body>): string {
  if (body.photoURL !== undefined) return profileTexts.photo;
  if (body.name !== undefined) return profileTexts.name;
  return body.phone_number === undefined ? profileTexts.details : profileTexts.contact;
}
