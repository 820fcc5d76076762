import { AppError } from '#contract/errors.ts';
import { nextState } from '#domain/state-machine.ts';
import { SUPPORT_LIMITS, SUPPORT_MACHINE, type SupportEvent } from '#domain/support/support-thread.ts';
import type { OwnerScope, WritingScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { sendFiles } from './file.repo.ts';
import * as repo from './thread.repo.ts';

/** @throws SUPPORT_UNKNOWN, for somebody else's too. */
export async function readThreadRow(db: Db, scope: WritingScope, id: string): Promise<repo.ThreadRow> {
  return orNotFound(await repo.findThread(db, scope, id));
}

/** Locks the thread until the transaction ends. @throws SUPPORT_UNKNOWN. */
export async function lockThread(tx: Db, scope: WritingScope, id: string): Promise<repo.LockedThread> {
  return orNotFound(await repo.lockThread(tx, scope, id));
}

interface Posted {
  text: string;
  fileIds: readonly string[];
  /** Without a uid: somebody without an account. */
  author: { uid: string | null; name: string };
  /** Whose attached files may be sent; none without it. */
  files?: OwnerScope;
  event: Extract<SupportEvent, 'write' | 'answer'>;
  at: Date;
}

/** Adds a message with its files, whole or not at all. @throws SUPPORT_CLOSED, SUPPORT_MESSAGE_LIMIT, SUPPORT_FILE_GONE. */
export async function postMessage(
  tx: Db,
  thread: repo.LockedThread,
  { text, fileIds, author, files, event, at }: Posted,
): Promise<repo.LockedThread> {
  const state = nextState(SUPPORT_MACHINE, thread.state, event);
  if (state === null) throw new AppError('SUPPORT_CLOSED');
  if (thread.messageCount >= SUPPORT_LIMITS.messages) throw new AppError('SUPPORT_MESSAGE_LIMIT');
  const number = thread.messageCount + 1;
  const side = event === 'answer' ? 'operator' : 'member';
  await repo.insertMessage(tx, thread, { number, side, authorUid: author.uid, author: author.name, text, at });
  const wanted = [...new Set(fileIds)];
  const sent = files ? await sendFiles(tx, files, thread, number, wanted) : 0;
  if (sent !== wanted.length) throw new AppError('SUPPORT_FILE_GONE');
  const waitingSince = event === 'answer' ? null : (thread.waitingSince ?? at);
  return repo.updateThread(tx, thread, { state, messageCount: number, updatedAt: at, waitingSince });
}

function orNotFound<Thread>(thread: Thread | undefined): Thread {
  if (!thread) throw new AppError('SUPPORT_UNKNOWN');
  return thread;
}
