import { AppError } from '#contract/errors.ts';
import type { SupportThread } from '#contract/support/support.ts';
import { SUPPORT_LIMITS, type SupportArea, type SupportState } from '#domain/support/support-thread.ts';
import type { OwnerScope, WritingScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Member, SupportDeps } from './deps.ts';
import { notifyOperators } from './notices.ts';
import * as repo from './thread.repo.ts';
import { lockThread, postMessage, readThreadRow } from './thread-store.ts';
import { toEntry, toThread } from './thread-view.ts';

interface Message {
  text: string;
  fileIds: string[];
}

/** What a member does with their own conversations. */
export function createThreadService(deps: SupportDeps) {
  const { clock } = deps;
  const view = async (db: Db, row: repo.ThreadRow): Promise<SupportThread> =>
    toThread(row, await repo.readMessages(db, row));

  return {
    /** @throws SUPPORT_LIMIT, SUPPORT_FILE_GONE. */
    async start(tx: Db, member: Member, { area, ...message }: Message & { area: SupportArea }): Promise<SupportThread> {
      if ((await repo.countThreads(tx, member.scope)) >= SUPPORT_LIMITS.perMember) throw new AppError('SUPPORT_LIMIT');
      const at = clock();
      const thread = await repo.insertThread(tx, {
        id: newId(at),
        ownerUid: member.uid,
        ownerName: member.name,
        area,
        createdAt: at,
        updatedAt: at,
        waitingSince: at,
      });
      const written = await postMessage(tx, thread, {
        ...message,
        author: member,
        files: member.scope,
        event: 'write',
        at,
      });
      await notifyOperators(deps, tx, written);
      return view(tx, written);
    },

    async list(db: Db, scope: OwnerScope, query: { state?: SupportState; page: number; pageSize: number }) {
      const { rows, ...page } = await repo.listThreads(db, scope, query);
      return { ...page, items: rows.map(toEntry) };
    },

    /** @throws SUPPORT_UNKNOWN. */
    async read(db: Db, scope: OwnerScope, id: string): Promise<SupportThread> {
      return view(db, await readThreadRow(db, scope, id));
    },

    /** Opens a thread again that was closed. @throws SUPPORT_UNKNOWN, SUPPORT_MESSAGE_LIMIT, SUPPORT_FILE_GONE. */
    async write(tx: Db, member: Member, id: string, message: Message): Promise<SupportThread> {
      const thread = await lockThread(tx, member.scope, id);
      const at = clock();
      const written = await postMessage(tx, thread, {
        ...message,
        author: member,
        files: member.scope,
        event: 'write',
        at,
      });
      await notifyOperators(deps, tx, written);
      return view(tx, written);
    },

    /** Never backwards, and never beyond what there is. */
    async markSeen(tx: Db, scope: WritingScope, id: string, number: number): Promise<{ unread: number }> {
      const thread = await lockThread(tx, scope, id);
      const [mark, other] =
        scope.kind === 'operator' ? (['operatorSeen', 'member'] as const) : (['memberSeen', 'operator'] as const);
      const seen = Math.max(thread[mark], Math.min(number, thread.messageCount));
      if (seen !== thread[mark]) await repo.updateThread(tx, thread, { [mark]: seen });
      return { unread: await repo.countAfter(tx, thread, other, seen) };
    },
  };
}

export type ThreadService = ReturnType<typeof createThreadService>;
