import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { addDays, freeWords, type SlotDay, type SlotWeek, shortWeekday } from './slot-days.ts';

type DayGridProps = {
  weeks: readonly SlotWeek[];
  /** The chosen day. */
  day: string | null;
  dayWords: (day: string) => string;
  onDay: (day: string) => void;
  /** Leads to the week before or after; undefined where there is none. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
};

/** Days as radio buttons, seven in a row, each with how many times are free on it. */
export function DayGrid({ weeks, day, dayWords, onDay, onEarlier, onLater }: DayGridProps) {
  const name = useId();
  const shown = weeks.flatMap((week) => week.days).filter((entry) => entry !== null);
  const start = weeks[0]?.from ?? '';
  const weekdays = start ? Array.from({ length: 7 }, (_, index) => shortWeekday(addDays(start, index))) : [];
  const ends = [...new Set([shown.at(0)?.day, shown.at(-1)?.day])].filter((one) => one !== undefined);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Day</legend>
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="font-display text-lg font-semibold tracking-tight sm:text-xl">
          {ends.map(dayWords).join(' to ')}
        </p>
        <div className="-mr-2 flex shrink-0">
          <IconButton label="Earlier" icon={<ChevronLeft />} held={!onEarlier} onClick={onEarlier} />
          <IconButton label="Later" icon={<ChevronRight />} held={!onLater} onClick={onLater} />
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-sm text-stone sm:gap-1.5">
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week.from} className="grid grid-cols-7 gap-1 sm:gap-1.5">
          {week.days.map((entry, index) =>
            entry ? (
              <DayChoice key={entry.day} {...{ entry, name, dayWords, onDay }} checked={entry.day === day} />
            ) : (
              <span key={weekdays[index]} aria-hidden="true" />
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

type DayChoiceProps = {
  entry: SlotDay;
  name: string;
  checked: boolean;
  dayWords: (day: string) => string;
  onDay: (day: string) => void;
};

function DayChoice({ entry, name, checked, dayWords, onDay }: DayChoiceProps) {
  const count = entry.slots?.length;
  const words = count === undefined ? 'loading' : freeWords(count);
  return (
    <label className={cx(dayClass, count === 0 ? emptyDayClass : freeDayClass)}>
      <input
        type="radio"
        name={name}
        value={entry.day}
        checked={checked}
        onChange={() => onDay(entry.day)}
        aria-label={`${dayWords(entry.day)}, ${words}`}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
      />
      <span aria-hidden="true" className="text-lg leading-none font-semibold tabular-nums">
        {Number(entry.day.slice(8))}
      </span>
      {count === undefined ? (
        <span aria-hidden="true" className="h-4 w-6 animate-pulse rounded-full bg-line" />
      ) : (
        <span aria-hidden="true" className="text-sm leading-tight whitespace-nowrap tabular-nums">
          {count === 0 ? '–' : count}
          {count > 0 && <span className="max-xl:sr-only"> free</span>}
        </span>
      )}
    </label>
  );
}

const dayClass =
  'relative flex min-h-14 flex-col items-center justify-center gap-1 rounded-control border transition-colors ' +
  'has-checked:border-moss has-checked:bg-moss has-checked:text-on-moss ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss ' +
  'forced-colors:has-checked:outline-4';
const freeDayClass = 'border-line bg-surface not-has-checked:text-moss-ink not-has-checked:hover:border-moss';
const emptyDayClass = 'border-transparent not-has-checked:text-stone not-has-checked:hover:border-line';
