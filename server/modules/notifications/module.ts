import type { ReadPreferences } from '../../between-modules.ts';
import type { Database } from '../../db/client.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { Module } from '../../module.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { createNewsQueue } from './news-queue.ts';
import { createNotificationService } from './notification.service.ts';
import { bindNotifications } from './routes.ts';

/** What a person is told, and the live stream of it. */
export function createNotificationsModule(deps: {
  clock: () => Date;
  database: Database;
  identity: Pick<IdentityPort, 'verifyToken'>;
  mailQueue: MailQueue;
  readPreferences: ReadPreferences;
}) {
  const services = createNotificationService(deps);
  return {
    services,
    gives: { notify: services.notify, mailQueue: createNewsQueue(deps) },
    bind: (bind) => bindNotifications(bind, services, deps.identity.verifyToken),
    close: () => services.live.close(),
  } satisfies Module;
}
