import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import { Skeleton, SkeletonRegion } from '../skeleton/skeleton.tsx';
import { freeWords, type Slot, type SlotDay } from './slot-days.ts';

const parts = ['Morning', 'Afternoon', 'Evening'] as const;

type TimeListProps = {
  entry: SlotDay;
  dayWords: (day: string) => string;
  /** Names the zone of every time in the list. */
  zone: ReactNode;
  value: string | null;
  onChange: (value: string) => void;
  /** The nearest day with a free time, for a day without one. */
  nearest: SlotDay | null;
  onDay: (day: string) => void;
};

/** The free times of one day as radio buttons, by part of the day; on a day without any, when the next one is. */
export function TimeList({ entry, dayWords, zone, value, onChange, nearest, onDay }: TimeListProps) {
  const { day, slots } = entry;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="font-display text-lg font-semibold tracking-tight sm:text-xl">{dayWords(day)}</h2>
        <p aria-live="polite" className="text-sm text-stone">
          {slots === null ? 'Loading free times...' : capitalise(freeWords(slots.length))}
          {slots !== null && slots.length > 0 && <>, {zone}</>}
        </p>
      </div>
      {slots === null && <TimesToCome />}
      {slots?.length === 0 && (
        <NoTimes dayWords={dayWords} nearest={nearest} isLater={nearest !== null && nearest.day > day} onDay={onDay} />
      )}
      {slots && slots.length > 0 && <Times heading={dayWords(day)} {...{ slots, value, onChange }} />}
    </div>
  );
}

type TimesProps = { heading: string; slots: readonly Slot[]; value: string | null; onChange: (value: string) => void };

function Times({ heading, slots, value, onChange }: TimesProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Time on {heading}</legend>
      {parts.map((part) => {
        const ofPart = slots.filter((slot) => slot.part === part);
        if (ofPart.length === 0) return null;
        return (
          <div key={part} className="flex flex-col gap-2">
            <p className="text-sm font-medium text-stone">{part}</p>
            <div className="grid grid-cols-3 gap-2">
              {ofPart.map((slot) => (
                <label key={slot.value} className={timeClass}>
                  <input
                    type="radio"
                    name={name}
                    value={slot.value}
                    checked={slot.value === value}
                    onChange={() => onChange(slot.value)}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
                  />
                  {slot.label}
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

const timeClass = cx(
  'relative flex min-h-11 items-center justify-center rounded-control border border-control bg-surface px-1 text-center leading-tight',
  'font-medium tabular-nums transition-colors not-has-checked:hover:border-moss not-has-checked:hover:text-moss-ink',
  'has-checked:border-moss has-checked:bg-moss has-checked:text-on-moss',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss forced-colors:has-checked:outline-4',
);

type NoTimesProps = Pick<TimeListProps, 'nearest' | 'dayWords' | 'onDay'> & { isLater: boolean };

function NoTimes({ dayWords, nearest, isLater, onDay }: NoTimesProps) {
  const first = nearest?.slots?.[0];
  if (!nearest || !first) return <p>Nothing is free on the days around it either.</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {isLater ? 'The next free time is' : 'The last free time is'} {dayWords(nearest.day)}, {first.label}.
      </p>
      <Button variant="secondary" size="small" onClick={() => onDay(nearest.day)}>
        Show {dayWords(nearest.day)}
      </Button>
    </div>
  );
}

function TimesToCome() {
  return (
    <SkeletonRegion label="Loading free times...">
      <div className="grid grid-cols-3 gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-11 rounded-control" />
        ))}
      </div>
    </SkeletonRegion>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
