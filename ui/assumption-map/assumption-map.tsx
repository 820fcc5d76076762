import { useId } from 'react';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { Pattern } from '../chart/pattern.tsx';
import { cx } from '../class-names.ts';
import { layOutMap, type MapLayout, type MapPoint, plot } from './map-layout.ts';

type AssumptionMapProps = {
  title?: string;
  points: readonly MapPoint[];
  /** Ids of the points to stand out, such as the three riskiest. */
  highlighted?: readonly string[];
};

const columns = [
  { key: 'label', label: 'Assumption' },
  { key: 'importance', label: 'Importance', align: 'end' },
  { key: 'evidence', label: 'Evidence', align: 'end' },
  { key: 'number', label: 'No.', align: 'end' },
] as const;

/** Assumptions by importance and by how little is known: what to test first is at the top right. */
export function AssumptionMap({ title = 'Assumption map', points, highlighted = [] }: AssumptionMapProps) {
  const layout = layOutMap(points);
  const rows = points.map((point, index) => ({
    id: point.id,
    number: point.mark ?? index + 1,
    label: point.label,
    importance: `${point.importance} of 5`,
    evidence: `${Math.round(point.evidence * 100)}%`,
  }));
  return (
    <ChartFigure
      title={title}
      note={`Higher is more important, further right is less known${layout.unknownFrom === null ? '' : '; beyond the dashed line nothing is'}. Test what is at the top right first.`}
      columns={columns}
      rows={rows}
      look="lines"
    >
      <MapDrawing title={title} layout={layout} highlighted={highlighted} />
    </ChartFigure>
  );
}

type MapDrawingProps = { title: string; layout: MapLayout; highlighted: readonly string[] };

function MapDrawing({ title, layout: { placed, bands, height, unknownFrom }, highlighted }: MapDrawingProps) {
  const id = useId();
  const right = plot.left + plot.width;
  const important = bands.filter(({ importance }) => importance >= 4).reduce((sum, band) => sum + band.height, 0);
  return (
    <svg
      role="img"
      aria-label={`${title}; the table has the same numbers`}
      viewBox={`0 -1 ${right} ${height + 28}`}
      className="w-full max-w-lg lg:sticky lg:top-24"
    >
      <defs>
        <Pattern id={`${id}-first`} name="dotted" className="text-clay" />
      </defs>
      <rect x={plot.left} y={0} width={plot.width} height={height} rx={8} className="fill-surface" />
      <rect
        x={plot.left + plot.width / 2}
        width={plot.width / 2}
        height={important}
        fill={`url(#${id}-first)`}
        opacity={0.45}
      />
      {bands.map(({ importance, top, height: tall }) => (
        <g key={importance}>
          {top > 0 && <line x1={plot.left} x2={right} y1={top} y2={top} className="stroke-line" />}
          <text x={plot.left - 10} y={top + tall / 2 + 5} textAnchor="end" className="fill-stone text-sm tabular-nums">
            {importance}
          </text>
        </g>
      ))}
      {unknownFrom !== null && (
        <line x1={unknownFrom} x2={unknownFrom} y1={0} y2={height} className="stroke-control [stroke-dasharray:3_4]" />
      )}
      <rect
        x={plot.left + 0.5}
        y={0}
        width={plot.width - 1}
        height={height}
        rx={8}
        fill="none"
        className="stroke-control"
      />
      <text transform={`translate(12 ${height / 2}) rotate(-90)`} textAnchor="middle" className="fill-stone text-sm">
        Importance
      </text>
      <text x={plot.left} y={height + 21} className="fill-stone text-sm">
        Settled
      </text>
      <text x={right} y={height + 21} textAnchor="end" className="fill-stone text-sm">
        Nothing known
      </text>
      {placed.map(({ id: pointId, mark, number, x, y }) => {
        const first = highlighted.includes(pointId);
        return (
          <g key={pointId} transform={`translate(${x} ${y})`}>
            <circle
              r={plot.dot / 2 - 1}
              className={cx('stroke-2', first ? 'fill-clay stroke-surface' : 'fill-surface stroke-moss')}
            />
            <text
              y={5}
              textAnchor="middle"
              className={cx('text-sm font-semibold', first ? 'fill-surface' : 'fill-ink')}
            >
              {mark ?? number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
