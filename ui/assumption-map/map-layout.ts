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

/** Between the drawing's edge and its outermost dots. */
const EDGE = 4;
/** How many dots of which nothing is known stand side by side while others need the room for what is known. */
const UNKNOWN_WIDE = 5;

export type MapLayout = {
  placed: PlacedPoint[];
  bands: MapBand[];
  height: number;
  /** Where the part begins in which nothing is known of any dot; null where it is none of its own. */
  unknownFrom: number | null;
};

/**
 * Places points by evidence from left (settled) to right (nothing known), in one band for each importance, the most
 * important on top. Dots that would overlap go into lanes under each other, and their band grows; those of which nothing
 * is known (0% as shown) share a part of their own, side by side. The same points always give the same drawing. Numbers
 * follow the order given.
 */
export function layOutMap(points: readonly MapPoint[]): MapLayout {
  const numbered = points.map((point, index) => ({ ...point, number: index + 1 }));
  const inBands = [5, 4, 3, 2, 1].map((importance) => {
    const members = numbered.filter((point) => Math.min(5, Math.max(1, Math.round(point.importance))) === importance);
    return { importance, unknown: members.filter(isUnknown), known: members.filter((point) => !isUnknown(point)) };
  });
  const wide = unknownColumns(inBands);
  const unknownFrom = plot.left + plot.width - wide * plot.dot - 2 * EDGE;
  const end = wide > 1 ? unknownFrom : plot.left + plot.width;
  const placed: PlacedPoint[] = [];
  const bands: MapBand[] = [];
  let top = 0;
  for (const { importance, unknown, known } of inBands) {
    const lanes = wide > 1 ? unknownLanes(unknown, wide) : [];
    const others = (wide > 1 ? known : [...known, ...unknown])
      .map((point) => ({ ...point, x: horizontal(point.evidence, end) }))
      .sort((a, b) => a.x - b.x || a.number - b.number);
    for (const [lane, members] of intoLanes(others).entries()) lanes[lane] = [...members, ...(lanes[lane] ?? [])];
    const height = Math.max(1, lanes.length) * plot.dot + 20;
    for (const [lane, members] of lanes.entries()) {
      const y = top + height / 2 + (lane - (lanes.length - 1) / 2) * plot.dot;
      placed.push(...members.map((point) => ({ ...point, y })));
    }
    bands.push({ importance, top, height });
    top += height;
  }
  const byNumber = placed.sort((a, b) => a.number - b.number);
  const isParted = wide > 1 && inBands.some(({ known }) => known.length > 0);
  return { placed: byNumber, bands, height: top, unknownFrom: isParted ? unknownFrom : null };
}

const isUnknown = ({ evidence }: MapPoint) => Math.round(evidence * 100) <= 0;

type Band = { unknown: readonly MapPoint[]; known: readonly MapPoint[] };

/** As many as the fullest band has: at most five beside what is known, and as many as fit where nothing is. */
function unknownColumns(bands: readonly Band[]): number {
  const fullest = Math.max(0, ...bands.map(({ unknown }) => unknown.length));
  const isAll = bands.every(({ known }) => known.length === 0);
  return Math.min(fullest, isAll ? Math.floor((plot.width - 2 * EDGE) / plot.dot) : UNKNOWN_WIDE);
}

/** Side by side up to the right edge, in their order. */
function unknownLanes<Point>(points: readonly Point[], wide: number): (Point & { x: number })[][] {
  const lanes = Math.ceil(points.length / wide);
  return Array.from({ length: lanes }, (_, lane) => {
    const members = points.slice(lane * wide, (lane + 1) * wide);
    const right = plot.left + plot.width - EDGE - plot.dot / 2;
    return members.map((point, index) => ({ ...point, x: right - (members.length - 1 - index) * plot.dot }));
  });
}

/** Between the left edge and `end`. */
function horizontal(evidence: number, end: number): number {
  const known = Math.min(1, Math.max(0, evidence));
  const room = end - plot.left - plot.dot - 2 * EDGE;
  return plot.left + plot.dot / 2 + EDGE + (1 - known) * room;
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
