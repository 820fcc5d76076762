import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { CookieNotice } from './cookie-banner.tsx';

const notice = <CookieNotice asks={false} onAnswer={() => undefined} onChoose={() => undefined} />;
const positionOf = () =>
  getComputedStyle(page.getByRole('region', { name: 'Only necessary cookies' }).element()).position;

it.each([360, 1280])('sticks to the foot of a window %i wide, until the first beliefs have come', async (width) => {
  await page.viewport(width, 740);
  const { unmount } = await show(notice);
  expect(positionOf()).toBe('sticky');
  await unmount();
  await show(
    <>
      <h2 id="first-look">Five things that must be true first</h2>
      {notice}
    </>,
  );
  expect(positionOf()).toBe('static');
});
