import { offsetPeriods } from '#domain/scheduling/offset-periods.ts';

const dayMs = 86_400_000;

/**
 * The moment (ISO, UTC) at which the clocks of a zone show a time (HH:MM) on a day (YYYY-MM-DD); the first of two where
 * they repeat it. Null where they skip it, and for what is no time.
 */
export function wallMoment(day: string, time: string, zone: string): string | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  const period = offsetPeriods(zone, wall - dayMs, wall + dayMs).find(
    ({ from, to, offset }) => from <= wall - offset && wall - offset < to,
  );
  return period ? new Date(wall - period.offset).toISOString() : null;
}
