import { describe, expect, it, vi } from 'vitest';
import { createEmbeddedIdentity } from './embedded-identity.ts';

function setUp(status: number, body: unknown) {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  return { send, identity: createEmbeddedIdentity(send) };
}

const token = (value: string | null) => ({ status: 'success', message: 'OK', data: { token: value } });
const refusal = (code: string) => ({ status: 'error', message: 'Server text', code, requestId: 'r1' });
const account = {
  name: 'Ada',
  email: 'a@b.example',
  password: 'secret',
  role: 'founder',
  acceptedConditions: true,
} as const;

it('asks with the session cookie, and yields the token', async () => {
  const { send, identity } = setUp(200, token('t1'));
  expect(await identity.signIn({ email: 'a@b.example', password: 'secret' })).toBe('t1');
  const [path, init] = send.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/sign-in');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    body: '{"email":"a@b.example","password":"secret"}',
  });
});

it('logs in once a logout under way is answered, or has failed', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const send = vi.fn<typeof fetch>();
  for (const { promise } of answers) send.mockReturnValueOnce(promise);
  const identity = createEmbeddedIdentity(send);
  const left = identity.signOut().catch(() => 'failed');
  const entered = identity.signIn({ email: 'a@b.example', password: 'secret' });
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls.map(([path]) => path)).toEqual(['/api/auth/sign-out']);
  answers[0]?.reject(new TypeError('fetch failed'));
  expect(await left).toBe('failed');
  answers[1]?.resolve(new Response(JSON.stringify(token('t1'))));
  expect(await entered).toBe('t1');
});

it('sends nothing that may log in before what comes first is over, and nothing at all where that fails', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(token('t1'))));
  const first = Promise.withResolvers<void>();
  const beforePost = vi.fn(() => first.promise);
  const identity = createEmbeddedIdentity(send, beforePost);
  await identity.fetchToken();
  await identity.signOut();
  expect(beforePost).not.toHaveBeenCalled();
  const entered = identity.signIn({ email: 'a@b.example', password: 'secret' });
  await vi.waitFor(() => expect(beforePost).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(2);
  first.resolve();
  expect(await entered).toBe('t1');
  beforePost.mockRejectedValueOnce(new Error('nobody answers'));
  await expect(identity.post('/api/auth/linked/start', {})).rejects.toThrow('nobody answers');
  expect(send).toHaveBeenCalledTimes(3);
});

it('knows that nobody is signed in', async () => {
  expect(await setUp(200, token(null)).identity.fetchToken()).toBeNull();
});

it('takes a login without a token for a failure', async () => {
  const { identity } = setUp(200, token(null));
  await expect(identity.signIn({ email: 'a@b.example', password: 'secret' })).rejects.toMatchObject({
    code: 'auth/internal-error',
  });
});

describe('a refusal', () => {
  it('is told in the words of the one table', async () => {
    const { identity } = setUp(401, refusal('auth/invalid-credential'));
    await expect(identity.signIn({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
      code: 'auth/invalid-credential',
      message: 'The email or the password is not right. Check both and try again.',
    });
  });

  it.each([500, 400])('with status %i and an unknown code has the default of its form', async (status) => {
    const { identity } = setUp(status, refusal('SERVER_FAULT'));
    await expect(identity.signUp(account)).rejects.toThrow('An error occurred while creating user account');
    await expect(identity.signOut()).rejects.toThrow('Failed to sign out user');
    await expect(identity.fetchToken()).rejects.toThrow('Something went wrong. Please try again.');
  });

  it('by the general limit is too many requests', async () => {
    const { identity } = setUp(429, refusal('REQUEST_LIMITED'));
    await expect(identity.signUp(account)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  });

  it('that is no JSON has the default of its form', async () => {
    const identity = createEmbeddedIdentity(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(identity.signUp(account)).rejects.toThrow('An error occurred while creating user account');
  });
});

it('says so when nobody answers', async () => {
  const identity = createEmbeddedIdentity(async () => Promise.reject(new TypeError('fetch failed')));
  await expect(identity.fetchToken()).rejects.toMatchObject({
    code: 'auth/network-request-failed',
    message: 'Network error. Please check your connection and try again.',
  });
});
