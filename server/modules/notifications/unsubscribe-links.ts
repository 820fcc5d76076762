import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { TOPICS, type Topic } from '#domain/notifications/notices.ts';
import { createLinkTokens } from '../../access/link-tokens.ts';
import { oneClickPath } from './unsubscribe-route.ts';

/** What a link ends for a member: mail about a topic, or, without one, the summary. */
export interface Ending {
  uid: string;
  topic?: Topic;
}

/** Links that end mail without a login. They are signed and not stored, and can do nothing else. */
export function createUnsubscribeLinks({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const tokens = createLinkTokens(secret);
  const tokenOf = ({ uid, topic }: Ending) => {
    const about = topic ? `${uid}.${topic}` : uid;
    return `${about}.${tokens.tokenOf('unsubscribe', about)}`;
  };
  return {
    tokenOf,
    /** For a reader: a page that asks once. */
    page: (ending: Ending) => `${publicUrl}/unsubscribe#${tokenOf(ending)}`,
    /** For a mail program, which presses it by itself (RFC 8058). */
    oneClick: (ending: Ending) => `${publicUrl}${oneClickPath(tokenOf(ending))}`,
    /** @throws NOTIFICATION_LINK_UNKNOWN for a token that was not made here. */
    read(token: string): Ending {
      const [uid = '', ...rest] = token.split('.');
      const topic = TOPICS.find((one) => rest.length === 2 && one === rest[0]);
      const ending = { uid, ...(topic && { topic }) };
      const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(ending))];
      if (given.length !== own.length || !timingSafeEqual(given, own)) throw new AppError('NOTIFICATION_LINK_UNKNOWN');
      return ending;
    },
  };
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;
