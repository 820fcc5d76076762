import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claims } from '#contract/accounts/identity.ts';
import { IdentityError, unreachableCode } from '../api/identity-client.ts';
import { createAuthSession } from './auth-session.ts';
import { readClaims } from './claims.ts';
import { makeToken } from './test-token.ts';

const minute = 60_000;
const lifetimeMs = 15 * minute;

/** What the tabs of one browser share: whether a sign-out is owed, and one turn after the other. */
function oneBrowser() {
  let turns: Promise<unknown> = Promise.resolve();
  return {
    owed: { is: false },
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const done = turns.then(work);
      turns = done.catch(() => {});
      return done;
    },
  };
}

function setUp(first: string | null = makeToken({ name: 'first' }), { owed, inTurn } = oneBrowser()) {
  const hear: { back?: () => void; otherTab?: (isSignedIn: boolean) => void } = {};
  const identity = {
    fetchToken: vi.fn<() => Promise<string | null>>(async () => first),
    signOut: vi.fn(async () => {}),
  };
  const marks: boolean[] = [];
  const device: { claims: Claims | null } = { claims: null };
  const log = vi.fn();
  const session = createAuthSession({
    identity,
    log,
    signals: {
      onReturn: (listener) => {
        hear.back = listener;
        return () => {};
      },
      onOtherTab: (listener) => {
        hear.otherTab = listener;
        return () => {};
      },
      markSignedIn: (isSignedIn) => marks.push(isSignedIn),
      remembered: () => device.claims,
      remember: (claims) => {
        device.claims = claims;
      },
      forget: () => {
        device.claims = null;
      },
      forgetSession: () => {
        device.claims = null;
      },
      owesSignOut: () => owed.is,
      oweSignOut: (isOwed) => {
        owed.is = isOwed;
        return true;
      },
      isSignedOut: () => marks.at(-1) === false,
      inTurn,
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { session, identity, hear, marks, device, owed, log, settle };
}

async function signedIn() {
  const parts = setUp();
  parts.session.start();
  await parts.settle();
  parts.identity.fetchToken.mockClear();
  return parts;
}

const unreachable = new IdentityError(unreachableCode, '');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading', () => {
  it('leads to signed in with claims', async () => {
    const { session, marks, settle } = setUp();
    session.start();
    expect(session.getState()).toEqual({ status: 'loading' });
    expect(session.getToken()).toBeNull();
    await settle();
    expect(session.getState()).toMatchObject({ status: 'signed-in', claims: { name: 'first' } });
    expect(marks).toEqual([true]);
  });

  it('leads to signed out', async () => {
    const { session, marks, settle } = setUp(null);
    session.start();
    await settle();
    expect(session.getState()).toEqual({ status: 'signed-out' });
    expect(marks).toEqual([false]);
  });

  it('logs a failure and yields no token', async () => {
    const { session, identity, log, marks, settle } = setUp();
    identity.fetchToken.mockRejectedValue(new IdentityError('', 'Broken'));
    session.start();
    await settle();
    expect(session.getState()).toEqual({ status: 'signed-out', unsure: true });
    expect(log).toHaveBeenCalledTimes(1);
    expect(marks).toEqual([]);
  });

  it('asks again twice while nobody answers, then gives up without signing the other tabs out', async () => {
    const { session, identity, marks, settle } = setUp();
    identity.fetchToken.mockRejectedValue(unreachable);
    session.start();
    await settle();
    expect(session.getState()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(identity.fetchToken).toHaveBeenCalledTimes(3);
    expect(session.getState()).toEqual({ status: 'signed-out', unsure: true });
    expect(marks).toEqual([]);
    identity.fetchToken.mockResolvedValue(null);
    await session.refreshQuietly();
    expect(session.getState()).toEqual({ status: 'signed-out' });
  });

  it('does not take a token that cannot be read', async () => {
    const { session, settle } = setUp('not.a.token');
    session.start();
    await settle();
    expect(session.getState()).toEqual({ status: 'signed-out' });
  });
});

it('refreshes when it starts again, and keeps what it holds while nobody answers', async () => {
  const { session, identity, settle } = await signedIn();
  identity.fetchToken.mockRejectedValueOnce(unreachable);
  session.start();
  await settle();
  expect(session.getState().status).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(identity.fetchToken).toHaveBeenCalledTimes(2);
});

describe('without a network', () => {
  /** A page that is opened on the device of somebody who was signed in before. */
  async function opened() {
    const parts = setUp(makeToken({ name: 'now' }));
    parts.device.claims = readClaims(makeToken({ name: 'before' }));
    parts.identity.fetchToken.mockRejectedValueOnce(unreachable);
    parts.session.start();
    await parts.settle();
    return parts;
  }

  it('the person who was signed in last stays so, and nobody else is', async () => {
    const { session, device } = await opened();
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: null, claims: { name: 'before' } });
    expect(session.getToken()).toBeNull();
    expect(device.claims).not.toBeNull();
  });

  it('asks for a token by itself, when the network is back and for the next call', async () => {
    const later = await opened();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(later.session.getState()).toMatchObject({ claims: { name: 'now' } });
    const back = await opened();
    back.hear.back?.();
    await back.settle();
    expect(back.session.getToken()).not.toBeNull();
    const calling = await opened();
    expect(await calling.session.tokenForCall()).toBe(calling.session.getToken());
    expect(calling.identity.fetchToken).toHaveBeenCalledTimes(2);
  });

  it('goes on asking while nobody answers, and fails the calls', async () => {
    const { session, identity } = await opened();
    identity.fetchToken.mockRejectedValue(unreachable);
    await expect(session.tokenForCall()).rejects.toThrow('Network error');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(identity.fetchToken).toHaveBeenCalledTimes(4);
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: null });
  });

  it.each<[string, (parts: Awaited<ReturnType<typeof opened>>) => unknown]>([
    [
      'the provider says that the session is over',
      ({ identity, session }) => {
        identity.fetchToken.mockResolvedValue(null);
        return session.refreshQuietly();
      },
    ],
    ['they sign out', ({ session }) => session.signOut()],
    ['another tab signs out', ({ hear }) => hear.otherTab?.(false)],
  ])('forgets them once %s', async (_when, happens) => {
    const parts = await opened();
    await happens(parts);
    expect(parts.device.claims).toBeNull();
  });

  it('can be left: nobody is signed in here, and the session ends before a token is asked for again', async () => {
    const left = await opened();
    expect(left.session.signOutHere()).toBe(true);
    expect([left.device.claims, left.marks.at(-1), left.owed.is]).toEqual([null, false, true]);

    const later = setUp();
    later.owed.is = true;
    later.marks.push(false);
    later.identity.signOut.mockRejectedValueOnce(unreachable);
    later.session.start();
    await later.settle();
    expect(later.session.getState()).toEqual({ status: 'signed-out', unsure: true });
    expect(later.session.getToken()).toBeNull();

    later.hear.back?.();
    await later.settle();
    expect(later.identity.signOut).toHaveBeenCalledTimes(2);
    expect(later.owed.is).toBe(false);
    expect(later.session.getState()).toEqual({ status: 'signed-out' });
  });

  it('that was left is not ended for who logs in after it', async () => {
    const { session, owed, identity } = await opened();
    session.signOutHere();
    session.begin(makeToken({ name: 'next' }));
    await session.refreshToken();
    expect(owed.is).toBe(false);
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  it('that was left is not ended for who logs in while its token is asked for', async () => {
    const { session, owed, identity, settle } = setUp();
    owed.is = true;
    const held = Promise.withResolvers<string | null>();
    identity.fetchToken.mockReturnValueOnce(held.promise);
    session.start();
    const next = makeToken({ name: 'next' });
    session.begin(next);
    held.resolve(makeToken({ name: 'left' }));
    await settle();
    expect(identity.signOut).not.toHaveBeenCalled();
    expect(session.getToken()).toBe(next);
  });

  it('that was left ends before a login, once, also while a token is asked for', async () => {
    const { session, owed, identity, settle } = setUp(null);
    owed.is = true;
    const held = Promise.withResolvers<void>();
    identity.signOut.mockReturnValueOnce(held.promise);
    session.start();
    let isOver = false;
    const over = session.endLeftSession().then(() => {
      isOver = true;
    });
    await settle();
    expect(isOver).toBe(false);
    held.resolve();
    await over;
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(owed.is).toBe(false);
    await session.endLeftSession();
    expect(identity.signOut).toHaveBeenCalledTimes(1);
  });

  it('that was left ends before a login in another tab, once', async () => {
    const browser = oneBrowser();
    const [one, other] = [setUp(null, browser), setUp(null, browser)];
    browser.owed.is = true;
    const held = Promise.withResolvers<void>();
    one.identity.signOut.mockReturnValueOnce(held.promise);
    one.session.start();
    await one.settle();
    let isOver = false;
    const over = other.session.endLeftSession().then(() => {
      isOver = true;
    });
    await other.settle();
    expect(isOver).toBe(false);
    held.resolve();
    await over;
    expect(one.identity.signOut).toHaveBeenCalledTimes(1);
    expect(other.identity.signOut).not.toHaveBeenCalled();
  });

  it('that was left keeps a login waiting while nobody answers, and not where the provider refuses', async () => {
    const { session, owed, identity } = setUp(null);
    owed.is = true;
    identity.signOut.mockRejectedValueOnce(unreachable);
    await expect(session.endLeftSession()).rejects.toBe(unreachable);
    identity.signOut.mockRejectedValueOnce(new IdentityError('', 'Failed to sign out user'));
    await session.endLeftSession();
    expect(owed.is).toBe(true);
  });

  it('does not wait for an answer where the device knows that nobody is signed in', async () => {
    const { session, identity, marks, settle } = setUp();
    marks.push(false);
    identity.fetchToken.mockRejectedValue(unreachable);
    session.start();
    await settle();
    expect(session.getState()).toEqual({ status: 'signed-out', unsure: true });
    expect(identity.fetchToken).toHaveBeenCalledTimes(1);
  });

  it('remembers nobody when the answer was a failure', async () => {
    const { session, identity, device, settle } = setUp();
    device.claims = readClaims(makeToken());
    identity.fetchToken.mockRejectedValue(new IdentityError('', 'Broken'));
    session.start();
    await settle();
    expect(session.getState()).toEqual({ status: 'signed-out', unsure: true });
  });
});

describe('refreshing', () => {
  it('happens 300000 ms before the token expires, and again for the next one', async () => {
    const { identity } = await signedIn();
    await vi.advanceTimersByTimeAsync(lifetimeMs - 300_000 - 1);
    expect(identity.fetchToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(identity.fetchToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(lifetimeMs - 300_000);
    expect(identity.fetchToken).toHaveBeenCalledTimes(2);
  });

  it('does not pause for nothing when tokens live shorter than the lead', async () => {
    const { session, identity, settle } = setUp(makeToken({}, 60));
    session.start();
    await settle();
    await vi.advanceTimersByTimeAsync(minute);
    expect(identity.fetchToken.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('happens when the page becomes visible again', async () => {
    const { session, identity, hear, settle } = await signedIn();
    identity.fetchToken.mockResolvedValue(makeToken({ name: 'second' }));
    hear.back?.();
    await settle();
    expect(session.getState()).toMatchObject({ claims: { name: 'second' } });
  });

  it('happens when another tab signs in', async () => {
    const { session, identity, hear, settle } = setUp(null);
    session.start();
    await settle();
    identity.fetchToken.mockResolvedValue(makeToken({ name: 'other tab' }));
    hear.otherTab?.(true);
    await settle();
    expect(session.getState()).toMatchObject({ status: 'signed-in', claims: { name: 'other tab' } });
  });

  it('is one request for all who ask at the same time', async () => {
    const { session, identity } = await signedIn();
    await Promise.all(Array.from({ length: 50 }, () => session.refreshToken()));
    expect(identity.fetchToken).toHaveBeenCalledTimes(1);
  });

  it('signs out when the provider says that nobody is signed in', async () => {
    const { session, identity, marks } = await signedIn();
    identity.fetchToken.mockResolvedValue(null);
    expect(await session.refreshToken()).toBeNull();
    expect(session.getState()).toEqual({ status: 'signed-out' });
    expect(marks.at(-1)).toBe(false);
  });

  it('is logged when it fails, keeps the token at hand and tries again', async () => {
    const { session, identity, hear, log, settle } = await signedIn();
    const before = session.getToken();
    identity.fetchToken.mockRejectedValueOnce(unreachable);
    hear.back?.();
    await settle();
    expect(log).toHaveBeenCalledTimes(1);
    expect(session.getToken()).toBe(before);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(identity.fetchToken).toHaveBeenCalledTimes(2);
  });

  it('rejects for anyone who waits when nobody answers, and yields none when the answer is a failure', async () => {
    const { session, identity } = await signedIn();
    identity.fetchToken.mockRejectedValueOnce(unreachable);
    await expect(session.refreshToken()).rejects.toThrow('Network error.');
    identity.fetchToken.mockRejectedValueOnce(new IdentityError('', 'Broken'));
    expect(await session.refreshToken()).toBeNull();
    expect(session.getState().status).toBe('signed-in');
  });
});

describe('leaving', () => {
  it('follows another tab that signs out, and stops refreshing', async () => {
    const { session, identity, hear } = await signedIn();
    hear.otherTab?.(false);
    expect(session.getState()).toEqual({ status: 'signed-out' });
    await vi.advanceTimersByTimeAsync(lifetimeMs);
    expect(identity.fetchToken).not.toHaveBeenCalled();
  });

  it('is not undone by a refresh that was under way', async () => {
    const { session, identity, hear, settle } = await signedIn();
    identity.fetchToken.mockResolvedValue(makeToken({ name: 'late' }));
    hear.back?.();
    session.end();
    await settle();
    expect(session.getState()).toEqual({ status: 'signed-out' });
  });

  it('ends the provider session of a browser whose token could not be renewed', async () => {
    const { session, identity, marks } = await signedIn();
    session.end();
    expect(identity.signOut).toHaveBeenCalledTimes(1);
    expect(marks.at(-1)).toBe(false);
  });

  it('stays signed in when signing out fails', async () => {
    const { session, identity } = await signedIn();
    identity.signOut.mockRejectedValue(new IdentityError('', 'Failed to sign out user'));
    await expect(session.signOut()).rejects.toThrow('Failed to sign out user');
    expect(session.getState().status).toBe('signed-in');
  });
});

it('begins with a token at hand, whatever an earlier question still answers', async () => {
  const { session, settle } = setUp(null);
  session.start();
  session.begin(makeToken({ name: 'new' }));
  await settle();
  expect(session.getState()).toMatchObject({ status: 'signed-in', claims: { name: 'new' } });
});
