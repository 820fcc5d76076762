import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Menu } from './menu.tsx';

const rename = vi.fn();
const remove = vi.fn();

function Actions() {
  const [asking, setAsking] = useState(false);
  return (
    <main>
      <Menu
        trigger={<Button>Actions</Button>}
        heading="Cold storage"
        groups={[
          [
            { label: 'Open', href: '/m/notifications' },
            { label: 'Rename', onSelect: rename },
            { label: 'Share', onSelect: () => undefined, disabled: true },
          ],
          [
            { label: 'Ask first', onSelect: () => setAsking(true) },
            { label: 'Delete', onSelect: remove, danger: true },
          ],
        ]}
      />
      <Dialog open={asking} onOpenChange={setAsking} title="Sure?">
        <p>It cannot be undone.</p>
      </Dialog>
    </main>
  );
}

/** Shows the menu, opened by the keyboard. */
async function open() {
  const screen = await show(<Actions />);
  const button = screen.getByRole('button', { name: 'Actions' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  return { ...screen, button };
}

const isOn = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name);

beforeEach(() => {
  rename.mockClear();
  remove.mockClear();
});

it('goes through its lines by arrows, Home, End and first letters, past what is disabled', async () => {
  await open();
  await isOn('Open');
  for (const [key, line] of [
    ['{ArrowDown}', 'Rename'],
    ['{ArrowDown}', 'Ask first'],
    ['{ArrowUp}', 'Rename'],
    ['{End}', 'Delete'],
    ['{ArrowDown}', 'Delete'],
    ['{Home}', 'Open'],
    ['r', 'Rename'],
  ] as const) {
    await userEvent.keyboard(key);
    await isOn(line);
  }
});

it('says which of its lines is disabled, and in which groups they stand', async () => {
  const { getByRole, getByText, button } = await open();
  await expect.element(getByRole('menuitem', { name: 'Share' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(getByRole('menuitem', { name: 'Rename' })).not.toHaveAttribute('aria-disabled');
  expect(
    getByRole('group')
      .elements()
      .map((group) => group.textContent),
  ).toEqual(['OpenRenameShare', 'Ask firstDelete']);
  await expect.element(getByText('Cold storage')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  // Within the landmark of its button: outside, a screen reader would find it nowhere.
  expect(getByRole('menu').element().closest('main')).not.toBeNull();
});

it('closes on Escape, does nothing, and gives the focus back', async () => {
  const { getByRole, button } = await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(rename).not.toHaveBeenCalled();
});

it('acts once on what was chosen, when it is closed and its button has the focus', async () => {
  const { getByRole, button } = await open();
  await getByRole('menuitem', { name: 'Rename' }).click();
  await expect.poll(() => rename.mock.calls).toHaveLength(1);
  await expect.element(getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('menu')).not.toBeInTheDocument();
  expect(rename).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
});

it('gives the focus back to its button from a dialog that a choice opened', async () => {
  const { getByRole, button } = await open();
  await getByRole('menuitem', { name: 'Ask first' }).click();
  await expect.element(getByRole('dialog', { name: 'Sure?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

it('leads to another page by a line that is a link', async () => {
  const { getByRole, location } = await open();
  await getByRole('menuitem', { name: 'Open' }).click();
  await expect.poll(location).toBe('/m/notifications');
});
