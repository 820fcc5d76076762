import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import * as signatures from '#contract/signing/signatures.ts';
import type { ContextOverrides } from '#server/context.ts';
import type { Mail } from '#server/ports/mail/port.ts';
import { type FounderCall, makeFinalAgreement } from './agreements/final-agreement.ts';
import { createTestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';
import { createTokenIdentity } from './token-identity.ts';

export const signingStart = new Date('2026-03-15T09:00:00Z');

/** Who has a place to sign in the agreement. Their addresses are new with each test. */
export const ada = { label: 'For Palmgate', name: 'Adaobi Nwosu', company: '', title: '', email: '' };
export const kola = { label: 'For Kola', name: 'Kọ́lá Adéyẹmí', email: '', company: 'Kola', title: 'MD' };

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The application with its jobs, founders whose agreements are signed, and the mails that signers get. */
export async function createSigningSetup(overrides: ContextOverrides = {}) {
  let now = signingStart;
  let round = 0;
  const mails: Mail[] = [];
  const identity = createTokenIdentity();
  const address = () => `10.0.0.${round}`;
  const test = await createTestApp({
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
    overrides: {
      clock: () => now,
      mail: { send: async (mail) => void mails.push(mail) },
      identity: {
        verifyToken: async (uid) => ({
          ...(await identity.verifyToken(uid)),
          email_verified: !uid.startsWith('unverified'),
        }),
      },
      ...overrides,
    },
  });
  const call = createCall(test.app, address);
  const read = (link: string, file: 'document' | 'certificate' = 'document') =>
    call(signatures.readSigningFile, { body: { token: link, file } });

  return {
    test,
    call,
    mails,
    /** Where everybody in this test calls from. */
    address,
    now: () => now,
    passHours(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    /** Before each test: another founder, whose non-disclosure agreement is final. Late mails of the last test are not theirs. */
    async begin() {
      now = signingStart;
      mails.length = 0;
      round += 1;
      ada.email = `ada-${round}@people.example`;
      kola.email = `kola-${round}@people.example`;
      const token = `founder-${round}`;
      return { token, agreementId: await makeFinalAgreement(callAs(call, token), 'nda', 'ng') };
    },
    /** The token in the newest mail with a link to somebody, as soon as it was sent. */
    async linkOf({ email }: { email: string }): Promise<string> {
      const find = () => mails.findLast(({ to, text }) => to === email && text.includes('/sign#'));
      await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000 });
      return /\/sign#([\w-]{43})/.exec(find()?.text ?? '')?.[1] ?? '';
    },
    open: (link: string) => call(signatures.openSigning, { body: { token: link } }),
    read,
    /** Signs what was read, as a browser does. */
    async sign(link: string, name: string, change: object = {}) {
      const hash = sha256((await read(link)).bytes);
      return call(signatures.signAgreement, { body: { token: link, name, consent: true, sha256: hash, ...change } });
    },
  };
}

/** Calls as a founder. */
export function callAs(call: ReturnType<typeof createCall>, token: string): FounderCall {
  return async (endpoint, input) => (await call(endpoint, { token, ...(input as object) })).data;
}
