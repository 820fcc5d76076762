import { ruleOf } from '#domain/notifications/notices.ts';
import type { StopMailUrl } from '../../between-modules.ts';
import type { Module } from '../../module.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { createDigestService, type DigestDeps } from './digest.service.ts';
import { createNewsQueue, type NewsDeps } from './news-queue.ts';
import { createNotificationService, type NotificationDeps } from './notification.service.ts';
import { bindNotifications } from './routes.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';
import { mountUnsubscribe } from './unsubscribe-route.ts';

/** What a person is told, and the live stream of it. */
export function createNotificationsModule(
  given: NotificationDeps &
    Omit<NewsDeps & DigestDeps, 'unsubscribeLinks'> & { secret: string; identity: Pick<IdentityPort, 'verifyToken'> },
) {
  const unsubscribeLinks = createUnsubscribeLinks(given);
  const deps = { ...given, unsubscribeLinks };
  const stopMailUrl: StopMailUrl = (uid, kind) => unsubscribeLinks.page({ uid, topic: ruleOf(kind).topic });
  const digest = createDigestService(deps);
  const services = { ...createNotificationService(deps), digest };
  return {
    services,
    gives: {
      notify: services.notify,
      isTextWanted: services.isTextWanted,
      mailQueue: createNewsQueue(deps),
      stopMailUrl,
    },
    async bind(bind, app) {
      bindNotifications(bind, services, deps.identity.verifyToken);
      await mountUnsubscribe(app, (token) => deps.database.db.transaction((tx) => digest.unsubscribe(tx, token)));
    },
    jobs: [{ name: 'notifications.digest', cron: '*/15 * * * *', retryLimit: 0, keepSeconds: 3600, run: digest.send }],
    close: () => services.live.close(),
  } satisfies Module;
}
