import { afterEach, expect, it, vi } from 'vitest';
import { incompleteLink, openLink } from './link.ts';

afterEach(() => vi.unstubAllGlobals());

it('says of a link without its end what to do, and asks the server nothing', async () => {
  vi.stubGlobal('window', { location: { hash: '' } });
  const open = vi.fn();
  expect(await openLink(open)).toEqual({ token: '', failure: incompleteLink });
  expect(open).not.toHaveBeenCalled();
});

it('opens what the token stands for', async () => {
  vi.stubGlobal('window', { location: { hash: '#secret' } });
  expect(await openLink(async (token) => `opened ${token}`)).toEqual({ token: 'secret', opened: 'opened secret' });
});
