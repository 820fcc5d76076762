import fc from 'fast-check';
import { type CryptoKey, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkStanding, readToken, type SigningKey, type Standing, sessionIdOf, tokenSeconds } from './access-token.ts';

const publicUrl = 'https://cairn.example';
const now = new Date('2026-11-21T08:00:00Z');
const second = now.getTime() / 1000;
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let privateKey: CryptoKey;
let key: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  privateKey = pair.privateKey;
  key = pair.publicKey;
});

const keysOf = (retiredAt: Date | null): Map<string, SigningKey> => new Map([['k1', { key, retiredAt }]]);
const standing = (change: Partial<Standing> = {}): Standing => ({ keys: keysOf(null), ended: new Set(), ...change });

/** A token as the person who holds the private key can make it. */
function sign(change: Record<string, unknown> = {}, header: Record<string, unknown> = {}) {
  const claims = {
    sub: 'ada',
    email: 'ada@cairn.example',
    name: 'Ada',
    email_verified: true,
    roles: ['user', 'admin'],
    subscription_plan: 'Free Plan',
    sid: sessionIdOf('session'),
    iat: second,
    exp: second + tokenSeconds,
    iss: publicUrl,
    aud: publicUrl,
    ...change,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'k1', ...header }).sign(privateKey);
}

/** What becomes of a token at a moment: '' when it is believed, else the code. */
async function refusalOf(token: string, stands: Standing = standing(), at: Date = now): Promise<string> {
  try {
    checkStanding(await readToken(token, { keys: stands.keys, publicUrl, now: at }), stands, at);
    return '';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('a token that is signed with our key', () => {
  it('is believed for as long as tokens live', async () => {
    expect(await refusalOf(await sign())).toBe('');
    expect(await refusalOf(await sign(), standing(), later(tokenSeconds - 1))).toBe('');
    expect(await refusalOf(await sign(), standing(), later(tokenSeconds))).toBe('auth/id-token-expired');
  });

  it('is never believed when it would live longer, or comes from the future', async () => {
    const lives = fc.record({ start: fc.integer({ min: -2000, max: 2000 }), life: fc.integer({ min: 1, max: 4000 }) });
    await fc.assert(
      fc.asyncProperty(lives, async ({ start, life }) => {
        const refusal = await refusalOf(await sign({ iat: second + start, exp: second + start + life }));
        const isAllowed = life <= tokenSeconds && start <= 5 && start + life > 0;
        expect({ start, life, isBelieved: refusal === '' }).toEqual({ start, life, isBelieved: isAllowed });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a year', { exp: second + 365 * 24 * 3600 }],
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
    ['a beginning that is no number', { iat: 'now' }],
    ['no session', { sid: undefined }],
    ['an empty session', { sid: '' }],
    ['a role that we do not know', { roles: ['root'] }],
    ['another audience', { aud: 'https://other.example' }],
    ['another issuer', { iss: 'https://other.example' }],
  ])('is refused with %s', async (_what, change) => {
    expect(await refusalOf(await sign(change))).toBe('auth/invalid-id-token');
  });

  it('is refused with a key that is not named, not known or sent along', async () => {
    for (const header of [{ kid: undefined }, { kid: 'k2' }, { kid: '__proto__' }, { jku: publicUrl, kid: '' }])
      expect(await refusalOf(await sign({}, header))).toBe('auth/invalid-id-token');
  });
});

describe('a key', () => {
  it('that was retired verifies what it signed before, and nothing that it signed after', async () => {
    const retired = standing({ keys: keysOf(later(60)) });
    expect(await refusalOf(await sign(), retired, later(600))).toBe('');
    const after = await sign({ iat: second + 61, exp: second + 61 + tokenSeconds });
    expect(await refusalOf(after, retired, later(70))).toBe('auth/invalid-id-token');
  });

  it('that was retired is of no use to anyone who has stolen it, once a token that it signed before has expired', async () => {
    const retired = standing({ keys: keysOf(now) });
    const backdated = await sign({ iat: second - 1, exp: second - 1 + tokenSeconds });
    expect(await refusalOf(backdated, retired, later(tokenSeconds))).toBe('auth/id-token-expired');
    const longer = await sign({ iat: second - 1, exp: second + 10 * tokenSeconds });
    expect(await refusalOf(longer, retired, later(60))).toBe('auth/invalid-id-token');
  });

  it('that was revoked verifies nothing, not even what was read before', async () => {
    const read = await readToken(await sign(), { keys: keysOf(null), publicUrl, now });
    expect(() => checkStanding(read, standing(), now)).not.toThrow();
    expect(() => checkStanding(read, standing({ keys: new Map() }), now)).toThrow(
      expect.objectContaining({ code: 'auth/invalid-id-token' }),
    );
  });
});

it('a session that was ended takes its tokens with it, and no others', async () => {
  const stands = standing({ ended: new Set([sessionIdOf('session')]) });
  expect(await refusalOf(await sign(), stands)).toBe('auth/user-token-expired');
  expect(await refusalOf(await sign({ sid: sessionIdOf('another') }), stands)).toBe('');
});
