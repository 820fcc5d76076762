import {
  linkedLoginTexts,
  listLinkedLogins,
  listLoginProviders,
  removeLinkedLogin,
} from '#contract/accounts/linked-logins.ts';
import { AppError } from '#contract/errors.ts';
import { type Bind, Message } from '../../http/bind.ts';
import type { LinkedLoginsPort } from '../../ports/identity/port.ts';

/** Without request transactions: the identity provider uses a connection of its own. */
const ownTransactions = { transaction: 'none' } as const;

export function bindLinkedLogins(bind: Bind, linkedLogins: LinkedLoginsPort): void {
  bind(listLoginProviders, async () => ({ items: [...linkedLogins.providers] }), ownTransactions);

  bind(
    listLinkedLogins,
    async ({ caller }) => {
      const { items, others, hasPassword } = await linkedLogins.list(caller.uid);
      return {
        items: items.map(({ linkedAt, lastUsedAt, ...login }) => ({
          ...login,
          linkedAt: linkedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
        others,
        hasPassword,
      };
    },
    ownTransactions,
  );

  bind(
    removeLinkedLogin,
    async ({ caller, params }) => {
      if (!(await linkedLogins.remove(caller.token, params.linkedLoginId))) throw new AppError('LINKED_LOGIN_UNKNOWN');
      return new Message(linkedLoginTexts.removed, null);
    },
    ownTransactions,
  );
}
