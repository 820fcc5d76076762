import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { viewerZone } from '../parts/zone-time.ts';
import { type CalendarView, readView } from './calendar-view.ts';

type Change = Partial<CalendarView> | ((shown: CalendarView) => Partial<CalendarView>);

/** What the calendar shows, kept in the address. Keys may come faster than the address changes: none of them is lost. */
export function useCalendarView(): [CalendarView, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const view = read(address);
  const wanted = useRef(view);
  /** Addresses that were asked for here and have not come yet. */
  const asked = useRef<string[]>([]);

  useEffect(() => {
    const arrived = asked.current.indexOf(address);
    asked.current = arrived < 0 ? [] : asked.current.slice(arrived + 1);
    // Somebody went back, or followed a link.
    if (arrived < 0) wanted.current = read(address);
  }, [address]);

  function show(change: Change) {
    wanted.current = { ...wanted.current, ...(typeof change === 'function' ? change(wanted.current) : change) };
    const next = write(wanted.current);
    if (next.toString() === (asked.current.at(-1) ?? address)) return;
    asked.current.push(next.toString());
    setParams(next, { preventScrollReset: true });
  }
  return [view, show];
}

function read(address: string): CalendarView {
  return readView(new URLSearchParams(address), { now: Date.now(), zone: viewerZone() });
}

function write({ view, date, zone, adviser, cancelled }: CalendarView): URLSearchParams {
  return new URLSearchParams({
    view,
    date,
    zone,
    ...(adviser && { adviser }),
    ...(cancelled && { cancelled: 'true' }),
  });
}
