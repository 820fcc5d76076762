import type { Channel, NoticeKind, Topic } from './notices.ts';
import { ruleOf } from './notices.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** How a member wants to be reached, and what they allow. */
export interface Preferences {
  /** Such as Africa/Lagos; null until one is chosen. Quiet hours and a digest have one. */
  zone: string | null;
  /** The topics that are turned off. */
  off: Record<Channel, Topic[]>;
  digest: Digest;
  quiet: QuietHours | null;
  /** Whether an AI may be asked about their documents. */
  ai: boolean;
}

/** As everybody begins. */
export const FIRST_PREFERENCES: Preferences = {
  zone: null,
  off: { app: [], mail: [] },
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

/** The first moment from `now` on that lies in no quiet hours. */
export function afterQuiet({ quiet, zone }: Pick<Preferences, 'quiet' | 'zone'>, now: number): number {
  return quiet && zone ? quietUntil(quiet, zone, now) : now;
}
