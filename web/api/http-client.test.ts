import { describe, expect, it, vi } from 'vitest';
import { ApiError, messageOf, networkError } from './api-error.ts';
import { createHttpClient } from './http-client.ts';

const request = { method: 'GET', url: '/api/v1/things' };

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function refusal(status: number, code: string, message: string): Response {
  return json(status, { status: 'error', message, code, fields: { name: 'Too long.' }, requestId: 'r1' });
}

const expired = () => refusal(401, 'auth/id-token-expired', 'Your session has expired. Please log in again.');
const html = (status: number) => new Response('<h1>No</h1>', { status, headers: { 'content-type': 'text/html' } });

/** A client whose server accepts the token `fresh` only; refreshing gives it. */
function setUp(
  options: { answer?: () => Response; refreshed?: string | null; token?: string | null; first?: Promise<string> } = {},
) {
  let token = options.token === undefined ? 'stale' : options.token;
  const refreshed = options.refreshed === undefined ? 'fresh' : options.refreshed;
  const deps = {
    fetch: vi.fn(async (_url: unknown, init?: RequestInit) => {
      const sent = new Headers(init?.headers).get('authorization');
      if (options.answer) return options.answer();
      return sent === 'Bearer fresh' ? json(200, { status: 'success', message: 'OK', data: 1 }) : expired();
    }),
    getToken: () => token,
    tokenForCall: async () => options.first ?? token,
    refreshToken: vi.fn(async () => {
      await Promise.resolve();
      token = refreshed;
      return refreshed;
    }),
    endSession: vi.fn(),
    showError: vi.fn(),
  };
  return { ...deps, send: createHttpClient(deps) };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

it('sends the token as a bearer, and none when there is none', async () => {
  const signedIn = setUp({ token: 'fresh' });
  await signedIn.send({ ...request, headers: { 'x-own': '1' } });
  expect(signedIn.fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'x-own': '1', authorization: 'Bearer fresh' });

  const signedOut = setUp({ token: null, answer: () => json(200, {}) });
  await signedOut.send(request);
  expect(signedOut.fetch.mock.calls[0]?.[1]?.headers).toEqual({});
});

it('calls with the token that it waited for, and not at all when nobody gives one', async () => {
  const waiting = setUp({ token: null, first: Promise.resolve('fresh') });
  expect((await waiting.send(request)).status).toBe(200);
  const alone = setUp({ token: null, first: Promise.reject(networkError()) });
  expect((await failureOf(alone.send(request))).code).toBe('CLIENT_NETWORK');
  expect(alone.fetch).not.toHaveBeenCalled();
});

describe('a page where data was due', () => {
  it.each([
    [404, 'The requested resource was not found'],
    [500, 'A server error occurred. Please try again later.'],
    [503, 'A server error occurred. Please try again later.'],
    [200, 'An unexpected error occurred'],
    [403, 'An unexpected error occurred'],
  ])('with status %i toasts "%s"', async (status, message) => {
    const { send, showError } = setUp({ answer: () => html(status) });
    expect(await failureOf(send(request))).toMatchObject({ message, status });
    expect(showError.mock.calls).toEqual([[message]]);
  });
});

describe('an expired token', () => {
  it('is refreshed once and the call is retried', async () => {
    const { send, fetch, refreshToken } = setUp();
    expect((await send(request)).status).toBe(200);
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('of 50 calls at once is refreshed once, and each call is retried once', async () => {
    const { send, fetch, refreshToken, endSession } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(request)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(100);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('is not refreshed again by a call that fails after the refresh has come', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { send, fetch, refreshToken } = setUp();
    fetch.mockImplementationOnce(async () => {
      await late;
      return expired();
    });
    const slow = send(request);
    await send(request);
    release();
    expect((await slow).status).toBe(200);
    expect(refreshToken).toHaveBeenCalledTimes(1);
  });

  it('is not retried twice', async () => {
    const { send, fetch } = setUp({ answer: expired });
    expect(await failureOf(send(request))).toMatchObject({ code: 'auth/id-token-expired', status: 401 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ends the session when no new one comes: once for 50 calls', async () => {
    const { send, fetch, endSession } = setUp({ refreshed: null });
    const failures = await Promise.all(Array.from({ length: 50 }, () => failureOf(send(request))));
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['auth/id-token-expired']));
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(50);
  });

  it('leaves the session alone when nobody answers the refresh', async () => {
    const { send, refreshToken, endSession } = setUp();
    const offline = new ApiError('Network error.', { status: 0, code: 'CLIENT_NETWORK' });
    refreshToken.mockRejectedValue(offline);
    expect(await failureOf(send(request))).toBe(offline);
    expect(endSession).not.toHaveBeenCalled();
  });
});

it('asks the session for a new token when the one at hand is of a session that was ended', async () => {
  const ended = () => refusal(401, 'auth/user-token-expired', 'Your session has ended. Please log in again.');
  const { send, refreshToken, endSession } = setUp({ answer: ended, refreshed: null });
  expect(await failureOf(send(request))).toMatchObject({ code: 'auth/user-token-expired' });
  expect(refreshToken).toHaveBeenCalledTimes(1);
  expect(endSession).toHaveBeenCalledTimes(1);
});

it('does not refresh for any other 401', async () => {
  const { send, refreshToken } = setUp({ answer: () => refusal(401, 'auth/invalid-id-token', 'Not valid.') });
  expect(await failureOf(send(request))).toMatchObject({ code: 'auth/invalid-id-token' });
  expect(refreshToken).not.toHaveBeenCalled();
});

it('passes on what the server says of a refusal', async () => {
  const { send, showError } = setUp({ answer: () => refusal(400, 'REQUEST_INVALID', 'Check the marked fields.') });
  expect(await failureOf(send(request))).toMatchObject({
    message: 'Check the marked fields.',
    code: 'REQUEST_INVALID',
    status: 400,
    fields: { name: 'Too long.' },
    requestId: 'r1',
  });
  expect(showError).not.toHaveBeenCalled();
});

describe('no answer', () => {
  const text = 'Network error. Please check your connection and try again.';

  it('at all is a network error', async () => {
    const { send, fetch } = setUp();
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    expect(await failureOf(send(request))).toMatchObject({ message: text, status: 0 });
  });

  it('in time is a network error', async () => {
    const { send, fetch } = setUp();
    fetch.mockImplementation((_url, init) => {
      const { signal } = init as { signal: AbortSignal };
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    expect(await failureOf(send({ ...request, timeoutMs: 5 }))).toMatchObject({ message: text });
  });

  it('because the caller gave up is no error of the network', async () => {
    const { send, fetch } = setUp();
    const controller = new AbortController();
    fetch.mockImplementation(async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    await expect(send({ ...request, signal: controller.signal })).rejects.toThrow(DOMException);
  });
});

it.each([
  ['no JSON', () => new Response('oops', { status: 502 })],
  ['JSON of another shape', () => json(400, { error: 'bad' })],
  ['null', () => json(500, null)],
])('calls an error that is %s unknown', async (_name, answer) => {
  const { send } = setUp({ answer });
  expect(await failureOf(send(request))).toMatchObject({ message: 'An unknown error occurred' });
});

it('has a sentence for whatever is thrown', async () => {
  const { send } = setUp({ answer: () => refusal(409, 'RECORD_CHANGED', 'This was changed elsewhere.') });
  expect(messageOf(await failureOf(send(request)))).toBe('This was changed elsewhere.');
  expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.');
});
