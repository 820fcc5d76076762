import type { WallSpan } from './availability.ts';

const MINUTES_OF_DAY = 1440;

/** What is wrong with the hours of one day, in a sentence; null when nothing is. No spans at all are a day off; spans may touch, not overlap. */
export function spansProblem(spans: WallSpan[]): string | null {
  const inOrder = [...spans].sort((a, b) => a.fromMinute - b.fromMinute);
  for (const [index, span] of inOrder.entries()) {
    if (!isMinute(span.fromMinute) || !isMinute(span.toMinute)) return 'Times are whole minutes from 00:00 to 24:00.';
    if (span.fromMinute >= span.toMinute)
      return `${describe(span)} has to end after it begins. Hours past midnight go on with 00:00 of the next day.`;
    const previous = inOrder[index - 1];
    if (previous && span.fromMinute < previous.toMinute) return `${describe(previous)} and ${describe(span)} overlap.`;
  }
  return null;
}

const isMinute = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute <= MINUTES_OF_DAY;

const describe = ({ fromMinute, toMinute }: WallSpan) => `${wallTime(fromMinute)} to ${wallTime(toMinute)}`;

/** "09:30" for 570; 1440 is "24:00". */
function wallTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
