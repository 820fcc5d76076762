import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEndpointClient } from '../api/endpoint-client.ts';
import type { HttpRequest } from '../api/http-client.ts';
import { IdentityError } from '../api/identity-client.ts';
import { logIn, signUp } from './account-entry.ts';
import { makeToken } from './test-token.ts';

const bare = makeToken({ sub: 'u7', roles: [] });
const ready = makeToken({ sub: 'u7', roles: ['user', 'investor'] });
const input = {
  name: 'Ada',
  email: 'ada@cairn.example',
  password: 'secret',
  role: 'investor',
  acceptedConditions: true,
} as const;

function makeIdentity() {
  return {
    signIn: vi.fn(async (): Promise<string | null> => ready),
    signInWithCode: vi.fn(async () => ready),
    signUp: vi.fn(async () => bare),
    signOut: vi.fn(async () => {}),
    fetchToken: vi.fn<() => Promise<string | null>>(async () => ready),
  };
}

/** Answers create-role with this status, and keeps what was asked. */
function answering(status: number) {
  const asked: { token: string; request: HttpRequest }[] = [];
  const clientFor = (token: string) =>
    createEndpointClient(async (request) => {
      asked.push({ token, request });
      return new Response(JSON.stringify({ status: 'success', message: 'OK', data: {} }), { status });
    });
  return { asked, clientFor };
}

describe('sign-up', () => {
  it('gives the account its roles with its own token, and yields claims that carry them', async () => {
    const identity = makeIdentity();
    const { asked, clientFor } = answering(201);
    expect(await signUp(identity, clientFor, input)).toBe(ready);
    expect(identity.signUp).toHaveBeenCalledWith(input);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      token: bare,
      request: { method: 'POST', url: '/api/v1/auth/create-role', body: '{"uid":"u7","roles":["user","investor"]}' },
    });
  });

  it('fails unless that answers 201, and leaves nobody half signed in', async () => {
    const identity = makeIdentity();
    await expect(signUp(identity, answering(200).clientFor, input)).rejects.toThrow('Failed to assign roles');
    expect(identity.signOut).toHaveBeenCalledTimes(1);
  });

  it('fails in the same words when that is refused', async () => {
    const clientFor = () => createEndpointClient(async () => Promise.reject(new Error('refused')));
    await expect(signUp(makeIdentity(), clientFor, input)).rejects.toThrow('Failed to assign roles');
  });

  it('passes on what the identity provider says', async () => {
    const identity = makeIdentity();
    identity.signUp.mockRejectedValue(new IdentityError('auth/email-already-in-use', ''));
    const { asked, clientFor } = answering(201);
    await expect(signUp(identity, clientFor, input)).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    expect(asked).toEqual([]);
  });
});

describe('login', () => {
  const credentials = { email: 'ada@cairn.example', password: 'secret' };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('yields a token with claims', async () => {
    expect(await logIn(makeIdentity(), credentials)).toBe(ready);
  });

  it('fails after 20 readings without roles, and signs out', async () => {
    const identity = makeIdentity();
    identity.signIn.mockResolvedValue(bare);
    identity.fetchToken.mockResolvedValue(bare);
    const entering = logIn(identity, credentials);
    const failing = expect(entering).rejects.toThrow('Failed to retrieve user claims. Please try logging in again.');
    await vi.advanceTimersByTimeAsync(19 * 50);
    await failing;
    expect(identity.fetchToken).toHaveBeenCalledTimes(19);
    expect(identity.signOut).toHaveBeenCalledTimes(1);
  });
});
