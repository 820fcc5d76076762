import { useAddressParams } from '#web/components/use-address-params.ts';
import { viewerZone } from '../parts/zone-time.ts';
import { type CalendarView, readView } from './calendar-view.ts';

type Change = Partial<CalendarView> | ((shown: CalendarView) => Partial<CalendarView>);

/** What the calendar shows, kept in the address. Keys may come faster than the address changes: none of them is lost. */
export function useCalendarView(): [CalendarView, (change: Change) => void] {
  const [params, changeParams] = useAddressParams();

  function show(change: Change) {
    changeParams((latest) => {
      const shown = read(latest);
      return write({ ...shown, ...(typeof change === 'function' ? change(shown) : change) });
    });
  }
  return [read(params), show];
}

function read(params: URLSearchParams): CalendarView {
  return readView(params, { now: Date.now(), zone: viewerZone() });
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
