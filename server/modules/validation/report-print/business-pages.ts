import { formatPlainMoney, type Money, withPlainAmounts } from '#domain/money/money.ts';
import type { CanvasBox } from '#domain/validation/canvas.ts';
import { type Figure, monthsWords } from '#domain/validation/figure.ts';
import type { AlternativeFacts } from '#domain/validation/intake.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { listed, shortLine } from '#domain/validation/safe-text.ts';
import { objectionsToFigures } from '#domain/validation/sanity-objections.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { wordDay } from '../../../print/wording.ts';
import { wordMoney } from './wording.ts';

export function caseAgainst<N>(parts: PrintParts<N>, { caseAgainst: objections }: ValidationReport): N {
  return parts.section('Strongest case against', ...objections.map(({ text }) => parts.item(withPlainAmounts(text))));
}

const competitorKinds = { alternative: 'Alternative', workaround: 'What they do today', nothing: 'Always possible' };

export function competitors<N>(parts: PrintParts<N>, { competitors: all }: ValidationReport): N {
  return parts.section(
    'Competitors',
    ...all.map(({ kind, name, link, ...facts }) =>
      parts.keep(
        parts.item(`${name} (${competitorKinds[kind].toLowerCase()})`),
        ...factLines(facts).map((line) => parts.stack({ marginLeft: 10 }, parts.text(line))),
        ...(link ? [parts.stack({ marginLeft: 10 }, parts.link(link, link))] : []),
      ),
    ),
  );
}

/** What the founder found out about a competitor. */
function factLines({ price, complaint, difference, seenOn }: AlternativeFacts): string[] {
  return [
    price ? [`Price: ${price}`] : [],
    complaint ? [`Customers complain of: ${complaint}`] : [],
    difference ? [`How this differs: ${difference}`] : [],
    seenOn ? [`Seen on ${wordDay(seenOn)}`] : [],
  ].flat();
}

const factorColumns: Column[] = [
  { header: 'Factor', width: 0.36 },
  { header: 'Value', width: 0.24, align: 'right' },
  { header: 'Source', width: 0.4 },
];
const sizeColumns: Column[] = [
  { header: 'Market', width: 0.32 },
  { header: 'Product of its factors', width: 0.4 },
  { header: 'Size', width: 0.28, align: 'right' },
];

export function marketSize<N>(parts: PrintParts<N>, { market }: ValidationReport): N {
  const factors = market.factors.flatMap(({ label, value, source }) =>
    value === null ? [] : [[label, value, source]],
  );
  const lines = market.lines.filter(({ amount }) => amount.value !== null);
  const missing = market.factors.filter(({ value }) => value === null).map(({ label }) => label);
  return parts.section(
    'Market size, counted from the bottom up',
    ...(factors.length > 0 ? [parts.table(factorColumns, factors)] : []),
    ...(missing.length > 0 ? [parts.small(`Not given: ${listed(missing)}.`)] : []),
    ...(lines.length > 0
      ? [
          parts.stack(
            { marginTop: 6 },
            parts.table(
              sizeColumns,
              lines.map(({ label, product, amount }) => [label, product, wordMoney(amount)]),
            ),
          ),
        ]
      : []),
    ...(market.somCustomers.value === null
      ? []
      : [parts.text(`Customers in three years: ${market.somCustomers.value}`)]),
  );
}

const economicsColumns: Column[] = [
  { header: 'Figure', width: 0.26 },
  { header: 'Formula', width: 0.42 },
  { header: 'Value', width: 0.32, align: 'right' },
];

export function unitEconomics<N>(parts: PrintParts<N>, report: ValidationReport): N {
  const { unitEconomics: economics, firstCapital: first } = report;
  const { formulas } = economics;
  const capped = economics.lifetimeCapped ? ' (capped)' : '';
  const money = (label: string, formula: string, figure: Figure<Money>) => ({
    label,
    formula,
    figure: figure.value && formatPlainMoney(figure.value),
  });
  const number = (label: string, formula: string, { value }: Figure<string>, unit: string) => ({
    label,
    formula,
    figure: value === null ? null : `${value}${unit}`,
  });
  const all = [
    money('Contribution per unit', formulas.contribution, economics.contribution),
    number('Margin', formulas.marginPercent, economics.marginPercent, '%'),
    money('Contribution a month', formulas.monthlyContribution, economics.monthlyContribution),
    number('Lifetime', formulas.lifetimeMonths, economics.lifetimeMonths, ` months${capped}`),
    money('Lifetime value (LTV)', formulas.ltv, economics.ltv),
    money('Cost to win one (CAC)', '', economics.acquisitionCost),
    number('LTV to CAC', formulas.ltvToCac, economics.ltvToCac, ''),
    number('Payback', formulas.paybackMonths, economics.paybackMonths, ' months'),
  ];
  const purchase = first && [
    ['First purchase', first.what, formatPlainMoney(first.cost)],
    ['Payback of that', first.formula, monthsWords(first.paybackMonths)],
  ];
  const given = all.flatMap(({ label, formula, figure }) => (figure === null ? [] : [[label, formula, figure]]));
  const rows = [...given, ...(purchase ?? [])];
  const missing = all.filter(({ figure }) => figure === null).map(({ label }) => label);
  return parts.section(
    'Unit economics',
    ...(rows.length > 0 ? [parts.table(economicsColumns, rows)] : []),
    ...(missing.length > 0 ? [parts.small(`Not worked out, as figures are missing: ${listed(missing)}.`)] : []),
    ...objectionsToFigures(report.caseAgainst).map(({ text }) => parts.item(text)),
  );
}

const mostLines = 8;

/** Short enough that the three boxes of a row always fit on a page. */
function boxLines(lines: string[]): string[] {
  if (lines.length === 0) return ['Nothing yet'];
  const shown = lines.slice(0, mostLines).map((line) => shortLine(line, 150));
  return lines.length > mostLines ? [...shown, `and ${lines.length - mostLines} more`] : shown;
}

export function leanCanvas<N>(parts: PrintParts<N>, { canvas }: ValidationReport): N {
  const rows = [0, 3, 6].map((start) => canvas.slice(start, start + 3));
  const rowOf = (boxes: CanvasBox[]) =>
    parts.row(
      ...boxes.map(({ title, lines }) =>
        parts.stack(
          { flex: 1, borderWidth: 1, padding: 6, marginBottom: 8 },
          parts.bold(title),
          ...boxLines(lines).map((line) => parts.text(line, { fontSize: 8 })),
        ),
      ),
    );
  return parts.section('Lean canvas, in your own words', ...rows.map(rowOf));
}
