import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Notification, notificationQuery, thingQuery } from '#contract/notifications/notifications.ts';
import { isWanted } from '#domain/notifications/preferences.ts';
import { paginate } from '#domain/pagination.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Notify, ReadPreferences } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { createLive } from './live.ts';
import * as repo from './notification.repo.ts';
import { createTextNotes, type TextNoteDeps } from './text-notes.ts';

export interface NotificationDeps extends TextNoteDeps {
  clock: () => Date;
  database: Database;
  readPreferences: ReadPreferences;
}

/** What each person is told, and the live streams that say so. */
export function createNotificationService(deps: NotificationDeps) {
  const { clock, database, readPreferences } = deps;
  const sendText = createTextNotes(deps);
  /** Titles and bodies may hold names that people gave: what is too long is cut, rather than undo what it tells of. */
  const notify: Notify = async (tx, { uid, kind, title, body, href, about, text }) => {
    if (text) await sendText.post(tx, { uid, kind, href, text });
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
      thingKind: about?.kind ?? null,
      thingId: about?.id ?? null,
    });
    await repo.publishChange(tx, uid);
  };
  const readUnread = async (db: Db, scope: OwnerScope) => ({ unread: await repo.countUnread(db, scope) });

  return {
    notify,
    isTextWanted: sendText.isWanted,
    readUnread,
    live: createLive((onChange, onMissed) => database.listen(repo.changeChannel, onChange, onMissed)),

    async list(db: Db, scope: OwnerScope, query: z.output<typeof notificationQuery>) {
      const before = query.before === undefined ? undefined : await requireOwn(db, scope, query.before);
      const filter = { ...query, before };
      const slice = pageOf(query, await repo.countAll(db, scope, filter));
      const rows = await repo.listNotifications(db, scope, filter, slice);
      return { items: rows.map(toNotification), ...slice.page, ...(await readUnread(db, scope)) };
    },

    /** @returns the newest of each thing, the newest first. */
    async listThings(db: Db, scope: OwnerScope, query: z.output<typeof thingQuery>) {
      const slice = pageOf(query, await repo.countThings(db, scope, query));
      const rows = await repo.listThings(db, scope, query, slice);
      const items = rows.map(({ place, told, toldUnread, ...row }) => ({
        ...toNotification(row),
        earlier: told - 1,
        earlierUnread: toldUnread - (row.readAt ? 0 : 1),
      }));
      return { items, ...slice.page, ...(await readUnread(db, scope)), read: await repo.countRead(db, scope) };
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

    /** @throws NOTIFICATION_UNKNOWN. */
    async remove(tx: Db, scope: OwnerScope, id: string) {
      if (!(await repo.deleteNotification(tx, scope, id))) throw new AppError('NOTIFICATION_UNKNOWN');
      await repo.publishChange(tx, scope.uid);
      return readUnread(tx, scope);
    },

    async removeAllRead(tx: Db, scope: OwnerScope) {
      await repo.deleteAllRead(tx, scope);
      await repo.publishChange(tx, scope.uid);
      return readUnread(tx, scope);
    },
  };
}

export type NotificationService = ReturnType<typeof createNotificationService>;

async function requireOwn(db: Db, scope: OwnerScope, id: string): Promise<repo.NotificationRow> {
  const row = await repo.findNotification(db, scope, id);
  if (!row) throw new AppError('NOTIFICATION_UNKNOWN');
  return row;
}

/** Which rows of a list are answered, and what is said of it. */
function pageOf(query: { page: number; pageSize: number }, total: number) {
  const { pageSize } = query;
  const { page } = paginate({ ...query, total });
  return { offset: (page - 1) * pageSize, limit: pageSize, page: { total, page, pageSize } };
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

function toNotification({ uid, createdAt, readAt, thingKind, thingId, ...rest }: repo.NotificationRow): Notification {
  const about = thingKind && thingId ? { kind: thingKind, id: thingId } : null;
  return { ...rest, about, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
