import { plainWords } from './vague-words.ts';

/**
 * Whether something was noted for another pitch than today's: other words, not other signs or spaces. What was noted before
 * there was a pitch is not asked about. This product's own convention.
 */
export function isForEarlierPitch(notedFor: string | undefined, pitch: string): boolean {
  const [then, now] = [plainWords(notedFor ?? ''), plainWords(pitch)];
  return then !== '' && now !== '' && then !== now;
}
