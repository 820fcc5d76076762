import { expect, it } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { founderMenu } from '#web/founder/founder-menu.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from './page-title.tsx';

function Named() {
  usePageName('Kasuwa Ledger: report');
  return null;
}

it('titles the document with the name of the page, and with its place in the menu where it has none', async () => {
  const at = paths.founder.idea('i1');
  const screen = await show(<PageTitle menu={founderMenu} />, { at });
  await expect.poll(() => document.title).toBe('Validate Idea · Cairn');
  await screen.unmount();
  await show(
    <>
      <PageTitle menu={founderMenu} />
      <Named />
    </>,
    { at },
  );
  await expect.poll(() => document.title).toBe('Kasuwa Ledger: report · Cairn');
  const titles = [...document.querySelectorAll('head title')].map((title) => title.textContent ?? '');
  expect(titles.filter((title) => title.endsWith('Cairn'))).toEqual(['Kasuwa Ledger: report · Cairn']);
});
