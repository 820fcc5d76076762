import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { desktop, phone } from '#tests/components/viewports.ts';
import { Sideways } from './sideways.tsx';

afterEach(() => page.viewport(...desktop));

const wide = <div style={{ width: 600 }}>Twelve months</div>;

it('is a stop of the keyboard only while what it holds is wider than itself', async () => {
  const screen = await show(<Sideways label="Table: months">{wide}</Sideways>);
  const holder = screen.getByRole('region', { name: 'Table: months' });
  await expect.element(holder).not.toHaveAttribute('tabindex');
  await page.viewport(...phone);
  await expect.element(holder).toHaveAttribute('tabindex', '0');
  await page.viewport(...desktop);
  await expect.element(holder).not.toHaveAttribute('tabindex');
});

it('becomes one when what it holds grows', async () => {
  const screen = await show(<Sideways label="Table: months">{wide}</Sideways>);
  const holder = screen.getByRole('region', { name: 'Table: months' });
  await expect.element(holder).not.toHaveAttribute('tabindex');
  screen.getByText('Twelve months').element().setAttribute('style', 'width: 3000px');
  await expect.element(holder).toHaveAttribute('tabindex', '0');
});
