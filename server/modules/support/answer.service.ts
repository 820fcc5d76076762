import { AppError } from '#contract/errors.ts';
import type { AdminSupportThread } from '#contract/support/admin.ts';
import { nextState } from '#domain/state-machine.ts';
import { SUPPORT_MACHINE, type SupportState } from '#domain/support/support-thread.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Operator, SupportDeps } from './deps.ts';
import { tellOfAnswer, tellOfClosing } from './notices.ts';
import * as repo from './thread.repo.ts';
import { lockThread, postMessage, readThreadRow } from './thread-store.ts';
import { toAdminEntry, toAdminThread } from './thread-view.ts';

/** What an operator does with everybody's conversations. */
export function createAnswerService(deps: SupportDeps) {
  const { clock, audit, findPerson } = deps;

  const findOwner = async (db: Db, { ownerUid }: repo.ThreadRow) =>
    ownerUid === null ? undefined : findPerson(db, ownerUid);

  async function view(db: Db, row: repo.ThreadRow): Promise<AdminSupportThread> {
    return toAdminThread(row, await repo.readMessages(db, row), await findOwner(db, row));
  }

  /** Names the member; a visitor has no account to find. */
  async function record(tx: Db, actor: Operator, action: string, thread: repo.ThreadRow, what = {}) {
    const { email: member } = (await findOwner(tx, thread)) ?? {};
    const detail = { ...(member && { member }), ...what };
    await audit(tx, { actor, action: `support.${action}`, subjectKind: 'support', subjectId: thread.id, detail });
  }

  /** @throws SUPPORT_UNKNOWN, SUPPORT_CHANGED where another operator has done it. */
  async function move(tx: Db, operator: Operator, id: string, event: 'close' | 'reopen'): Promise<repo.LockedThread> {
    const thread = await lockThread(tx, operator.scope, id);
    const state = nextState(SUPPORT_MACHINE, thread.state, event);
    if (state === null) throw new AppError('SUPPORT_CHANGED');
    const at = clock();
    const waitingSince = event === 'reopen' ? at : null;
    const moved = await repo.updateThread(tx, thread, { state, waitingSince, updatedAt: at });
    await record(tx, operator, event, moved);
    return moved;
  }

  return {
    async list(db: Db, scope: OperatorScope, query: { state?: SupportState; page: number; pageSize: number }) {
      const { rows, ...page } = await repo.listThreads(db, scope, query);
      return { ...page, items: rows.map(toAdminEntry) };
    },

    /** @throws SUPPORT_UNKNOWN. */
    async read(db: Db, scope: OperatorScope, id: string): Promise<AdminSupportThread> {
      return view(db, await readThreadRow(db, scope, id));
    },

    /** @throws SUPPORT_UNKNOWN, SUPPORT_CLOSED, SUPPORT_MESSAGE_LIMIT, SUPPORT_FILE_GONE. */
    async answer(tx: Db, operator: Operator, id: string, message: { text: string; fileIds: string[] }) {
      const thread = await lockThread(tx, operator.scope, id);
      if (thread.ownerUid === null && message.fileIds.length > 0)
        throw new AppError('REQUEST_INVALID', {
          fields: { fileIds: 'They have no account, so files cannot be sent.' },
        });
      const files = narrow(operator.scope, operator.uid);
      const posted = { ...message, author: operator, files, event: 'answer' as const, at: clock() };
      const answered = await postMessage(tx, thread, posted);
      await tellOfAnswer(deps, tx, answered, message.text);
      await record(tx, operator, 'answer', answered, { number: answered.messageCount });
      return view(tx, answered);
    },

    async close(tx: Db, operator: Operator, id: string): Promise<AdminSupportThread> {
      const closed = await move(tx, operator, id, 'close');
      await tellOfClosing(deps, tx, closed);
      return view(tx, closed);
    },

    async reopen(tx: Db, operator: Operator, id: string): Promise<AdminSupportThread> {
      return view(tx, await move(tx, operator, id, 'reopen'));
    },
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;
