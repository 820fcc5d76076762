import * as contract from '#contract/notifications.ts';
import type { Bind } from '../../http/bind.ts';
import type { NotificationService } from './notification.service.ts';

export function bindNotifications(
  bind: Bind,
  service: NotificationService,
  verifyToken: (token: string) => Promise<unknown>,
): void {
  bind(contract.listNotifications, ({ db, caller, query }) => service.list(db, caller.uid, query));
  bind(contract.readUnreadCount, ({ db, caller }) => service.readUnread(db, caller.uid));
  bind(contract.markRead, ({ db, caller, params }) => service.markRead(db, caller.uid, params.notificationId));
  bind(contract.markAllRead, ({ db, caller }) => service.markAllRead(db, caller.uid));
  bind(contract.streamNotifications, async ({ caller }) => ({
    bytes: await service.live.open(caller.uid, () => verifyToken(caller.token)),
  }));
}
