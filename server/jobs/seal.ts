import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** What waits in the queue encrypted with the server's secret, since it may hold what opens an account. */
export interface Sealed {
  sealed: string;
}

export interface Seal<T extends object> {
  seal(content: T): Promise<Sealed>;
  /** @throws when it was sealed with another secret. */
  open(waiting: Sealed): Promise<T>;
}

/** `purpose` keeps the keys of different contents apart. */
export function createSeal<T extends object>(secret: string, purpose: string): Seal<T> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    async seal(content) {
      const text = new TextEncoder().encode(JSON.stringify(content));
      const header = { alg: 'dir', enc: 'A256GCM' };
      return { sealed: await new CompactEncrypt(text).setProtectedHeader(header).encrypt(key) };
    },
    async open({ sealed }) {
      const { plaintext } = await compactDecrypt(sealed, key);
      return JSON.parse(new TextDecoder().decode(plaintext)) as T;
    },
  };
}
