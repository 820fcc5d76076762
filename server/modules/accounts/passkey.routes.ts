import { listPasskeys, passkeyTexts, removePasskey, renamePasskey } from '#contract/accounts/passkeys.ts';
import { AppError } from '#contract/errors.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { PasskeysPort } from '../../ports/identity/port.ts';

/** Without request transactions: the identity provider uses a connection of its own. */
const ownTransactions = { transaction: 'none' } as const;

export function bindPasskeys(bind: Bind, passkeys: PasskeysPort): void {
  bind(
    listPasskeys,
    async ({ caller }) => {
      const items = await passkeys.list(caller.uid);
      return { items: items.map(({ createdAt, ...passkey }) => ({ ...passkey, createdAt: createdAt.toISOString() })) };
    },
    ownTransactions,
  );

  bind(
    renamePasskey,
    async ({ caller, params, body }) => {
      if (!(await passkeys.rename(caller.uid, params.passkeyId, body.name))) throw new AppError('PASSKEY_UNKNOWN');
      return new Message(passkeyTexts.renamed, null);
    },
    ownTransactions,
  );

  bind(
    removePasskey,
    async ({ caller, params }) => {
      if (!(await passkeys.remove(caller.token, params.passkeyId))) throw new AppError('PASSKEY_UNKNOWN');
      return new Message(passkeyTexts.removed, null);
    },
    ownTransactions,
  );
}
