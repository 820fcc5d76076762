import { createRole, readOwnAccount, resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { AppError } from '#contract/errors.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import type { Accounts } from './accounts.service.ts';

/** No request transaction where the identity provider is asked: it uses a connection of its own. */
const ownTransactions = { transaction: 'none' } as const;

export function bindAccounts(bind: Bind, { accounts, identity }: { accounts: Accounts; identity: IdentityPort }): void {
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
    return { ...records, claims: await identity.verifyToken(caller.token) };
  });
}
