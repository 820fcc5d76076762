import { type CSSProperties, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { toast } from './toast-store.ts';

beforeEach(() => page.viewport(360, 740));

const save = (style: CSSProperties) => (
  <button type="button" style={style} onClick={() => toast.success('The link is made')}>
    Make a link
  </button>
);
const atHead: CSSProperties = { position: 'fixed', top: 8 };
const atFoot: CSSProperties = { position: 'fixed', bottom: 32, left: 40 };

const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
async function toastBox(): Promise<DOMRect> {
  const list = page.getByRole('list', { name: 'Messages' });
  await expect.element(list).toBeVisible();
  return list.element().getBoundingClientRect();
}

it('stands at the foot of the window', async () => {
  await show(save(atHead));
  await page.getByRole('button', { name: 'Make a link' }).click();
  const box = await toastBox();
  expect(box.top).toBeGreaterThan(600);
  expect(box.bottom).toBeLessThanOrEqual(740);
});

it('goes to the head where it would cover the button that was just used', async () => {
  await show(save(atFoot));
  await page.getByRole('button', { name: 'Make a link' }).click();
  expect((await toastBox()).bottom).toBeLessThan(boxOf('Make a link').top);
});

it('leaves a button in a dialog free as well', async () => {
  await show(
    <Dialog open onOpenChange={() => undefined} title="Ask them to confirm">
      {save({})}
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Make a link' }).click();
  expect((await toastBox()).bottom).toBeLessThan(boxOf('Make a link').top);
});

it('leaves the buttons of a dialog free that opens while it is there', async () => {
  const Opened = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        {save(atHead)}
        <button type="button" style={{ position: 'fixed', top: 80 }} onClick={() => setOpen(true)}>
          Log out everywhere else
        </button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Log out everywhere else?"
          actions={<button type="button">No</button>}
        >
          The other device will have to log in again.
        </Dialog>
      </>
    );
  };
  await show(<Opened />);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect.element(page.getByRole('button', { name: 'No' })).toBeVisible();
  await expect.poll(async () => (await toastBox()).bottom < boxOf('No').top).toBe(true);
});

it.each([
  ['at the foot of the window', 0],
  ['that the padding under a page’s end has lifted', 40],
])('stands above a bar %s', async (_, lift) => {
  await show(
    <>
      {save(atHead)}
      <div data-foot-bar style={{ position: 'fixed', bottom: lift }}>
        <button type="button" style={{ height: 90 }}>
          Add what you saw
        </button>
      </div>
    </>,
  );
  await page.getByRole('button', { name: 'Make a link' }).click();
  const { top, bottom } = await toastBox();
  expect(bottom).toBeLessThanOrEqual(boxOf('Add what you saw').top);
  expect(top).toBeGreaterThan(500 - lift);
});
