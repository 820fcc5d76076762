import { type VestingTerms, vestedAfter, vestingSchedule } from '#domain/deals/vesting.ts';
import { Table } from '#ui/table/table.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Day } from '#web/time/date-time.tsx';
import type { VestingDraft } from './cap-table-draft.ts';
import { formatPercent, formatShares } from './figures.ts';
import { WholeField } from './number-fields.tsx';

/** Twenty years: longer is a slip of the keyboard. */
const MOST_MONTHS = 240;

type VestingTabProps = { vesting: VestingDraft; onChange: (vesting: VestingDraft) => void };

/** When shares vest: the cliff, then each year, to the last month. */
export function VestingTab({ vesting, onChange }: VestingTabProps) {
  const set = (part: Partial<VestingDraft>) => onChange({ ...vesting, ...part });
  const terms = readVesting(vesting);
  const cliffTooLong = (vesting.cliff ?? 0) > (vesting.months ?? 0);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <WholeField
          name="vesting-quantity"
          label="Shares that vest"
          value={vesting.quantity}
          onChange={(quantity) => set({ quantity })}
        />
        <TextField
          type="date"
          name="vesting-start"
          label="Vesting starts"
          value={vesting.start}
          onChange={({ target }) => set({ start: target.value })}
        />
        <WholeField
          name="vesting-months"
          label="Vests over"
          unit="months"
          error={(vesting.months ?? 0) > MOST_MONTHS ? `Enter at most ${MOST_MONTHS} months.` : undefined}
          value={vesting.months}
          onChange={(months) => set({ months })}
        />
        <WholeField
          name="vesting-cliff"
          label="Nothing before"
          unit="months"
          error={cliffTooLong ? 'The cliff cannot be longer than the vesting.' : undefined}
          value={vesting.cliff}
          onChange={(cliff) => set({ cliff })}
        />
      </div>
      {terms && <VestingTable terms={terms} />}
      <p className="max-w-measure text-sm text-stone">
        Monthly, in whole shares rounded down; the last month makes up the rest. A month ends on the start’s day, or on
        the last day of a shorter month.
      </p>
    </div>
  );
}

function VestingTable({ terms }: { terms: VestingTerms }) {
  const { quantity, months, cliff_months: cliff } = terms;
  const yearly = Array.from({ length: Math.floor(months / 12) }, (_, index) => 12 * (index + 1));
  const marks = [...new Set([cliff, ...yearly, months])].filter((mark) => mark >= cliff).toSorted((a, b) => a - b);
  const { dates } = vestingSchedule({ ...terms, list_dates: marks });
  return (
    <Table
      caption="Shares vested by date"
      columns={[
        { key: 'date', label: 'On' },
        { key: 'month', label: 'Month', align: 'end' },
        { key: 'vested', label: 'Vested', align: 'end' },
        { key: 'share', label: 'Of all', align: 'end' },
      ]}
      rows={marks.map((mark, index) => {
        const vested = vestedAfter(terms, mark);
        return {
          id: String(mark),
          date: <Day value={dates[index] ?? terms.start} />,
          month: String(mark),
          vested: formatShares(vested),
          share: formatPercent(vested / quantity),
        };
      })}
    />
  );
}

/** Null while something is missing or cannot be. */
function readVesting({ quantity, start, months, cliff }: VestingDraft): VestingTerms | null {
  if (!quantity || !months || !start || cliff === null || !(cliff <= months) || months > MOST_MONTHS) return null;
  const terms = { quantity, start, months, cliff_months: cliff };
  try {
    vestingSchedule({ ...terms, as_of: [start] });
    return terms;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
