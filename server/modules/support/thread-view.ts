import type { AdminSupportEntry, AdminSupportThread } from '#contract/support/admin.ts';
import type { SupportThread, SupportThreadEntry } from '#contract/support/support.ts';
import { mayHappen } from '#domain/state-machine.ts';
import { SUPPORT_MACHINE } from '#domain/support/support-thread.ts';
import type { MessageRow, SentFileRow, ThreadRow } from './thread.repo.ts';

type Messages = { message: MessageRow; files: SentFileRow[] }[];
type Listed = { thread: ThreadRow; excerpt: string; unread: number };

/** How many of the other side's messages come after the last one seen. */
function countUnread(messages: Messages, other: MessageRow['side'], seen: number): number {
  return messages.filter(({ message: { side, number } }) => side === other && number > seen).length;
}

const fieldsOf = ({ id, area, state, createdAt, updatedAt }: ThreadRow) => ({
  ...{ id, area, state },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function toThread(thread: ThreadRow, messages: Messages): SupportThread {
  return {
    ...fieldsOf(thread),
    unread: countUnread(messages, 'operator', thread.memberSeen),
    messages: messages.map(toMessage),
  };
}

export function toAdminThread(
  thread: ThreadRow,
  messages: Messages,
  person: { email: string } | undefined,
): AdminSupportThread {
  const { ownerUid, ownerName, visitorEmail, waitingSince, state } = thread;
  return {
    ...fieldsOf(thread),
    unread: countUnread(messages, 'member', thread.operatorSeen),
    messages: messages.map(toMessage),
    member: { uid: ownerUid, name: ownerName, email: visitorEmail ?? person?.email ?? '' },
    waitingSince: waitingSince?.toISOString() ?? null,
    can: {
      answer: mayHappen(SUPPORT_MACHINE, state, 'answer'),
      close: mayHappen(SUPPORT_MACHINE, state, 'close'),
      reopen: mayHappen(SUPPORT_MACHINE, state, 'reopen'),
    },
  };
}

export function toEntry({ thread, excerpt, unread }: Listed): SupportThreadEntry {
  return { ...fieldsOf(thread), excerpt, unread };
}

export function toAdminEntry(listed: Listed): AdminSupportEntry {
  const { ownerUid, ownerName, waitingSince } = listed.thread;
  return {
    ...toEntry(listed),
    member: { uid: ownerUid, name: ownerName },
    waitingSince: waitingSince?.toISOString() ?? null,
  };
}

function toMessage({ message, files }: Messages[number]): SupportThread['messages'][number] {
  const { number, side, author, text, at } = message;
  return {
    ...{ number, side, author, text },
    at: at.toISOString(),
    files: files.map(({ id, name, mediaType, bytes }) => ({ id, name, mediaType, bytes })),
  };
}
