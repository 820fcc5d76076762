import * as contract from '#contract/notifications/notifications.ts';
import type { Bind } from '../../http/bind.ts';
import type { DigestService } from './digest.service.ts';
import type { NotificationService } from './notification.service.ts';

export function bindNotifications(
  bind: Bind,
  service: NotificationService & { digest: DigestService },
  verifyToken: (token: string) => Promise<unknown>,
): void {
  bind(contract.listNotifications, ({ db, scope, query }) => service.list(db, scope, query));
  bind(contract.listToldThings, ({ db, scope, query }) => service.listThings(db, scope, query));
  bind(contract.readUnreadCount, ({ db, scope }) => service.readUnread(db, scope));
  bind(contract.markRead, ({ db, scope, params }) => service.markRead(db, scope, params.notificationId));
  bind(contract.markAllRead, ({ db, scope }) => service.markAllRead(db, scope));
  bind(contract.deleteNotification, ({ db, scope, params }) => service.remove(db, scope, params.notificationId));
  bind(contract.deleteAllRead, ({ db, scope }) => service.removeAllRead(db, scope));
  bind(contract.unsubscribeDigest, async ({ db, body }) => {
    await service.digest.unsubscribe(db, body.token);
    return null;
  });
  bind(contract.streamNotifications, async ({ caller }) => ({
    bytes: await service.live.open(caller.uid, () => verifyToken(caller.token)),
  }));
}
