import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import type { createIdentityCalls } from './second-factor.ts';

interface Options {
  challenge: string;
}

/** What a device does otherwise than it should. */
interface Oddities {
  origin?: string;
  rpId?: string;
  /** Whether it asked for face, finger or PIN. */
  isVerified?: boolean;
  counter?: number;
}

const origin = 'http://localhost:3000';
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** A device with one passkey, in software: what it answers is that of WebAuthn Level 3, without attestation. */
export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let signatures = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  function authenticatorData({ rpId = 'localhost', isVerified = true, counter }: Oddities, attested?: Buffer) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? signatures);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }
  const credential = (response: object) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Makes the passkey. */
    make({ challenge }: Options, odd: Oddities = {}) {
      // COSE: key type EC2, ES256, P-256, x and y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(odd, Buffer.concat([Buffer.alloc(16), length, credentialId, cose]));
      // CBOR: { fmt: 'none', attStmt: {}, authData }, whose length takes one byte.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, odd.origin ?? origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** Signs a login. */
    sign({ challenge }: Options, odd: Oddities = {}) {
      signatures += 1;
      const data = authenticatorData(odd);
      const client = clientData('webauthn.get', challenge, odd.origin ?? origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}

type Identity = ReturnType<typeof createIdentityCalls>;
export type Device = ReturnType<typeof createDevice>;

/** Options for a login or a new passkey, and the cookie that belongs to their challenge. */
export async function optionsFor(identity: Identity, kind: 'login' | 'new', cookie = '') {
  const path = kind === 'login' ? identityPaths.passkeySignInOptions : identityPaths.passkeyOptions;
  const answer = await identity.post(path, {}, { cookie });
  const options = (answer.data as unknown as { options: Options } | undefined)?.options ?? { challenge: '' };
  return { ...answer, options, cookie: [cookie, answer.cookie].filter(Boolean).join('; ') };
}

/** Adds the passkey of a device to the account of a session. */
export async function addPasskey(identity: Identity, sessionCookie: string, device: Device, odd?: Oddities) {
  const { options, cookie } = await optionsFor(identity, 'new', sessionCookie);
  return identity.post(identityPaths.addPasskey, { name: 'My phone', response: device.make(options, odd) }, { cookie });
}

/** Logs in with the passkey of a device. */
export async function logInWithPasskey(identity: Identity, device: Device, odd?: Oddities) {
  const { options, cookie } = await optionsFor(identity, 'login');
  return identity.post(identityPaths.signInWithPasskey, { response: device.sign(options, odd) }, { cookie });
}
