import type { ReactNode } from 'react';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { scaleOf } from './line-scale.ts';

export type LineSeries = {
  id: string;
  label: string;
  /** How the line is drawn, told apart without colour. */
  look: 'solid' | 'dashed' | 'dotted';
  /** One for each point in time; null where there is none. */
  values: readonly (number | null)[];
};

type LineChartProps = {
  title: string;
  note?: ReactNode;
  /** The points in time, the earliest first. */
  points: readonly { id: string; label: string }[];
  /** What a point is, for the table's first column. */
  pointLabel: string;
  series: readonly LineSeries[];
  /** A value in the table, and a shorter one at the scale. */
  write: (value: number) => string;
  writeShort?: (value: number) => string;
};

const looks = {
  solid: { line: 'stroke-moss', dot: 'fill-moss' },
  dashed: { line: 'stroke-clay [stroke-dasharray:6_4]', dot: 'fill-clay' },
  dotted: { line: 'stroke-slate [stroke-dasharray:2_4]', dot: 'fill-slate' },
};

const plot = { left: 56, right: 348, top: 10, bottom: 180, width: 360, height: 208 };

/** Values over time, such as the score from version to version, with the same numbers in a table. */
export function LineChart(props: LineChartProps) {
  const { title, note, points, pointLabel, series, write } = props;
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[
        { key: 'point', label: pointLabel },
        ...series.map(({ id, label }) => ({ key: id, label, align: 'end' as const })),
      ]}
      rows={points.map(({ id, label }, index) => ({
        id,
        point: label,
        ...Object.fromEntries(
          series.map(({ id: key, values }) => {
            const value = values[index];
            return [key, value == null ? 'None' : write(value)];
          }),
        ),
      }))}
    >
      <Drawing {...props} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ id, label, look }) => (
          <li key={id} className="flex items-center gap-2">
            <svg aria-hidden="true" width="28" height="14" className="shrink-0">
              <line x1="1" x2="27" y1="7" y2="7" strokeWidth="2.5" className={looks[look].line} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

function Drawing({ title, points, series, write, writeShort = write }: LineChartProps) {
  const { low, high, ticks } = scaleOf(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const x = (index: number) =>
    points.length < 2
      ? (plot.left + plot.right) / 2
      : plot.left + 8 + (index / (points.length - 1)) * (plot.right - plot.left - 16);
  const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
  return (
    <svg
      role="img"
      aria-label={`${title}; the table has the same numbers`}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      className="w-full max-w-xl"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-control' : 'stroke-line'}
          />
          <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-stone text-sm tabular-nums">
            {writeShort(tick)}
          </text>
        </g>
      ))}
      <text x={plot.left} y={plot.height - 6} className="fill-stone text-sm">
        {points[0]?.label}
      </text>
      {points.length > 1 && (
        <text x={plot.right} y={plot.height - 6} textAnchor="end" className="fill-stone text-sm">
          {points.at(-1)?.label}
        </text>
      )}
      {series.map(({ id, look, values }) => {
        const placed = values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value) }]));
        return (
          <g key={id}>
            <polyline
              points={placed.map((point) => `${point.x},${point.y}`).join(' ')}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              className={looks[look].line}
            />
            {placed.map((point) => (
              <circle key={point.x} cx={point.x} cy={point.y} r="3.5" className={looks[look].dot} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
