import type { z } from 'zod';
import { createRole, readOwnAccount, resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { profileTexts, updatePassword, updateUser } from '#contract/accounts/profile.ts';
import { AppError } from '#contract/errors.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import type { Accounts } from './accounts.service.ts';
import type { Profiles } from './profile.service.ts';

/** No request transaction where the identity provider is asked: it uses a connection of its own. */
const ownTransactions = { transaction: 'none' } as const;

interface Bound {
  accounts: Accounts;
  profiles: Profiles;
  identity: IdentityPort;
}

export function bindAccounts(bind: Bind, { accounts, profiles, identity }: Bound): void {
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
    async ({ caller, body, db }) => new Message(textOf(body), await profiles.change(db, caller.uid, body)),
  );

  bind(
    updatePassword,
    async ({ caller, body }) => {
      await identity.changePassword(caller.token, body.password);
      return new Message(profileTexts.password, null);
    },
    ownTransactions,
  );
}

function textOf(body: z.output<typeof updateUser.body>): string {
  if (body.name !== undefined) return profileTexts.name;
  return body.phone_number === undefined ? profileTexts.details : profileTexts.contact;
}
