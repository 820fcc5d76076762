import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { Dropdown, DropdownLinks } from './dropdown.tsx';

const links = [
  { label: 'My Bookings', href: paths.founder.bookings },
  { label: 'Quotes', href: paths.founder.quotes },
];

function Nav() {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav>
      <ul className="flex gap-40">
        <Dropdown label="Consultation" isActive isOpen={isOpen} onOpenChange={setOpen} buttonClass="">
          <p>Talk to us</p>
          <DropdownLinks links={links} onChoose={() => setOpen(false)} />
        </Dropdown>
        <li>
          <button type="button">Elsewhere</button>
        </li>
      </ul>
    </nav>
  );
}

/** Shows it with the mouse away from it. */
async function open() {
  const screen = await show(<Nav />);
  await screen.getByText('Elsewhere').hover();
  const button = screen.getByRole('button', { name: 'Consultation' });
  return { ...screen, button, panel: screen.getByText('Talk to us'), elsewhere: screen.getByText('Elsewhere') };
}

it('opens and closes by Enter and Space', async () => {
  const { button, panel } = await open();
  (button.element() as HTMLElement).focus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(panel).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(panel).not.toBeVisible();
  await expect.element(button).toHaveAttribute('aria-current', 'true');
});

it('closes on Escape from within and gives the focus back, and lets every other key be', async () => {
  const { button, panel, getByRole } = await open();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(getByRole('link', { name: 'My Bookings' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

it('closes when the focus leaves it, and not when it moves within', async () => {
  const { button, panel, getByRole } = await open();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(getByRole('link', { name: 'Quotes' })).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.tab();
  await expect.element(panel).not.toBeVisible();
});

it('opens under the mouse, and a press on its button then does not close it', async () => {
  const { button, panel, elsewhere } = await open();
  await button.hover();
  await expect.element(panel).toBeVisible();
  await button.click();
  await expect.element(panel).toBeVisible();
  await panel.click();
  await expect.element(panel).toBeVisible();
  await elsewhere.hover();
  await expect.element(panel).not.toBeVisible();
});

it('closes when one of its links is chosen', async () => {
  const { button, panel, getByRole, location } = await open();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await getByRole('link', { name: 'Quotes' }).click();
  await expect.poll(location).toBe(paths.founder.quotes);
  await expect.element(panel).not.toBeInTheDocument();
});
