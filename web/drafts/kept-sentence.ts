import type { KeyValueStore } from '#web/components/device-store.ts';
import { paths } from '#web/paths.ts';

/**
 * The sentence that a stranger asked to keep, on its way into an account. It waits on this device until the account exists,
 * which is before its e-mail is verified: the page that sign-up leads to begins an idea with it at once, and from then on it
 * is in the account, on every device. The key stands in that page's address, so that nobody else who logs in on this device
 * is given it, and it is the key of the request, so that two tabs begin one idea.
 */
export type KeptSentence = {
  key: string;
  sentence: string;
  title: string;
  /** The kind of business that the stranger chose over what was read. */
  businessKind?: string;
};

const name = 'cairn.kept-sentence';

/** False when this device keeps nothing. */
export function keepSentence(store: KeyValueStore | null, sentence: KeptSentence): boolean {
  try {
    store?.setItem(name, JSON.stringify(sentence));
    return store !== null;
  } catch {
    return false;
  }
}

/** The sentence of this key; null where this device has none, or another. */
export function readKeptSentence(store: KeyValueStore | null, key: string | null): KeptSentence | null {
  try {
    const kept: unknown = JSON.parse(store?.getItem(name) ?? 'null');
    return isKept(kept) && kept.key === key ? kept : null;
  } catch {
    return null;
  }
}

/** The sentence that a visit to `path` would begin an idea with. */
export function keptSentenceOf(store: KeyValueStore | null, path: string | null): KeptSentence | null {
  const [page, query] = path?.split('?') ?? [];
  return page === paths.founder.validate ? readKeptSentence(store, new URLSearchParams(query).get('keep')) : null;
}

export function forgetKeptSentence(store: KeyValueStore | null): void {
  try {
    store?.removeItem(name);
  } catch {
    // A device that refuses keeps nothing either.
  }
}

function isKept(kept: unknown): kept is KeptSentence {
  const { key, sentence, title, businessKind = '' } = Object(kept) as Record<keyof KeptSentence, unknown>;
  return [key, sentence, title, businessKind].every((text) => typeof text === 'string');
}
