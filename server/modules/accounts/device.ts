import type { Session } from '#contract/accounts/sessions.ts';
import type { PersonSession } from '../../ports/identity/port.ts';

/**
 * What a browser says of itself, by the first pattern that fits: each names others too, for the sake of old sites, so the
 * rarer ones come first. What is not in the table stays unknown; nobody is refused or served differently by it.
 */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Opera Mini/, 'Opera Mini'],
  [/OPR\/|Opera|OPiOS\//, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\/|UCWEB/, 'UC Browser'],
  [/PHX\//, 'Phoenix'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Which browser on which system, from the User-Agent header. */
export function readDevice(userAgent: string | null): Pick<Session, 'browser' | 'system'> {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

export function toSession({ id, userAgent, beganAt, lastUsedAt, isOwn }: PersonSession): Session {
  return {
    id,
    ...readDevice(userAgent),
    beganAt: beganAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis: isOwn,
  };
}
