import { type Currency, formatPlainMoney } from '#domain/money/money.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { wordRunway } from '#domain/readiness/runway-words.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { wordDay } from '../../../print/wording.ts';

const monthColumns: Column[] = [
  { header: 'Month', width: 0.2 },
  { header: 'Out', width: 0.2, align: 'right' },
  { header: 'In', width: 0.2, align: 'right' },
  { header: 'Raised', width: 0.2, align: 'right' },
  { header: 'Net burn', width: 0.2, align: 'right' },
];
const mostMonths = 6;

/** Burn and runway, and the months they are taken from. */
export function cash<N>(parts: PrintParts<N>, { cash: reading }: ReadinessReport): N {
  const { currency, months, averagedMonths, averageNetBurnMinor, runway, reason } = reading;
  const rows = currency ? months.slice(-mostMonths).map((month) => monthRow(month, currency)) : [];
  return parts.section(
    'Burn and runway',
    ...(reason ? [parts.text(reason)] : []),
    ...(currency && averageNetBurnMinor !== null
      ? [
          parts.field('Net burn', `${formatPlainMoney({ amountMinor: averageNetBurnMinor, currency })} a month`),
          parts.small(`The average of ${averagedMonths.join(', ')}, without money that was raised.`),
        ]
      : []),
    ...(runway ? [parts.field('Runway', wordRunway(runway, wordDay))] : []),
    ...(rows.length > 0 ? [parts.table(monthColumns, rows)] : []),
    ...(months.length > mostMonths ? [parts.small('The earlier months are in the JSON export.')] : []),
  );
}

type Cash = ReadinessReport['cash'];

function monthRow({ month, outMinor, inMinor, raisedMinor, netBurnMinor }: Cash['months'][number], currency: Currency) {
  const amounts = [outMinor, inMinor, raisedMinor, netBurnMinor];
  return [month, ...amounts.map((amountMinor) => formatPlainMoney({ amountMinor, currency }))];
}

/** A range by published methods, every input shown; a method without a number is left out. */
export function valuation<N>(parts: PrintParts<N>, { valuation: panel }: ReadinessReport): N {
  if (!panel) return parts.section('Valuation range', parts.text('Nothing was entered for a valuation.'));
  const { notes, range } = panel;
  const lines = panel.lines.filter(({ value }) => value.value !== null);
  const left = panel.lines.length - lines.length;
  const leftOut = `${left === 1 ? '1 method has' : `${left} methods have`} no number and ${left === 1 ? 'is' : 'are'} left out.`;
  if (lines.length === 0) return parts.section('Valuation range', parts.text(leftOut));
  return parts.section(
    'Valuation range',
    parts.bold(
      range.value ? `${formatPlainMoney(range.value.low)} to ${formatPlainMoney(range.value.high)}` : range.reason,
    ),
    ...notes.map((note) => parts.small(note)),
    ...(left > 0 ? [parts.text(leftOut)] : []),
    ...lines.map(({ label, basis, value, inputs, formula, source }) =>
      parts.keep(
        parts.bold(`${label}: ${value.value ? `${formatPlainMoney(value.value)} ${bases[basis]}` : ''}`),
        parts.text(inputs.map(inputWords).join('; '), { fontSize: 8 }),
        parts.small(`${formula}. Source: ${source}`),
      ),
    ),
  );
}

type Input = NonNullable<ReadinessReport['valuation']>['lines'][number]['inputs'][number];

const inputWords = ({ label, value, source }: Input) => `${label}: ${value}${source ? ` (${source})` : ''}`;

const bases = { pre_money: 'before the investment', present_value: 'present value' } as const;
