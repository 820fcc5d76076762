const minute = 60_000;

/** "14:05" of milliseconds, counted down to "0:00". */
export function leftWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a screen reader says: the words change at five minutes, at one and at the end, so it speaks three times. */
export function announcementAt(ms: number): string {
  if (ms === 0) return 'The time that was held for you has run out.';
  if (ms <= minute) return 'One minute left.';
  return ms <= 5 * minute ? 'Five minutes left.' : '';
}
