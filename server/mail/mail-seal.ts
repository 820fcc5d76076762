import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { QueuedMail } from './queued-mail.ts';

/** A mail as it waits in the queue: encrypted with the server's secret, since it may hold a link that opens an account. */
export interface SealedMail {
  sealed: string;
}

export interface MailSeal {
  seal(mail: QueuedMail): Promise<SealedMail>;
  /** @throws when it was sealed with another secret. */
  open(waiting: SealedMail): Promise<QueuedMail>;
}

export function createMailSeal(secret: string): MailSeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'cairn mail that waits', 32));
  return {
    async seal(mail) {
      const text = new TextEncoder().encode(JSON.stringify(mail));
      const header = { alg: 'dir', enc: 'A256GCM' };
      return { sealed: await new CompactEncrypt(text).setProtectedHeader(header).encrypt(key) };
    },
    async open({ sealed }) {
      const { plaintext } = await compactDecrypt(sealed, key);
      return JSON.parse(new TextDecoder().decode(plaintext)) as QueuedMail;
    },
  };
}
