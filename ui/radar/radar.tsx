import type { ReactNode } from 'react';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { cx } from '../class-names.ts';
import { labelAt, outlineOf, pointOn, radar } from './radar-layout.ts';

export type RadarSeries = {
  id: string;
  label: string;
  /** How it is drawn, told apart without colour; `table` only stands in the table. */
  look: 'filled' | 'outline' | 'dashed' | 'table';
  /** One value for each axis. */
  values: readonly number[];
};

type RadarProps = {
  title: string;
  note?: ReactNode;
  /** The value at the end of every axis. */
  max: number;
  axes: readonly { id: string; label: string }[];
  /** What an axis is, for the table's first column. */
  axisLabel: string;
  series: readonly RadarSeries[];
};

const looks = {
  filled: 'fill-moss/30 stroke-moss stroke-2',
  outline: 'fill-none stroke-slate stroke-2',
  dashed: 'fill-none stroke-clay stroke-2 [stroke-dasharray:5_4]',
};

/** Several values on the same axes, such as levels against their targets, with the same numbers in a table. */
export function Radar({ title, note, max, axes, axisLabel, series }: RadarProps) {
  const drawn = series.flatMap(({ look, ...one }) => (look === 'table' ? [] : [{ ...one, look }]));
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[
        { key: 'axis', label: axisLabel },
        ...series.map(({ id, label }) => ({ key: id, label, align: 'end' as const })),
      ]}
      rows={axes.map((axis, index) => ({
        id: axis.id,
        axis: <span className="max-sm:text-sm">{axis.label}</span>,
        ...Object.fromEntries(series.map(({ id, values }) => [id, values[index]])),
      }))}
    >
      <svg
        role="img"
        aria-label={`${title}; the table has the same numbers`}
        viewBox={`0 0 ${radar.width} ${radar.height}`}
        className="w-full max-w-lg"
      >
        {[1, 2, 3].map((ring) => (
          <polygon
            key={ring}
            points={outlineOf(
              axes.map(() => (max * ring) / 3),
              max,
            )}
            className="fill-none stroke-line"
          />
        ))}
        {axes.map(({ id, label }, index) => {
          const end = pointOn(index, axes.length, 1);
          const { x, y, anchor } = labelAt(index, axes.length);
          return (
            <g key={id}>
              <line x1={radar.centre.x} y1={radar.centre.y} x2={end.x} y2={end.y} className="stroke-line" />
              <text x={x} y={y} textAnchor={anchor} className="fill-ink text-sm">
                {label}
              </text>
            </g>
          );
        })}
        {drawn.map(({ id, look, values }) => (
          <polygon key={id} points={outlineOf(values, max)} strokeLinejoin="round" className={looks[look]} />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {drawn.map(({ id, label, look }) => (
          <li key={id} className="flex items-center gap-2">
            <svg aria-hidden="true" width="28" height="14" className="shrink-0">
              <rect x="1" y="2" width="26" height="10" rx="2" className={cx(looks[look])} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
