/** Reminders before a session, by how many milliseconds earlier. Source: issue "Consultation", part 4. */
export const REMINDERS = { day: 24 * 3_600_000, hour: 3_600_000 } as const;
export type ReminderKind = keyof typeof REMINDERS;

/** A booking as reminders see it. Moments in milliseconds since 1970 (UTC). */
export type ReminderFacts = {
  startsAt: number;
  /** When the time was last settled, by a confirmation or a move. */
  settledAt: number;
  /** Of the time as it is now: it rises with each move. */
  sequence: number;
  sent: readonly { kind: ReminderKind; sequence: number }[];
  now: number;
};

/**
 * The reminder that is due, or null. Anyone who settled the time within the reminder's own span has just been told and gets
 * none; one that was sent of an earlier time does not count; a late one gives way to the next.
 */
export function dueReminder({ startsAt, settledAt, sequence, sent, now }: ReminderFacts): ReminderKind | null {
  if (now >= startsAt) return null;
  const kind: ReminderKind | null =
    now >= startsAt - REMINDERS.hour ? 'hour' : now >= startsAt - REMINDERS.day ? 'day' : null;
  if (kind === null || settledAt >= startsAt - REMINDERS[kind]) return null;
  return sent.some((one) => one.kind === kind && one.sequence === sequence) ? null : kind;
}
