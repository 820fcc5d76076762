import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { type Secrets, versionOf, versionsOf } from './versioned-secrets.ts';

/** Encrypts what is kept for longer than a secret may be: the version of the secret stands beside it. */
export interface KeptSeal<T extends object> {
  seal(content: T): Promise<string>;
  /** @throws when it was sealed with neither today's secret nor the one before it. */
  open(sealed: string): Promise<T>;
  /** What stands before the first dot of all that it opens, for a query to find the rest. */
  readonly headers: readonly string[];
}

/** Today’s version stands in it; nothing does in what was sealed before there were versions. */
const headerOf = (kid?: string) => ({ alg: 'dir', enc: 'A256GCM', ...(kid !== undefined && { kid }) });
const encoded = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');

/** `purpose` keeps the keys of different contents apart. */
export function createKeptSeal<T extends object>(secrets: Secrets, purpose: string): KeptSeal<T> {
  const keys = new Map(
    versionsOf(secrets).map(({ version, value }) => [
      String(version),
      new Uint8Array(hkdfSync('sha256', value, '', purpose, 32)),
    ]),
  );
  const keyOf = (version: string) => {
    const key = keys.get(version);
    if (!key) throw new Error('this was sealed with another secret');
    return key;
  };
  const kid = String(versionOf(secrets.secret));
  return {
    async seal(content) {
      const text = new TextEncoder().encode(JSON.stringify(content));
      return new CompactEncrypt(text).setProtectedHeader(headerOf(kid)).encrypt(keyOf(kid));
    },
    async open(sealed) {
      const { kid: version } = decodeProtectedHeader(sealed);
      const fitting = version === undefined ? [...keys.values()] : [keyOf(version)];
      const { plaintext } = await Promise.any(fitting.map((key) => compactDecrypt(sealed, key)));
      return JSON.parse(new TextDecoder().decode(plaintext)) as T;
    },
    headers: [undefined, ...keys.keys()].map((version) => encoded(headerOf(version))),
  };
}

/** Encrypts each anew with the secret of today. @returns how many neither secret reads. */
export async function resealAll<T extends object, Row extends { sealed: string }>(
  seal: KeptSeal<T>,
  rows: readonly Row[],
  save: (row: Row, anew: string) => Promise<void>,
): Promise<number> {
  let lost = 0;
  for (const row of rows) {
    const content = await seal.open(row.sealed).catch(() => undefined);
    if (content) await save(row, await seal.seal(content));
    else lost += 1;
  }
  return lost;
}
