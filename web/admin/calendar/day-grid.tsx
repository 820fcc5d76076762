import { showDay } from '#domain/scheduling/show-time.ts';
import { cx } from '#ui/class-names.ts';
import { BookingBlock } from './booking-block.tsx';
import { type DayColumns, type Lane, layOutDays, quartersShown } from './lay-out-days.ts';
import type { PlacedBooking } from './place-bookings.ts';

type DayGridProps = {
  days: readonly string[];
  today: string;
  placed: readonly PlacedBooking[];
  onDay: (day: string) => void;
};

/** As many columns share the width; more than these keep a width in which they can be read. */
const roomy = 9;

/**
 * Days beside each other by the quarter of an hour, each session as high as it is long: a table, so that it reads well
 * without being seen. Phones have the list.
 */
export function DayGrid({ days, today, placed, onDay }: DayGridProps) {
  const shown = placed.filter(({ day }) => days.includes(day));
  const columns = layOutDays(shown, days);
  const lanes = columns.flatMap(({ groups }) => groups.flatMap((group) => group.lanes));
  const firstLanes = new Set(columns.flatMap(({ groups }) => groups.map((group) => group.lanes[0]?.key)));
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface max-lg:hidden">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">Bookings by the quarter of an hour at which they begin</caption>
        <colgroup>
          <col className="w-20" />
          {lanes.map(({ key }) => (
            <col key={key} className={cx(lanes.length > roomy && 'w-24')} />
          ))}
        </colgroup>
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className="sticky left-0 z-20 bg-sunken px-2 py-2 font-semibold text-stone">
              <span className="sr-only">Time</span>
            </th>
            {columns.map(({ day, width }) => (
              <th key={day} scope="colgroup" colSpan={width} className="border-l border-line px-2 py-1 font-semibold">
                <button
                  type="button"
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onDay(day)}
                  className={cx(
                    'min-h-8 rounded-mark px-1.5 hover:bg-moss-wash',
                    day === today ? 'bg-moss text-on-moss hover:bg-moss-hover' : 'text-ink',
                  )}
                >
                  {showDay(day)}
                </button>
              </th>
            ))}
          </tr>
          <AdviserNames columns={columns} />
        </thead>
        <tbody>
          {quartersShown(shown).map((quarter) => (
            <tr key={quarter} className={cx(quarter % 4 === 0 && 'border-t border-line')}>
              <th scope="row" className="sticky left-0 z-20 h-6 bg-surface px-2 font-normal text-stone tabular-nums">
                <span className={cx(quarter % 4 !== 0 && 'sr-only')}>{quarterWords(quarter)}</span>
              </th>
              {lanes.map((lane) => (
                <LaneCell key={lane.key} lane={lane} quarter={quarter} isFirst={firstLanes.has(lane.key)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whose columns they are, where one day is shown. */
function AdviserNames({ columns }: { columns: readonly DayColumns[] }) {
  const groups = columns.flatMap((column) => column.groups);
  if (groups.every(({ adviser }) => adviser === null)) return null;
  return (
    <tr className="border-t border-line">
      <td className="sticky left-0 z-20 bg-sunken" />
      {groups.map(({ key, adviser, lanes }) => (
        <th
          key={key}
          scope="colgroup"
          colSpan={lanes.length}
          className="border-l border-line px-2 py-1.5 font-normal text-stone wrap-anywhere"
        >
          {adviser}
        </th>
      ))}
    </tr>
  );
}

type LaneCellProps = { lane: Lane; quarter: number; isFirst: boolean };

/** What begins in a quarter of an hour, over the quarters that it takes. */
function LaneCell({ lane, quarter, isFirst }: LaneCellProps) {
  const block = lane.blocks.find(({ start, end }) => start <= quarter && quarter < end);
  const line = isFirst && 'border-l border-line';
  if (!block) return <td className={cx('p-0', line)} />;
  if (block.start !== quarter) return null;
  return (
    <td rowSpan={block.end - block.start} className={cx('relative p-0', line)}>
      <BookingBlock placed={block} isInGrid />
    </td>
  );
}

/** "09:15 AM", as times are written everywhere. */
function quarterWords(quarter: number): string {
  const hour = Math.floor(quarter / 4);
  const minutes = String((quarter % 4) * 15).padStart(2, '0');
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
