import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { CopyAddress } from './copy-address.tsx';

afterEach(() => vi.restoreAllMocks());

const url = 'https://cairn.example/s/0123456789ab';
async function press() {
  const screen = await show(<CopyAddress url={url} label="Ngozi" />);
  await screen.getByRole('button', { name: 'Copy link for Ngozi' }).click();
  return screen;
}

it('copies, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await press();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(url);
});

it('selects the text and says what to do where the browser does not allow it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  const screen = await press();
  await expect.element(screen.getByText('Your browser does not let us copy.', { exact: false })).toBeVisible();
  const { value, selectionStart, selectionEnd } = screen
    .getByLabelText('Link for Ngozi', { exact: true })
    .element() as HTMLInputElement;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(url);
});
