import { afterEach, expect, it, vi } from 'vitest';
import { incompleteLink, openLink } from './link.ts';

afterEach(() => vi.unstubAllGlobals());

const token = 'x'.repeat(43);

it.each(['', token.slice(1), `${token}x`])(
  'says of the link #%s what to do, and asks the server nothing',
  async (cut) => {
    vi.stubGlobal('window', { location: { hash: `#${cut}` } });
    const open = vi.fn();
    expect(await openLink(open)).toEqual({ token: cut, failure: incompleteLink });
    expect(open).not.toHaveBeenCalled();
  },
);

it('opens what the token stands for', async () => {
  vi.stubGlobal('window', { location: { hash: `#${token}` } });
  expect(await openLink(async (given) => `opened ${given}`)).toEqual({ token, opened: `opened ${token}` });
});
