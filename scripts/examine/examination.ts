export interface Finding {
  system: string;
  /** `unused`: the operator has chosen to do without it. */
  state: 'ok' | 'failed' | 'unused';
  text: string;
}

export interface Examination {
  system: string;
  /** What is asked, as the operator configured it, without anything secret. */
  about: string;
  /** Undefined where there is nothing to ask. */
  ask: (() => Promise<void>) | undefined;
  /** What to do about a fault. */
  advise(error: unknown): string;
}

/** Never more of a URL than that: the rest can hold a password. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host || 'an address that cannot be read';
}

export const outboxIn = (dir: string) => `outbox, in ${dir}: nothing is sent`;
