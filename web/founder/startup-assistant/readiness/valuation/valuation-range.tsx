import { formatPlainMoney } from '#domain/money/money.ts';
import type { ValuationLine, ValuationPanel } from '#domain/readiness/valuation.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Table } from '#ui/table/table.tsx';

const columns = [
  { key: 'method', label: 'Method' },
  { key: 'value', label: 'What it gives', align: 'end' },
  { key: 'basis', label: 'What that is' },
] as const;

/** From the lowest to the highest of the methods that gave a number. One without a number is no row. */
export function ValuationRange({ panel: { lines, range, notes } }: { panel: ValuationPanel }) {
  const usable = lines.filter(({ needsAnchor }) => !needsAnchor);
  const valued = usable.filter(({ value }) => value.value !== null);
  return (
    <div className="flex flex-col gap-4">
      {range.value ? (
        <p className="max-w-measure">
          Between{' '}
          <strong className="font-display text-2xl font-semibold tabular-nums">
            {formatPlainMoney(range.value.low)}
          </strong>{' '}
          and{' '}
          <strong className="font-display text-2xl font-semibold tabular-nums">
            {formatPlainMoney(range.value.high)}
          </strong>
          : the methods lie {formatPlainMoney(range.value.spread)} apart.
        </p>
      ) : (
        <Banner title="No range yet">{noRangeLine(lines, usable, valued.length > 0 ? range.reason : null)}</Banner>
      )}
      {valued.length > 0 && (
        <Table
          caption="What each method gives"
          columns={columns}
          rows={valued.map((line) => ({
            id: line.method,
            method: line.label,
            value: valueWords(line),
            basis: line.basis === 'pre_money' ? 'Value before the investment' : 'Present value of what may come',
          }))}
        />
      )}
      <p className="max-w-measure text-sm text-stone">{notes.join(' ')}</p>
    </div>
  );
}

/** The methods that cannot give a number before somebody brings a figure to start from. */
export function needFigure(lines: readonly ValuationLine[]): ValuationLine[] {
  return lines.filter(({ needsAnchor }) => needsAnchor);
}

/** "5 methods need a figure: add one". */
export function figuresLine(lines: readonly ValuationLine[]): string {
  const count = needFigure(lines).length;
  if (count === 0) return 'The methods that you gave a figure';
  return count === 1 ? '1 method needs a figure: add it' : `${count} methods need a figure: add one`;
}

/** Why there is no range: the rules' own reason once a method gave a number, else what comes next. */
function noRangeLine(lines: readonly ValuationLine[], usable: readonly ValuationLine[], reason: string | null): string {
  if (reason !== null) return sentence(reason);
  return usable.length > 0 ? fillInLine(usable) : `${figuresLine(lines)}.`;
}

/** "Now fill in Scorecard or Berkus.": what has a figure to start from and nothing else yet. */
function fillInLine(usable: readonly ValuationLine[]): string {
  const names = usable.map(({ label }) => label);
  const last = names.pop() ?? '';
  return `Now fill in ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}.`;
}

export function valueWords({ value }: ValuationLine): string {
  return value.value ? formatPlainMoney(value.value) : sentence(value.reason);
}

/** "needs an anchor" as a sentence of its own. */
function sentence(reason: string): string {
  const capital = reason.charAt(0).toUpperCase() + reason.slice(1);
  return capital.endsWith('.') ? capital : `${capital}.`;
}
