import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Notification, notificationQuery } from '#contract/notifications/notifications.ts';
import { isWanted } from '#domain/notifications/preferences.ts';
import { paginate } from '#domain/pagination.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Notify, ReadPreferences } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { createLive } from './live.ts';
import * as repo from './notification.repo.ts';

export interface NotificationDeps {
  clock: () => Date;
  database: Database;
  readPreferences: ReadPreferences;
}

/** What each person is told, and the live streams that say so. */
export function createNotificationService({ clock, database, readPreferences }: NotificationDeps) {
  /** Titles and bodies may hold names that people gave: what is too long is cut, rather than undo what it tells of. */
  const notify: Notify = async (tx, { uid, kind, title, body, href }) => {
    if (!isWanted(await readPreferences(tx, uid), kind, 'app')) return;
    const now = clock();
    await repo.insertNotification(tx, {
      id: newId(now),
      uid,
      kind,
      title: cut(title, 200),
      body: cut(body, 500),
      href,
      createdAt: now,
      readAt: null,
    });
    await repo.publishChange(tx, uid);
  };
  const readUnread = async (db: Db, scope: OwnerScope) => ({ unread: await repo.countUnread(db, scope) });

  return {
    notify,
    readUnread,
    live: createLive((onChange, onMissed) => database.listen(repo.changeChannel, onChange, onMissed)),

    async list(db: Db, scope: OwnerScope, query: z.output<typeof notificationQuery>) {
      const { pageSize } = query;
      const total = await repo.countAll(db, scope);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listNotifications(db, scope, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: rows.map(toNotification), total, page, pageSize, ...(await readUnread(db, scope)) };
    },

    /** Other pages of the same person hear of it. @throws NOTIFICATION_UNKNOWN. */
    async markRead(tx: Db, scope: OwnerScope, id: string) {
      if (!(await repo.markRead(tx, scope, id, clock()))) throw new AppError('NOTIFICATION_UNKNOWN');
      await repo.publishChange(tx, scope.uid);
      return readUnread(tx, scope);
    },

    async markAllRead(tx: Db, scope: OwnerScope) {
      await repo.markAllRead(tx, scope, clock());
      await repo.publishChange(tx, scope.uid);
      return readUnread(tx, scope);
    },
  };
}

export type NotificationService = ReturnType<typeof createNotificationService>;

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

function toNotification({ uid, createdAt, readAt, ...rest }: repo.NotificationRow): Notification {
  return { ...rest, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
