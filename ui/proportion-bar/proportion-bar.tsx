import { useId } from 'react';
import { Pattern, type PatternName } from '../chart/pattern.tsx';
import { cx } from '../class-names.ts';

export type ProportionTone = 'support' | 'against' | 'unknown';
/** One part of the whole; `value` is a percentage and all parts add up to 100. */
export type Proportion = { label: string; value: number; tone: ProportionTone; note?: string };

type ProportionBarProps = {
  /** Names the whole, such as "What the evidence says". */
  label: string;
  parts: readonly Proportion[];
  /** `slim` for lists: a thin bar without the numbers, which must then stand elsewhere in the row. */
  size?: 'full' | 'slim';
  /** How many decimals the numbers have. */
  decimals?: 0 | 1;
};

const tones: Record<ProportionTone, { pattern: PatternName; ink: string }> = {
  support: { pattern: 'solid', ink: 'text-moss' },
  against: { pattern: 'hatched', ink: 'text-brick' },
  unknown: { pattern: 'dotted', ink: 'text-stone' },
};

/** Where a browser can animate them, the parts slide to their new sizes. */
const moving = 'transition-[x,width] duration-300 ease-calm';

/** A whole split into Support, Against and Unknown, told apart by pattern as well as colour, with the numbers next to it. */
export function ProportionBar({ label, parts, size = 'full', decimals = 1 }: ProportionBarProps) {
  const id = useId();
  const full = size === 'full';
  const said = `${label}: ${parts.map((part) => `${part.label} ${percent(part.value, decimals)}`).join(', ')}`;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <svg
        role="img"
        aria-label={said}
        width="100%"
        height={full ? 36 : 12}
        className="block overflow-hidden rounded-mark"
      >
        <defs>
          {parts.map(({ tone }) => (
            <Pattern key={tone} id={`${id}-${tone}`} name={tones[tone].pattern} className={tones[tone].ink} />
          ))}
        </defs>
        {placed(parts).map(({ part, start }) => (
          <g key={part.tone}>
            <rect
              x={`${start}%`}
              width={`${part.value}%`}
              height="100%"
              fill={`url(#${id}-${part.tone})`}
              className={moving}
            />
            {start > 0 && part.value > 0 && (
              <rect x={`${start}%`} width="2" height="100%" className={cx('fill-surface', moving)} />
            )}
          </g>
        ))}
      </svg>
      {full && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3">
          {parts.map((part) => (
            <ProportionNumber key={part.tone} part={part} decimals={decimals} patternId={`${id}-${part.tone}`} />
          ))}
        </dl>
      )}
    </div>
  );
}

type ProportionNumberProps = { part: Proportion; decimals: number; patternId: string };

function ProportionNumber({ part, decimals, patternId }: ProportionNumberProps) {
  return (
    <div className="flex flex-col">
      <dt className="flex items-center gap-2 text-sm text-stone">
        <svg width="12" height="12" aria-hidden="true" className={cx('shrink-0 rounded-mark', tones[part.tone].ink)}>
          <rect width="12" height="12" fill={`url(#${patternId})`} />
          <rect x="0.5" y="0.5" width="11" height="11" rx="2.5" fill="none" stroke="currentColor" />
        </svg>
        {part.label}
      </dt>
      <dd className="font-display text-2xl font-semibold">{percent(part.value, decimals)}</dd>
      {part.note && <dd className="text-sm text-stone">{part.note}</dd>}
    </div>
  );
}

/** Each part with where it starts, in percent. */
function placed(parts: readonly Proportion[]) {
  return parts.map((part, index) => ({
    part,
    start: parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
}

function percent(value: number, decimals: number): string {
  return `${value.toFixed(decimals)}%`;
}
