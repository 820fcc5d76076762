import type { AlternativeFacts } from '#domain/validation/intake.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { objectionsToFigures } from '#domain/validation/sanity-objections.ts';
import type { Column, PrintParts } from '../../../print/parts.ts';
import { wordDay } from '../../../print/wording.ts';
import { wordFigure, wordMoney } from './wording.ts';

export function caseAgainst<N>(parts: PrintParts<N>, { caseAgainst: objections }: ValidationReport): N {
  return parts.section(
    'Strongest case against',
    ...objections.map(({ rule, text }) => parts.item(`${text} (${rule})`)),
  );
}

const competitorKinds = { alternative: 'Alternative', workaround: 'Today’s workaround', nothing: 'Always possible' };

export function competitors<N>(parts: PrintParts<N>, { competitors: all }: ValidationReport): N {
  return parts.section(
    'Competitors',
    ...all.map(({ kind, name, link, ...facts }) =>
      parts.stack(
        { marginBottom: 2 },
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
  return parts.section(
    'Market size, counted from the bottom up',
    parts.table(
      factorColumns,
      market.factors.map(({ label, value, source }) => [label, value ?? 'not given', source]),
    ),
    parts.stack(
      { marginTop: 6 },
      parts.table(
        sizeColumns,
        market.lines.map(({ label, product, amount }) => [label, product, wordMoney(amount)]),
      ),
    ),
    parts.text(`Customers in three years: ${wordFigure(market.somCustomers, '')}`),
  );
}

const economicsColumns: Column[] = [
  { header: 'Figure', width: 0.26 },
  { header: 'Formula', width: 0.42 },
  { header: 'Value', width: 0.32, align: 'right' },
];

export function unitEconomics<N>(parts: PrintParts<N>, report: ValidationReport): N {
  const { unitEconomics: economics } = report;
  const { formulas } = economics;
  const capped = economics.lifetimeCapped ? ' (capped)' : '';
  return parts.section(
    'Unit economics',
    parts.table(economicsColumns, [
      ['Contribution per unit', formulas.contribution, wordMoney(economics.contribution)],
      ['Margin', formulas.marginPercent, wordFigure(economics.marginPercent, '%')],
      ['Contribution a month', formulas.monthlyContribution, wordMoney(economics.monthlyContribution)],
      ['Lifetime', formulas.lifetimeMonths, wordFigure(economics.lifetimeMonths, ` months${capped}`)],
      ['Lifetime value (LTV)', formulas.ltv, wordMoney(economics.ltv)],
      ['Cost to win one (CAC)', '', wordMoney(economics.acquisitionCost)],
      ['LTV to CAC', formulas.ltvToCac, wordFigure(economics.ltvToCac, '')],
      ['Payback', formulas.paybackMonths, wordFigure(economics.paybackMonths, ' months')],
    ]),
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
  return parts.section(
    'Lean canvas, in your own words',
    ...rows.map((boxes) =>
      parts.row(
        ...boxes.map(({ title, lines }) =>
          parts.stack(
            { flex: 1, borderWidth: 0.5, padding: 6, marginBottom: 8 },
            parts.bold(title),
            ...boxLines(lines).map((line) => parts.text(line, { fontSize: 8 })),
          ),
        ),
      ),
    ),
  );
}
