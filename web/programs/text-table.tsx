import type { Block, Span } from '#contract/programs/text.ts';
import { cx } from '#ui/class-names.ts';
import { Sideways } from '#ui/sideways/sideways.tsx';
import { type Inline, inOrder } from './text-parts.ts';

type TextTableBlock = Extract<Block, { kind: 'table' }>;

/**
 * A table of a lesson. Lines break between words, and never in a word or a figure. One that a phone is too narrow for has each of
 * its rows as a list there; in large text a table may scroll.
 */
export function TextTable({ table, inline }: { table: TextTableBlock; inline: Inline }) {
  const unfolds = isWide(table);
  // Roles, because laying a table out as lists takes its meaning away in some browsers.
  const role = (name: string) => (unfolds ? name : undefined);
  return (
    <Sideways label={`Table: ${textOf(table.head[0] ?? [])}`} className="rounded-card border border-line">
      <table role={role('table')} className={cx('w-full border-collapse text-base', unfolds && 'max-sm:block')}>
        <thead role={role('rowgroup')} className={cx(unfolds && 'max-sm:sr-only')}>
          <tr role={role('row')}>
            {inOrder(table.head, (spans) => (
              <th
                role={role('columnheader')}
                scope="col"
                className="border-b border-line px-3 py-2 text-left font-semibold"
              >
                {inline(spans)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')} className={cx(unfolds && 'max-sm:block')}>
          {inOrder(table.rows, (row) => (
            <tr
              role={role('row')}
              className={cx(
                'border-b border-line last:border-b-0',
                unfolds && 'max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:p-3',
              )}
            >
              {inOrder(row, (spans, index) => (
                <td
                  role={role('cell')}
                  className={cx(
                    'px-3 py-2 align-top',
                    isFigure(spans) && 'whitespace-nowrap',
                    unfolds && 'max-sm:p-0',
                    unfolds && (index === 0 ? 'max-sm:font-semibold' : linedUp),
                  )}
                >
                  {unfolds && index > 0 && (
                    <span aria-hidden="true" className="text-sm whitespace-normal text-stone sm:hidden">
                      {textOf(table.head[index] ?? [])}
                    </span>
                  )}
                  <span className="min-w-0">{inline(spans)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

const linedUp = 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-baseline max-sm:gap-x-3';

/** What fits beside each other on a phone of 360 px, in letters; what stands around a column takes as much as some more. */
const PHONE_LETTERS = 37;
const AROUND_LETTERS = 2.8;

/** Whether the longest words of its columns do not fit beside each other on a phone. */
function isWide({ head, rows }: TextTableBlock): boolean {
  const longest = head.map((_, index) =>
    Math.max(...[head, ...rows].map((row) => longestPart(row[index] ?? []) + AROUND_LETTERS)),
  );
  return longest.reduce((sum, letters) => sum + letters, 0) > PHONE_LETTERS;
}

/** How many letters of a cell stay on one line. */
function longestPart(spans: readonly Span[]): number {
  const text = textOf(spans);
  const parts = isFigure(spans) ? [text] : text.split(/[\s\p{Dash_Punctuation}]+/u);
  return Math.max(...parts.map(({ length }) => length));
}

const textOf = (spans: readonly Span[]) => spans.map((span) => (span.kind === 'source' ? '' : span.text)).join('');

/** Whether a cell holds figures with their signs, such as "₦4,540", "1.5% + ₦100" or "30 → 4", and no word. */
const isFigure = (spans: readonly Span[]) => /^(?=.*\d)[\d\s\p{Sc}.,:%+=×x÷/→−–-]+$/u.test(textOf(spans));
