import { expect, it } from 'vitest';
import { confirmationWords } from './confirmation-words.ts';

const startsAt = '2026-11-24T09:00:00.000Z';
const hoursBefore = (hours: number) => Date.parse(startsAt) - hours * 3_600_000;
const booking = {
  stage: 'confirmed',
  startsAt,
  meeting: { kind: 'phone' },
  needsConfirmation: false,
  cancellation: null,
} as const;

it.each([
  [30, ['We remind you 24 hours before and 1 hour before.']],
  [24, ['We remind you 1 hour before.']],
  [5, ['We remind you 1 hour before.']],
  [1, []],
])('%i hours before promises only the reminders that are still to come', (hours, promised) => {
  const { next } = confirmationWords(booking, { isVerified: true, now: hoursBefore(hours) });
  expect(next.filter((step) => step.includes('remind'))).toEqual(promised);
});

it('promises no mail to an address that is not verified', () => {
  for (const stage of ['confirmed', 'awaiting_transfer', 'awaiting_confirmation'] as const) {
    const wordsFor = (isVerified: boolean) =>
      confirmationWords({ ...booking, stage }, { isVerified, now: hoursBefore(30) }).next.join(' ');
    expect(wordsFor(true)).toMatch(/on its way to your e-mail address|here and by e-mail/);
    expect(wordsFor(false)).toContain('No e-mail reaches you until your address is verified');
    expect(wordsFor(false)).not.toMatch(/on its way|by e-mail/);
  }
});
