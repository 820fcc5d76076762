import { endOtherSessions, endSession, listSessions, sessionsShown } from '#contract/accounts/sessions.ts';
import { AppError } from '#contract/errors.ts';
import type { Bind } from '../../http/bind.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { toSession } from './device.ts';

/** Without request transactions: the identity provider uses a connection of its own. */
export function bindSessions(bind: Bind, identity: IdentityPort): void {
  bind(listSessions, async ({ caller }) => {
    const sessions = await identity.listSessions(caller.token);
    const ownFirst = sessions.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
    return { items: ownFirst.slice(0, sessionsShown).map(toSession) };
  });

  bind(
    endSession,
    async ({ caller, params }) => {
      if (!(await identity.endSession(caller.uid, params.sessionId))) throw new AppError('SESSION_UNKNOWN');
      return null;
    },
    { transaction: 'none' },
  );

  bind(endOtherSessions, async ({ caller }) => ({ ended: await identity.endOtherSessions(caller.token) }), {
    transaction: 'none',
  });
}
