import type { CanvasBox } from '#domain/validation/canvas.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { cx } from '#ui/class-names.ts';
import { ReportSection } from './report-section.tsx';

/** Where each box of the canvas lies on a wide screen: the usual drawing of five columns. */
const places: Record<string, string> = {
  problem: 'lg:row-span-2',
  solution: 'lg:col-start-2 lg:row-start-1',
  metrics: 'lg:col-start-2 lg:row-start-2',
  value: 'lg:col-start-3 lg:row-start-1 lg:row-span-2',
  edge: 'lg:col-start-4 lg:row-start-1',
  channels: 'lg:col-start-4 lg:row-start-2',
  segments: 'lg:col-start-5 lg:row-start-1 lg:row-span-2',
};

/** The lean canvas, filled from the answers in the founder's own words. */
export function CanvasSection({ report: { canvas } }: { report: ValidationReport }) {
  const foot = canvas.filter(({ key }) => key === 'costs' || key === 'revenue');
  return (
    <ReportSection id="canvas" lead="Your answers on one page. Nothing is added to them.">
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {canvas
            .filter((box) => !foot.includes(box))
            .map((box) => (
              <Box key={box.key} box={box} className={places[box.key]} />
            ))}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          {foot.map((box) => (
            <Box key={box.key} box={box} />
          ))}
        </div>
      </div>
    </ReportSection>
  );
}

function Box({ box, className }: { box: CanvasBox; className?: string }) {
  return (
    <div className={cx('min-w-0 rounded-control border border-line bg-surface p-3', className)}>
      <h3 className="text-sm font-semibold">{box.title}</h3>
      {box.lines.length === 0 ? (
        <p className="text-sm text-stone">Not answered yet</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1.5 text-sm">
          {box.lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
