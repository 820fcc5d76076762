import { Copy, Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { type Span, type SpanProblems, SpanRows } from './span-rows.tsx';
import { weekdayNames } from './weekdays.ts';

type DayHoursProps = {
  /** Its name. */
  day: string;
  spans: Span[];
  problems: SpanProblems;
  onChange: (spans: Span[]) => void;
  /** Gives these days the same hours. */
  onCopy: (weekdays: number[]) => void;
};

const several = [
  { label: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
  { label: 'Every day', days: [1, 2, 3, 4, 5, 6, 7] },
];
const single = Object.entries(weekdayNames).map(([weekday, name]) => ({ label: name, days: [Number(weekday)] }));

/** The hours of one weekday: any number of spans, and a way to give other days the same. */
export function DayHours({ day, spans, problems, onChange, onCopy }: DayHoursProps) {
  const lines = (choices: typeof single) =>
    choices
      .filter(({ label }) => label !== day)
      .map(({ label, days }) => ({ label: `Copy to ${label}`, onSelect: () => onCopy(days) }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 py-3">
      <legend className="sr-only">{day}</legend>
      <div className="flex min-h-11 items-center gap-2">
        <span aria-hidden="true" className="w-24 font-semibold">
          {day}
        </span>
        {spans.length === 0 && <span className="whitespace-nowrap text-stone">No hours</span>}
        <span className="ml-auto flex items-center">
          <Button
            variant="quiet"
            size="small"
            icon={<Plus />}
            disabled={spans.length >= 6}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            Add<span className="sr-only"> hours on {day}</span>
          </Button>
          <Menu
            trigger={<IconButton label={`Copy the hours of ${day}`} icon={<Copy />} />}
            groups={[lines(several), lines(single)]}
          />
        </span>
      </div>
      <SpanRows name={day} spans={spans} problems={problems} onChange={onChange} />
    </fieldset>
  );
}

/** Nine to five at first; after that an hour later than the last end, while the day lasts. */
function nextSpan(spans: Span[]): Span {
  const last = spans.at(-1)?.toMinute;
  if (last === undefined || Number.isNaN(last)) return { fromMinute: 9 * 60, toMinute: 17 * 60 };
  const fromMinute = Math.min(last + 60, 23 * 60);
  return { fromMinute, toMinute: Math.min(fromMinute + 120, 24 * 60) };
}
