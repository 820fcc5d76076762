import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Button } from './button.tsx';

function SlowForm({ onSubmit }: { onSubmit: () => void }) {
  const [isSaving, setSaving] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSaving(true);
      }}
    >
      <TextField name="name" label="Name" />
      <Button type="submit" loading={isSaving}>
        Save
      </Button>
    </form>
  );
}

it('keeps the focus while it is loading, and does nothing meanwhile', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<SlowForm onSubmit={onSubmit} />);
  await screen.getByRole('button', { name: 'Save' }).click();
  const loading = screen.getByRole('button', { name: 'Processing...' });
  await expect.element(loading).toHaveFocus();
  await expect.element(loading).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter} ');
  await screen.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
