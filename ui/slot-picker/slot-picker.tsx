import { type ReactNode, useState } from 'react';
import { DayGrid } from './day-grid.tsx';
import { mondayOf, nearestFreeDay, type SlotDay, toWeeks } from './slot-days.ts';
import { TimeList } from './time-list.tsx';
import { useWeeksShown } from './use-weeks-shown.ts';

type SlotPickerProps = {
  /** Every day from the first that can be booked to the last, in order. */
  days: readonly SlotDay[];
  /** A day as it is headed, such as "Mon 23rd Nov, 2026". */
  dayWords: (day: string) => string;
  /** Names the zone that days and times are in, such as "Lagos time (GMT+1)". */
  zone: ReactNode;
  /** The chosen slot's value. Give the picker the zone as its key: it then opens where the chosen time is in that zone. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Where to open when nothing is chosen; else the first day with a free time. */
  startDay?: string;
  /** Called with the last day on show, to load what is coming. */
  onShow?: (lastDay: string) => void;
};

/** Chooses a day and a time on it: two groups of radio buttons, with the days a week at a time on phones. */
export function SlotPicker({ days, dayWords, zone, value, onChange, startDay, onShow }: SlotPickerProps) {
  const weeksShown = useWeeksShown();
  const firstDay = days[0]?.day ?? '';
  // A single row begins with the first day: on a Sunday, weeks from Monday would show one day only.
  const weeks = toWeeks(days, weeksShown === 1 || !firstDay ? firstDay : mondayOf(firstDay));
  const ofValue = days.find(({ slots }) => slots?.some((slot) => slot.value === value))?.day ?? null;
  const [picked, setPicked] = useState<string | null>(startDay ?? null);
  const [fromWeek, setFromWeek] = useState<number | null>(null);

  const opening = ofValue ?? picked ?? days.find(({ slots }) => slots && slots.length > 0)?.day ?? null;
  const first = Math.min(fromWeek ?? weekOf(opening), Math.max(0, weeks.length - 1));
  const shown = weeks.slice(first, first + weeksShown);
  const inView = shown.flatMap((week) => week.days).filter((entry) => entry !== null);
  const entry =
    inView.find(({ day }) => day === (ofValue ?? picked)) ??
    inView.find(({ slots }) => slots && slots.length > 0) ??
    inView[0];

  function weekOf(day: string | null): number {
    return Math.max(
      0,
      weeks.findIndex((week) => week.days.some((one) => one?.day === day)),
    );
  }

  function chooseDay(day: string) {
    setPicked(day);
    const isInView = inView.some((one) => one.day === day);
    setFromWeek(isInView ? first : weekOf(day));
    if (day !== ofValue) onChange(null);
  }

  function showFrom(week: number) {
    setFromWeek(week);
    const next = weeks.slice(week, week + weeksShown).flatMap((one) => one.days);
    if (ofValue && !next.some((one) => one?.day === ofValue)) onChange(null);
    const last = next.findLast((one) => one !== null);
    if (last) onShow?.(last.day);
  }

  if (!entry) return null;
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
      <DayGrid
        weeks={shown}
        day={entry.day}
        dayWords={dayWords}
        onDay={chooseDay}
        onEarlier={first > 0 ? () => showFrom(first - 1) : undefined}
        onLater={first + weeksShown < weeks.length ? () => showFrom(first + 1) : undefined}
      />
      <TimeList
        key={entry.day}
        entry={entry}
        dayWords={dayWords}
        zone={zone}
        value={value}
        onChange={onChange}
        nearest={nearestFreeDay(days, entry.day)}
        onDay={chooseDay}
      />
    </div>
  );
}
