import type { Channel, NoticeKind, Topic } from './notices.ts';
import { isTextKind, ruleOf } from './notices.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** How a member wants to be reached, and what they allow. */
export interface Preferences {
  /** Such as Africa/Lagos; null until one is chosen. Quiet hours and a digest have one. */
  zone: string | null;
  /** The topics that are turned off. */
  off: Record<Channel, Topic[]>;
  /** The topics of which text messages are wanted; none of any other. */
  texts: Topic[];
  digest: Digest;
  quiet: QuietHours | null;
  /** Whether an AI may be asked about their documents. */
  ai: boolean;
}

/** As everybody begins. */
export const FIRST_PREFERENCES: Preferences = {
  zone: null,
  off: { app: [], mail: [] },
  texts: [],
  digest: 'off',
  quiet: null,
  ai: true,
};

/** Whether this news reaches the member there. */
export function isWanted({ off }: Pick<Preferences, 'off'>, kind: NoticeKind, channel: Channel): boolean {
  const { topic, [channel]: sent } = ruleOf(kind);
  return sent === 'always' || (sent === 'choice' && !off[channel].includes(topic));
}

/**
 * When a mail of this kind goes out, in milliseconds since 1970: at once, when the quiet hours end, or never (null). One
 * that would come too late by then (`usefulUntil`, such as the beginning of the session that it reminds of) goes at once.
 */
export function mailTime(
  preferences: Preferences,
  { kind, usefulUntil }: { kind: NoticeKind; usefulUntil?: number },
  now: number,
): number | null {
  if (!isWanted(preferences, kind, 'mail')) return null;
  if (ruleOf(kind).mail === 'always') return now;
  const waited = afterQuiet(preferences, now);
  return usefulUntil !== undefined && waited >= usefulUntil ? now : waited;
}

/** Whether this news is wanted by text message. */
export const isTextWanted = ({ texts }: Pick<Preferences, 'texts'>, kind: NoticeKind): boolean =>
  isTextKind(kind) && texts.includes(ruleOf(kind).topic);

/**
 * When a text message of this kind goes out, in milliseconds since 1970: at once, when the quiet hours end, or never (null). A
 * phone that rings wakes people: one that would come too late by then (`usefulUntil`) is not sent, its mail is.
 */
export function textTime(
  preferences: Preferences,
  { kind, usefulUntil }: { kind: NoticeKind; usefulUntil: number },
  now: number,
): number | null {
  if (!isTextWanted(preferences, kind)) return null;
  const at = afterQuiet(preferences, now);
  return at < usefulUntil ? at : null;
}

/** The first moment from `now` on that lies in no quiet hours. */
export function afterQuiet({ quiet, zone }: Pick<Preferences, 'quiet' | 'zone'>, now: number): number {
  return quiet && zone ? quietUntil(quiet, zone, now) : now;
}
