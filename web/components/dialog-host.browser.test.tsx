import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { Button } from '#ui/button/button.tsx';
import { askConfirm, showAlert } from './dialog-store.ts';
import { usePageFocus } from './page-focus.ts';

/** A page with two lines that can be removed after a question. */
function Lines() {
  const main = usePageFocus();
  const [lines, setLines] = useState(['January', 'February']);
  const remove = (line: string) =>
    askConfirm({
      title: `Remove ${line}?`,
      text: 'It cannot be undone.',
      confirmLabel: 'Remove line',
      work: async () => setLines((before) => before.filter((one) => one !== line)),
    });
  return (
    <main ref={main} tabIndex={-1}>
      {lines.map((line) => (
        <Button key={line} onClick={() => void remove(line)}>
          {line}
        </Button>
      ))}
      <Button onClick={() => void showAlert('Read this', 'It matters.')}>Tell me</Button>
    </main>
  );
}

it.each([
  ['Cancel', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press on the overlay', () => userEvent.click(document.body, { position: { x: 5, y: 5 } })],
])('gives the focus back after %s', async (_how, close) => {
  const screen = await show(<Lines />);
  const opener = screen.getByRole('button', { name: 'February' });
  await opener.click();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await close();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('gives it to the page when the button that asked is gone', async () => {
  const screen = await show(<Lines />);
  await screen.getByRole('button', { name: 'February' }).click();
  await screen.getByRole('button', { name: 'Remove line' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

it('gives it back after what had to be read', async () => {
  const screen = await show(<Lines />);
  const opener = screen.getByRole('button', { name: 'Tell me' });
  await opener.click();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(opener).toHaveFocus();
});
