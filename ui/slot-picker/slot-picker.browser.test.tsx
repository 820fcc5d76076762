import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { addDays } from './slot-days.ts';
import { SlotPicker } from './slot-picker.tsx';

const first = '2026-11-24';
const twoWeeks = Array.from({ length: 14 }, (_, index) => ({ day: addDays(first, index), slots: [] }));

it('keeps the focus on Later and Earlier where there is no other week that way, and stays there', async () => {
  await page.viewport(...phone);
  const screen = await show(
    <SlotPicker days={twoWeeks} dayWords={(day) => day} zone="Lagos time" value={null} onChange={() => {}} />,
  );
  for (const [name, shown] of [
    ['Later', '2026-12-01 to 2026-12-07'],
    ['Earlier', '2026-11-24 to 2026-11-30'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    await button.click();
    await expect.element(screen.getByText(shown)).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(shown)).toBeVisible();
  }
});
