import type { ReactNode } from 'react';

type IntervalProps = {
  /** What was measured, such as "Traders who paid a deposit". */
  label: string;
  /** Fractions of one: the ends of the interval, and what was observed. */
  lower: number;
  upper: number;
  observed: number;
  /** The pass mark, as a fraction of one. */
  bar?: number;
  /** What it means, in words: the drawing alone says nothing. */
  children?: ReactNode;
};

/** A range that the true share probably lies in, against the pass mark it has to clear. */
export function Interval({ label, lower, upper, observed, bar, children }: IntervalProps) {
  const end = scaleEnd(Math.max(upper, bar ?? 0));
  const at = (value: number) => `${(value / end) * 100}%`;
  const range = `${percent(lower)} to ${percent(upper)}`;
  const said = `${label}: ${percent(observed)} observed, range ${range}${bar === undefined ? '' : `, pass mark ${percent(bar)}`}`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-stone tabular-nums">95% range {range}</p>
      </div>
      <svg role="img" aria-label={said} width="100%" height="40" className="block overflow-visible">
        <line x1="0" x2="100%" y1="20" y2="20" className="stroke-control" />
        <rect x={at(lower)} y="12" width={at(upper - lower)} height="16" rx="4" className="fill-moss" opacity="0.35" />
        <rect
          x={at(lower)}
          y="12"
          width={at(upper - lower)}
          height="16"
          rx="4"
          fill="none"
          strokeWidth="1.5"
          className="stroke-moss"
        />
        <circle cx={at(observed)} cy="20" r="5" strokeWidth="2" className="fill-moss stroke-surface" />
        {bar !== undefined && (
          <line
            x1={at(bar)}
            x2={at(bar)}
            y1="2"
            y2="38"
            strokeWidth="2"
            strokeDasharray="4 3"
            className="stroke-clay"
          />
        )}
      </svg>
      <div aria-hidden="true" className="flex justify-between gap-2 text-sm text-stone tabular-nums">
        <span>0%</span>
        <span className="flex flex-wrap justify-center gap-x-4">
          <Key mark="size-2.5 rounded-full bg-moss" text={`${percent(observed)} observed`} />
          {bar !== undefined && (
            <Key mark="h-3.5 w-0 border-l-2 border-dashed border-clay" text={`${percent(bar)} pass mark`} />
          )}
        </span>
        <span>{Math.round(end * 100)}%</span>
      </div>
      {children && <p className="max-w-measure">{children}</p>}
    </div>
  );
}

function Key({ mark, text }: { mark: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className={mark} />
      {text}
    </span>
  );
}

/** The smallest round share that leaves some room after the largest value. */
function scaleEnd(largest: number): number {
  return [0.05, 0.1, 0.2, 0.25, 0.5, 0.75].find((end) => largest <= end * 0.9) ?? 1;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
