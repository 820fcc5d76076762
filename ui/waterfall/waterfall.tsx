import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export type WaterfallChange = { label: ReactNode; id: string; change: number };
type WaterfallProps = {
  caption: string;
  from: { label: string; value: number };
  to: { label: string; value: number };
  /** In order; from plus all changes is to. */
  changes: readonly WaterfallChange[];
  /** The ends of the scale, 0 to 100 unless given. */
  scale?: [number, number];
};

/** How one value became another, change by change: a table whose rows carry their own bars. */
export function Waterfall({ caption, from, to, changes, scale = [0, 100] }: WaterfallProps) {
  const steps = changes.map((step, index) => {
    const before = from.value + changes.slice(0, index).reduce((sum, { change }) => sum + change, 0);
    return { ...step, before, after: before + step.change };
  });
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <thead className="text-sm text-stone">
        <tr>
          <th scope="col" className="pb-2 font-semibold">
            What changed
          </th>
          <td className="w-2/5 max-sm:hidden" />
          <th scope="col" className="pb-2 pl-4 text-right font-semibold">
            Change
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-semibold">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        <WaterfallRow label={from.label} start={scale[0]} end={from.value} total scale={scale} />
        {steps.map(({ id, label, before, after, change }) => (
          <WaterfallRow key={id} label={label} start={before} end={after} change={change} scale={scale} />
        ))}
        <WaterfallRow label={to.label} start={scale[0]} end={to.value} total scale={scale} />
      </tbody>
    </table>
  );
}

type BarProps = { start: number; end: number; total?: boolean; scale: [number, number] };

function WaterfallRow({ label, change, ...bar }: BarProps & { label: ReactNode; change?: number }) {
  return (
    <tr className="border-t border-line align-middle">
      <th scope="row" className={cx('py-2', bar.total ? 'font-semibold' : 'font-normal')}>
        {label}
        <div className="pt-1.5 sm:hidden">
          <WaterfallBar {...bar} />
        </div>
      </th>
      <td className="pl-4 max-sm:hidden">
        <WaterfallBar {...bar} />
      </td>
      <td className="py-2 pl-4 text-right whitespace-nowrap">{change === undefined ? '' : signed(change)}</td>
      <td className={cx('py-2 pl-4 text-right', bar.total && 'font-semibold')}>{bar.end.toFixed(1)}</td>
    </tr>
  );
}

function WaterfallBar({ start, end, total, scale: [low, high] }: BarProps) {
  const at = (value: number) => ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * 100;
  const left = Math.min(at(start), at(end));
  const fill = total ? 'fill-control' : end >= start ? 'fill-moss' : 'fill-brick';
  return (
    <svg aria-hidden="true" width="100%" height="14" className="block">
      <line x1="0" x2="100%" y1="7" y2="7" className="stroke-line" />
      <rect
        x={`${left}%`}
        width={`${Math.max(0.5, Math.abs(at(end) - at(start)))}%`}
        height="14"
        rx="2"
        className={fill}
      />
    </svg>
  );
}

function signed(change: number): string {
  const size = Math.abs(change).toFixed(1);
  if (Number(size) === 0) return '0.0';
  return change > 0 ? `+${size}` : `−${size}`;
}
