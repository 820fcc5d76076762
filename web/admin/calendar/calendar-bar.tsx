import { ChevronLeft, ChevronRight } from 'lucide-react';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { type CalendarView, neighbour, titleOf } from './calendar-view.ts';

type CalendarBarProps = { view: CalendarView; today: string; onShow: (change: Partial<CalendarView>) => void };

const shortcuts = [
  ['←', 'The day or week before'],
  ['→', 'The day or week after'],
  ['t', 'Today'],
  ['d', 'Day'],
  ['w', 'Week'],
];

/** Which days are shown, and how to get to others. */
export function CalendarBar({ view, today, onShow }: CalendarBarProps) {
  const unit = view.view;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton
            label={unit === 'day' ? 'The day before' : 'The week before'}
            icon={<ChevronLeft />}
            onClick={() => onShow({ date: neighbour(view, -1) })}
          />
          <Button variant="secondary" size="small" onClick={() => onShow({ date: today })}>
            Today
          </Button>
          <IconButton
            label={unit === 'day' ? 'The day after' : 'The week after'}
            icon={<ChevronRight />}
            onClick={() => onShow({ date: neighbour(view, 1) })}
          />
        </div>
        <h2 aria-live="polite" className="font-display text-xl font-semibold tracking-tight">
          {titleOf(view)}
        </h2>
        <div className="flex gap-1 sm:ml-auto">
          {(['day', 'week'] as const).map((kind) => (
            <Button
              key={kind}
              variant={kind === unit ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={kind === unit}
              onClick={() => onShow({ view: kind })}
            >
              {kind === 'day' ? 'Day' : 'Week'}
            </Button>
          ))}
        </div>
      </div>
      <p className="text-sm text-stone">
        All times are those of {zoneLabel(view.zone, Date.parse(`${view.date}T12:00Z`))}.
      </p>
      <Disclosure summary="Keyboard shortcuts" className="max-lg:hidden">
        <p>They work while the focus is in the calendar, and never while you type.</p>
        <dl className="mt-1 grid grid-cols-[3rem_1fr]">
          {shortcuts.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-sans font-semibold">{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
