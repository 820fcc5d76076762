export type MapPoint = {
  id: string;
  /** What stands in the dot, at most three characters; its number in the list unless given. */
  mark?: string;
  label: string;
  /** 1 to 5: how badly the idea fails if this is wrong. */
  importance: number;
  /** 0 (nothing known) to 1 (settled): how much the evidence says. */
  evidence: number;
};

/** A point with its number and its place in the drawing, in SVG units. */
export type PlacedPoint = MapPoint & { number: number; x: number; y: number };
export type MapBand = { importance: number; top: number; height: number };

/** The drawing's inner width and the space between two dots. */
export const plot = { left: 44, width: 316, dot: 24 };

/**
 * Places points by evidence from left (settled) to right (nothing known), in one band for each importance, the most
 * important on top. Dots that would overlap go into lanes under each other, and their band grows: the same points
 * always give the same drawing. Numbers follow the order given.
 */
export function layOutMap(points: readonly MapPoint[]): { placed: PlacedPoint[]; bands: MapBand[]; height: number } {
  const placed: PlacedPoint[] = [];
  const bands: MapBand[] = [];
  let top = 0;
  for (const importance of [5, 4, 3, 2, 1]) {
    const inBand = points
      .map((point, index) => ({ ...point, number: index + 1, x: horizontal(point.evidence) }))
      .filter((point) => Math.min(5, Math.max(1, Math.round(point.importance))) === importance)
      .sort((a, b) => a.x - b.x || a.number - b.number);
    const lanes = intoLanes(inBand);
    const height = Math.max(1, lanes.length) * plot.dot + 20;
    for (const [lane, members] of lanes.entries()) {
      const y = top + height / 2 + (lane - (lanes.length - 1) / 2) * plot.dot;
      placed.push(...members.map((point) => ({ ...point, y })));
    }
    bands.push({ importance, top, height });
    top += height;
  }
  return { placed: placed.sort((a, b) => a.number - b.number), bands, height: top };
}

function horizontal(evidence: number): number {
  const known = Math.min(1, Math.max(0, evidence));
  return plot.left + plot.dot / 2 + 4 + (1 - known) * (plot.width - plot.dot - 8);
}

/** Puts each point into the first lane where it does not touch the one before it. */
function intoLanes<Point extends { x: number }>(points: readonly Point[]): Point[][] {
  const lanes: Point[][] = [];
  for (const point of points) {
    const free = lanes.find((lane) => point.x - (lane.at(-1)?.x ?? 0) >= plot.dot);
    if (free) free.push(point);
    else lanes.push([point]);
  }
  return lanes;
}
