import { expect, it, vi } from 'vitest';
import { type AdminBooking, moveBookingByOperator } from '#contract/bookings/admin.ts';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { offline } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { heldBooking } from '#tests/components/samples.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { MoveForm } from './move-form.tsx';

const booking: AdminBooking = {
  ...heldBooking,
  status: 'in_progress',
  stage: 'confirmed',
  founder: { uid: 'u1', name: 'Ada Okafor', email: 'ada@cairn.example', emailVerified: true },
  can: {
    confirm: false,
    reject: false,
    complete: false,
    markFounderAbsent: false,
    markAdviserAbsent: false,
    cancel: true,
    move: true,
  },
};

async function open() {
  const onDone = vi.fn();
  const screen = await show(<MoveForm booking={booking} onDone={onDone} />, {
    at: paths.admin.booking(booking.id),
    as: { roles: ['user', 'admin'] },
  });
  return {
    ...screen,
    onDone,
    why: screen.getByLabelText('Why?'),
    time: screen.getByLabelText('Time', { exact: true }),
  };
}

it('keeps the reason and the time until the booking is moved', async () => {
  api.on(listAdvisers, { items: [] });
  api.on(listFreeTimes, offline);
  api.on(moveBookingByOperator, offline, booking);
  const first = await open();
  await first.why.fill('The adviser is ill');
  await first.time.fill('15:30');
  await first.unmount();

  const again = await open();
  await expect.element(again.why).toHaveValue('The adviser is ill');
  await expect.element(again.time).toHaveValue('15:30');
  const press = () => again.getByRole('button', { name: 'Move to this time' }).click();
  await press();
  await expect.element(again.getByRole('alert')).toBeVisible();
  await expect.element(again.why).toHaveValue('The adviser is ill');
  await press();
  await expect.poll(() => again.onDone.mock.calls.length).toBe(1);
  expect(api.calls(moveBookingByOperator).at(-1)?.body).toMatchObject({ reason: 'The adviser is ill' });
  await again.unmount();

  const later = await open();
  await expect.element(later.why).toHaveValue('');
});
