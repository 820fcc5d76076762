import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';

interface PageProps {
  busy?: boolean;
  closeOnOverlay?: boolean;
}

/** A page with a dialog that has a field. */
function Page({ busy, closeOnOverlay }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="A question" busy={busy} closeOnOverlay={closeOnOverlay}>
        <label>
          Your words <input />
        </label>
        <button type="button">Save</button>
      </Dialog>
    </main>
  );
}

/** Shows it with the dialog open. */
async function open(props: PageProps = {}) {
  const screen = await show(<Page {...props} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'A question' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, dialog, opener: screen.getByRole('button', { name: 'Open', includeHidden: true }) };
}

/** A press beside the panel. */
const pressOverlay = () =>
  userEvent.click(document.querySelector('dialog[open]') as Element, { position: { x: 5, y: 5 } });

it('holds the focus: Tab goes round in it, in both directions', async () => {
  const { getByRole } = await open();
  const [first, last] = [getByRole('button', { name: 'Close' }), getByRole('button', { name: 'Save' })];
  (last.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(last).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(getByRole('textbox')).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press on the overlay', pressOverlay],
  ['its close button', () => userEvent.click(document.querySelector('[aria-label="Close"]') as Element)],
])('closes on %s, and gives the focus back', async (_how, close) => {
  const { dialog, opener } = await open();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('stays on a press inside it, and on one that began inside', async () => {
  const { dialog, getByRole } = await open();
  await getByRole('heading', { name: 'A question' }).click();
  await userEvent.dragAndDrop(
    getByRole('heading', { name: 'A question' }),
    document.querySelector('dialog') as Element,
    {
      targetPosition: { x: 5, y: 5 },
    },
  );
  await expect.element(dialog).toBeVisible();
});

it('stays on a press on the overlay where that is not allowed', async () => {
  const { dialog } = await open({ closeOnOverlay: false });
  await pressOverlay();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('cannot be closed while it is busy', async () => {
  const { dialog, getByRole } = await open({ busy: true });
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await pressOverlay();
  await expect.element(dialog).toBeVisible();
  await expect.element(getByRole('button', { name: 'Close' })).toBeDisabled();
});

it('asks with the safe answer in focus, and disables both while it is processing', async () => {
  function Question() {
    const [processing, setProcessing] = useState(false);
    return (
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        title="Delete it?"
        confirmLabel="Delete"
        processing={processing}
        onConfirm={() => setProcessing(true)}
      >
        It cannot be undone.
      </ConfirmDialog>
    );
  }
  const { getByRole } = await show(<Question />);
  const dialog = getByRole('alertdialog', { name: 'Delete it?' });
  await expect.element(dialog).toHaveAccessibleDescription('It cannot be undone.');
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await getByRole('button', { name: 'Delete' }).click();
  await expect.element(getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect.element(getByRole('button', { name: 'Cancel' })).toBeDisabled();
});
