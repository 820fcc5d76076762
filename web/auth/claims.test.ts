import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readClaims, waitForClaims } from './claims.ts';
import { makeToken } from './test-token.ts';

describe('reading claims', () => {
  it('reads names in any script', () => {
    expect(readClaims(makeToken({ name: 'Ọláńrewájú 李' }))).toMatchObject({
      name: 'Ọláńrewájú 李',
      roles: ['user', 'founder'],
    });
  });

  it.each(['', 'a.b.c', 'a', makeToken({ roles: ['owner'] as never }), `a.${btoa('null')}.c`])(
    'reads none from %j',
    (token) => {
      expect(readClaims(token)).toBeNull();
    },
  );
});

describe('waiting for claims at login', () => {
  const ready = makeToken();
  const bare = makeToken({ roles: [] });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes the token at hand when it has roles', async () => {
    const fetchToken = vi.fn(async () => ready);
    expect(await waitForClaims(ready, fetchToken)).toBe(ready);
    expect(fetchToken).not.toHaveBeenCalled();
  });

  it('reads again every 50 ms until the roles are there', async () => {
    const fetchToken = vi
      .fn(async () => bare)
      .mockResolvedValueOnce(bare)
      .mockResolvedValueOnce(ready);
    const waiting = waitForClaims(bare, fetchToken);
    await vi.advanceTimersByTimeAsync(49);
    expect(fetchToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(51);
    expect(await waiting).toBe(ready);
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it('gives up after 20 readings', async () => {
    const fetchToken = vi.fn(async () => bare);
    const waiting = waitForClaims(bare, fetchToken);
    await vi.advanceTimersByTimeAsync(19 * 50);
    expect(await waiting).toBeNull();
    expect(fetchToken).toHaveBeenCalledTimes(19);
  });
});
