import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { paths } from '#web/paths.ts';
import { useCloseOnBack } from './close-on-back.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add what you saw
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Add evidence" />
    </>
  );
}

it('closes what is open on Back, and goes back the next time', async () => {
  const { getByRole, go, location } = await show(<Page />, { at: paths.founder.overview });
  await go(`${paths.founder.overview}?from=somewhere`);
  await getByRole('button', { name: 'Add what you saw' }).click();
  await expect.element(getByRole('dialog')).toBeVisible();
  void go(-1);
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toContain('?from=');
  void go(-1);
  await expect.poll(location).toBe(paths.founder.overview);
});

it('leaves nothing in the history where it is closed otherwise', async () => {
  const { getByRole, go, location } = await show(<Page />, { at: paths.founder.overview });
  await go(`${paths.founder.overview}?from=somewhere`);
  for (let times = 0; times < 2; times += 1) {
    await getByRole('button', { name: 'Add what you saw' }).click();
    await getByRole('button', { name: 'Close' }).click();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  }
  void go(-1);
  await expect.poll(location).toBe(paths.founder.overview);
});
