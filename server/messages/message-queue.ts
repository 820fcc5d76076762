import { countSegments } from '#domain/messages/segments.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createSeal, type Seal } from '../jobs/seal.ts';
import { checkMessage, type MessagesPort } from '../ports/messages/port.ts';
import { insertMessage } from './message.repo.ts';

export type MessagePurpose = 'phone.code' | NoticeKind;

/** A text message to a member, as a module posts it. */
export interface PostedMessage {
  uid: string;
  /** E.164. */
  to: string;
  text: string;
  purpose: MessagePurpose;
  /** What it tells of, in this state: whatever is posted under the same key again is not sent. */
  key: string;
  /** After that it is not sent any more. */
  usefulUntil: Date;
  /** When it goes out; at once unless given. */
  startAfter?: Date;
}

/** Where the modules put their text messages. Inside a transaction pass its `tx`. */
export interface MessageQueue {
  /** False where the operator sends none: then nothing is posted, and no page offers it. */
  isOn: boolean;
  /** As ISO 3166 has them: whose phones are written to. */
  countries: readonly string[];
  post(tx: Db, message: PostedMessage): Promise<void>;
}

/** As it waits in the queue: the text may hold a code. */
export interface WaitingMessage {
  id: string;
  text: string;
  usefulUntil: string;
}
export type MessageSeal = Seal<WaitingMessage>;

export const createMessageSeal = (secret: string): MessageSeal => createSeal(secret, 'cairn text message that waits');
export const messageJobName = 'messages.deliver';

export interface MessageQueueDeps {
  port: MessagesPort | undefined;
  countries: readonly string[];
  jobs: Jobs;
  seal: MessageSeal;
  clock: () => Date;
}

export function createMessageQueue({ port, countries, jobs, seal, clock }: MessageQueueDeps): MessageQueue {
  return {
    isOn: port !== undefined,
    countries,
    async post(tx, { uid, to, text, purpose, key, usefulUntil, startAfter }) {
      if (!port) return;
      checkMessage({ to, text });
      const now = clock();
      const id = newId(now);
      const parts = countSegments(text);
      const row = {
        id,
        uid,
        number: to,
        purpose,
        key,
        parts,
        state: 'waiting',
        createdAt: now,
        changedAt: now,
      } as const;
      if (!(await insertMessage(tx, row))) return;
      const waiting = await seal.seal({ id, text, usefulUntil: usefulUntil.toISOString() });
      await jobs.enqueue(tx, messageJobName, waiting, { startAfter });
    },
  };
}
