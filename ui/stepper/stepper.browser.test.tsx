import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { Stepper } from './stepper.tsx';

const at = '/m/founder/overview';
const steps = ['idea', 'price'].map((name) => ({
  label: `The ${name}`,
  state: 'todo' as const,
  href: `${at}?${name}`,
}));

function Form() {
  const { search } = useLocation();
  return <Stepper steps={steps} current={search === '?price' ? 1 : 0} />;
}

it('folds the list of all steps on a phone once one is chosen', async () => {
  await page.viewport(...phone);
  const screen = await show(<Form />, { at });
  await screen.getByText('All steps').click();
  await screen.getByRole('link', { name: 'The price' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Step 2 of 2: The price' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The price' }).elements()).toHaveLength(0);
});
