import { newId } from '../../db/new-id.ts';
import type { Notify } from '../../rooms.ts';
import * as repo from './notification.repo.ts';

/** What each person is told. */
export function createNotificationService({ clock }: { clock: () => Date }) {
  /** Titles and bodies may hold names that people gave: what is too long is cut, rather than undo what it tells of. */
  const notify: Notify = async (tx, { uid, kind, title, body, href }) => {
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
    await repo.announce(tx, uid);
  };
  return { notify };
}

export type NotificationService = ReturnType<typeof createNotificationService>;

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
