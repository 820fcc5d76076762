import { brand } from '#content/brand.ts';
import { countSegments } from '#domain/messages/segments.ts';
import { NOTICE_KINDS, type NoticeKind } from '#domain/notifications/notices.ts';
import { isTextWanted, textTime } from '#domain/notifications/preferences.ts';
import type { IsTextWanted, ReadPreferences, TextNote } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { FindConfirmedPhone } from '../../members.ts';
import type { MessageQueue } from '../../messages/message-queue.ts';

export interface TextNoteDeps {
  clock: () => Date;
  readPreferences: ReadPreferences;
  messageQueue: MessageQueue;
  findConfirmedPhone: FindConfirmedPhone;
  /** Of this site, for the links in text messages. */
  publicUrl: string;
}

/** News by text message, for anyone who asked for it and has confirmed their phone. */
export function createTextNotes({ clock, readPreferences, messageQueue, findConfirmedPhone, publicUrl }: TextNoteDeps) {
  const isWanted: IsTextWanted = async (db, { uid, number, purpose }) => {
    const kind = NOTICE_KINDS.find((one) => one === purpose);
    if (!kind || !isTextWanted(await readPreferences(db, uid), kind)) return false;
    return (await findConfirmedPhone(db, uid)) === number;
  };
  return {
    isWanted,
    async post(tx: Db, note: { uid: string; kind: NoticeKind; href: string | null; text: TextNote }): Promise<void> {
      if (!messageQueue.isOn) return;
      const { uid, kind, href, text } = note;
      const now = clock();
      const useful = { kind, usefulUntil: text.usefulUntil.getTime() };
      const at = textTime(await readPreferences(tx, uid), useful, now.getTime());
      const to = at === null ? null : await findConfirmedPhone(tx, uid);
      if (at === null || to === null) return;
      await messageQueue.post(tx, {
        uid,
        to,
        text: textOf(text.says, href === null ? undefined : `${publicUrl}${href}`),
        purpose: kind,
        key: `${kind} ${text.key}`,
        usefulUntil: text.usefulUntil,
        ...(at > now.getTime() && { startAfter: new Date(at) }),
      });
    },
  };
}

/** With the address where that costs no further part; what is told is in the app and the mail too. */
function textOf(says: string, url: string | undefined): string {
  const alone = `${brand.name}: ${says}`;
  const whole = url === undefined ? alone : `${alone} ${url}`;
  return countSegments(whole) === countSegments(alone) ? whole : alone;
}
