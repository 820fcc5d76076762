import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addAssumption } from '#contract/validation/validation.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { OwnAssumptionDialog } from '../founder/startup-assistant/validation/assumptions/own-assumption-dialog.tsx';

const statement = 'Drivers will carry the crates without extra pay';

/** The dialog behind its button, as a page has it. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <OwnAssumptionDialog ideaId="i1" open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function opened(as?: { sub: string }) {
  const screen = await show(<Page />, { as });
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  return { ...screen, said: screen.getByLabelText('What must be true?') };
}

it('brings back what was typed after Escape, and starts again when asked', async () => {
  const screen = await opened();
  await screen.said.fill(statement);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.said).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.said).toHaveValue(statement);
  await expect.element(screen.getByText('What you typed earlier is back')).toBeVisible();
  await screen.getByRole('button', { name: 'Start again' }).click();
  await expect.element(screen.said).toHaveValue('');
  await expect.element(screen.getByText('What you typed earlier is back')).not.toBeInTheDocument();
});

it('brings it back after the page was left, to the same member alone', async () => {
  const first = await opened();
  await first.said.fill(statement);
  await first.go('/m/founder/programs');
  await first.unmount();
  const other = await opened({ sub: 'u2' });
  await expect.element(other.said).toHaveValue('');
  await other.unmount();
  const again = await opened();
  await expect.element(again.said).toHaveValue(statement);
});

it('keeps it when the server cannot be reached, and forgets it once it is saved', async () => {
  api.on(addAssumption, offline, {
    revision: 2,
    assumption: { id: 'A1', class: 'desirability', statement, importance: 3, reason: 'They said so' },
  });
  const screen = await opened();
  await screen.said.fill(statement);
  await screen.getByLabelText('Why is it that important?').fill('They said so');
  const save = screen.getByRole('button', { name: 'Add assumption' });
  await save.click();
  await expect.element(screen.getByText('What you typed is still here', { exact: false })).toBeVisible();
  await save.click();
  await expect.element(screen.said).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.said).toHaveValue('');
});
