import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { type Secrets, versionOf, versionsOf } from './versioned-secrets.ts';

/** Encrypts what is kept for longer than a secret may be: the version of the secret stands beside it. */
export interface KeptSeal<T extends object> {
  seal(content: T): Promise<string>;
  /** @throws when it was sealed with neither today's secret nor the one before it. */
  open(sealed: string): Promise<T>;
}

/** `purpose` keeps the keys of different contents apart. */
export function createKeptSeal<T extends object>(secrets: Secrets, purpose: string): KeptSeal<T> {
  const keys = new Map(
    versionsOf(secrets).map(({ version, value }) => [
      String(version),
      new Uint8Array(hkdfSync('sha256', value, '', purpose, 32)),
    ]),
  );
  const keyOf = (version: string | undefined) => {
    const key = keys.get(version ?? '');
    if (!key) throw new Error('this was sealed with another secret');
    return key;
  };
  const kid = String(versionOf(secrets.secret));
  return {
    async seal(content) {
      const text = new TextEncoder().encode(JSON.stringify(content));
      return new CompactEncrypt(text).setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid }).encrypt(keyOf(kid));
    },
    async open(sealed) {
      const { plaintext } = await compactDecrypt(sealed, (header) => keyOf(header.kid));
      return JSON.parse(new TextDecoder().decode(plaintext)) as T;
    },
  };
}
