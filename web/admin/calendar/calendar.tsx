import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { listAdminBookings } from '#contract/bookings/admin.ts';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { ZoneField } from '../parts/zone-field.tsx';
import { addDays } from '../parts/zone-time.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { daysShown, neighbour } from './calendar-view.ts';
import { DayGrid } from './day-grid.tsx';
import { DayList } from './day-list.tsx';
import { placeBookings } from './place-bookings.ts';
import { useCalendarView } from './use-calendar-view.ts';

/** /m/admin/calendar: everybody's bookings by day or week, in a zone of one's choice. */
export default function Calendar() {
  const [view, show] = useCalendarView();
  const days = daysShown(view);
  const bookings = useQuery(
    adminQuery(listAdminBookings, {
      query: {
        // What began the evening before may reach into the first day.
        from: addDays(days[0] ?? view.date, -1),
        to: days.at(-1) ?? view.date,
        zone: view.zone,
        adviserId: view.adviser ?? undefined,
      },
    }),
  );
  const advisers = useQuery(adminQuery(listAdvisers, {}));
  const region = useRef<HTMLElement>(null);

  const today = zonedDay(Date.now(), view.zone);
  useCalendarKeys(region, {
    ArrowLeft: () => show((shown) => ({ date: neighbour(shown, -1) })),
    ArrowRight: () => show((shown) => ({ date: neighbour(shown, 1) })),
    t: () => show({ date: today }),
    d: () => show({ view: 'day' }),
    w: () => show({ view: 'week' }),
  });

  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Calendar" />
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <ZoneField
          label="Shown in the time of"
          name="zone"
          value={view.zone}
          first={[view.zone, ...(advisers.data?.items.map(({ zone }) => zone) ?? [])]}
          onChange={(event) => show({ zone: event.target.value })}
        />
        <SelectField
          label="Adviser"
          name="adviser"
          value={view.adviser ?? ''}
          placeholder="All advisers"
          options={(advisers.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => show({ adviser: event.target.value || null })}
        />
        <Checkbox
          label="Show cancelled ones too"
          checked={view.cancelled}
          onChange={(event) => show({ cancelled: event.target.checked })}
        />
      </div>
      <section ref={region} aria-label="Bookings" className="flex flex-col gap-4">
        <CalendarBar view={view} today={today} onShow={show} />
        <Loaded query={bookings} what="The calendar">
          {({ items }) => {
            const placed = placeBookings(
              items.filter(({ status }) => view.cancelled || status !== 'cancelled'),
              view.zone,
            );
            return (
              <>
                <DayGrid days={days} today={today} placed={placed} onDay={(date) => show({ view: 'day', date })} />
                <DayList days={days} today={today} placed={placed} />
              </>
            );
          }}
        </Loaded>
      </section>
    </div>
  );
}

/**
 * Keys that move through a calendar. Letters count only while something in it has the focus, arrows also while nothing
 * has; none of them while something is typed or chosen, or with a modifier.
 */
function useCalendarKeys(region: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const act = latest.current[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const { target } = event;
      if (target.closest('input, select, textarea, [role=menu], dialog')) return;
      const isInside = region.current?.contains(target) ?? false;
      const isNowhere = target === document.body || target.id === 'main';
      if (!isInside && !(isNowhere && event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [region]);
}
