import { withPlainAmounts } from '#domain/money/money.ts';
import type { CanvasBox } from '#domain/validation/canvas.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link/link.tsx';
import { OutlineSection } from './outline-section.tsx';

type LeanCanvasProps = { canvas: readonly CanvasBox[]; linkTo: (field: IntakeKey) => string };

/** Where each box sits on the usual sheet: ten columns, two rows and a foot. */
const places: Record<string, string> = {
  problem: 'lg:col-span-2 lg:row-span-2',
  solution: 'lg:col-span-2 lg:col-start-3 lg:row-start-1',
  metrics: 'lg:col-span-2 lg:col-start-3 lg:row-start-2',
  value: 'lg:col-span-2 lg:col-start-5 lg:row-span-2 lg:row-start-1',
  edge: 'lg:col-span-2 lg:col-start-7 lg:row-start-1',
  channels: 'lg:col-span-2 lg:col-start-7 lg:row-start-2',
  segments: 'lg:col-span-2 lg:col-start-9 lg:row-span-2 lg:row-start-1',
  costs: 'lg:col-span-5 lg:row-start-3',
  revenue: 'lg:col-span-5 lg:col-start-6 lg:row-start-3',
};

/** The idea on one sheet, in the founder's own words: a list on a phone, the usual nine boxes where there is room. */
export function LeanCanvasSection({ canvas, linkTo }: LeanCanvasProps) {
  return (
    <OutlineSection id="canvas" lead="Your answers on one sheet, in your own words. Nothing is added to them.">
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-10">
        {canvas.map(({ key, title, lines, from }) => (
          <div key={key} className={cx('flex min-w-0 flex-col gap-2 bg-surface p-4 text-sm', places[key])}>
            <h3 className="text-base font-semibold">{title}</h3>
            {lines.length > 0 ? (
              <ul className="flex flex-col gap-2 wrap-break-word">
                {lines.map((line) => (
                  <li key={line}>{withPlainAmounts(line)}</li>
                ))}
              </ul>
            ) : (
              <p className="text-stone">
                Nothing yet.{' '}
                {from[0] && (
                  <TextLink href={linkTo(from[0])} className="print:hidden">
                    Answer this
                  </TextLink>
                )}
              </p>
            )}
          </div>
        ))}
      </div>
    </OutlineSection>
  );
}
