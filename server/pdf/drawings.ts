import { Path, Svg, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { markBox, markPaths } from '../print/mark.ts';
import type { Stone, StoneLook } from '../print/parts.ts';

interface Inks {
  black: string;
  line: string;
  moss: string;
}

/** As wide as the text of a page, in points. */
const width = 515;

/** The product's mark. */
export function drawMark(size: number, fill: string) {
  return h(Svg, { width: size, height: size, viewBox: markBox }, ...markPaths.map((d) => h(Path, { key: d, d, fill })));
}

/** A bar of shares that sum to 100, told apart without colour: full, hatched and empty. */
export function drawBar(shares: { full: number; hatched: number }, { black, moss }: Inks) {
  const height = 18;
  const full = (width * shares.full) / 100;
  const hatched = (width * shares.hatched) / 100;
  const drawing = h(
    Svg,
    { width, height, viewBox: `0 0 ${width} ${height}` },
    h(Path, { d: `M0 0 H${full} V${height} H0 Z`, fill: moss }),
    h(Path, { d: hatching(full, hatched, height), stroke: black, strokeWidth: 1 }),
    h(Path, { d: `M0 0 H${width} V${height} H0 Z`, stroke: black, strokeWidth: 1, fill: 'none' }),
  );
  return h(View, { style: { marginVertical: 6 } }, drawing);
}

/**
 * A row of stones across the page, told apart by shape: full, hatched in a ring, half, crossed out, a dashed outline and the same with
 * a quarter filled. Where something speaks on both sides the other one stands at the end: hatched in black against, filled for.
 */
export function drawStones(stones: readonly Stone[], inks: Inks) {
  const [gap, height] = [4, 14];
  const each = Math.min(90, (width - gap * (stones.length - 1)) / stones.length);
  const drawing = h(
    Svg,
    { width, height, viewBox: `0 0 ${width} ${height}` },
    ...stones.flatMap(({ look, isBoth }, index) => {
      const place = [0.5 + index * (each + gap), each - 1, height - 1] as const;
      return [...stone(look, ...place, inks), ...(isBoth ? otherSide(look, ...place, inks) : [])];
    }),
  );
  return h(View, { style: { marginVertical: 5 } }, drawing);
}

function stone(look: StoneLook, x: number, wide: number, high: number, { black, line, moss }: Inks) {
  const round = high / 2;
  const half = wide / 2 - round;
  const arc = `a${round} ${round} 0 0 1`;
  const outline = `M${x + round} 0.5 h${wide - high} ${arc} 0 ${high} h${high - wide} ${arc} 0 ${-high} Z`;
  const left = `M${x + round} 0.5 h${half} v${high} h${-half} ${arc} 0 ${-high} Z`;
  const [middle, arm] = [x + wide / 2, high / 4];
  const cross = `M${middle - arm} ${0.5 + arm} l${2 * arm} ${2 * arm} m0 ${-2 * arm} l${-2 * arm} ${2 * arm}`;
  const piece = (d: string, style: object) => h(Path, { key: `${x} ${d}`, d, ...style });
  if (look === 'full') return [piece(outline, { fill: moss })];
  const dashed = piece(outline, { fill: 'none', stroke: line, strokeWidth: 1, strokeDasharray: '3 2' });
  if (look === 'empty') return [dashed];
  if (look === 'quarter') {
    const quarter = `M${x + round} 0.5 h${wide / 4} v${high} h${-wide / 4} ${arc} 0 ${-high} Z`;
    return [piece(quarter, { fill: moss }), dashed];
  }
  if (look === 'ringed') {
    const count = Math.floor((wide - high) / 4);
    const strokes = Array.from(
      { length: count },
      (_, index) => `M${x + round + 4 * index} ${high + 0.5} l${high / 2} ${-high}`,
    );
    return [
      piece(strokes.join(' '), { stroke: moss, strokeWidth: 1 }),
      piece(outline, { fill: 'none', stroke: moss, strokeWidth: 1.5 }),
    ];
  }
  const edge = piece(outline, { fill: 'none', stroke: look === 'half' ? moss : black, strokeWidth: 1 });
  return look === 'half'
    ? [piece(left, { fill: moss }), edge]
    : [edge, piece(cross, { stroke: black, strokeWidth: 1.5 })];
}

/** Of how much of a stone the other side takes its end, as on the page. */
const OTHER: Record<StoneLook, number> = {
  full: 1 / 3,
  ringed: 1 / 3,
  half: 1 / 2,
  crossed: 1 / 4,
  quarter: 1 / 2,
  empty: 1 / 2,
};

function otherSide(look: StoneLook, x: number, wide: number, high: number, { black, moss }: Inks) {
  const round = high / 2;
  const flat = wide * OTHER[look] - round;
  const isFor = look === 'crossed';
  const d = isFor
    ? `M${x + round} 0.5 h${flat} v${high} h${-flat} a${round} ${round} 0 0 1 0 ${-high} Z`
    : `M${x + wide - round} 0.5 h${-flat} v${high} h${flat} a${round} ${round} 0 0 0 0 ${-high} Z`;
  if (isFor) return [h(Path, { key: `${x} for`, d, fill: moss })];
  const first = x + wide - round - flat;
  const strokes = Array.from({ length: Math.floor(flat / 3) + 1 }, (_, index) => `M${first + 3 * index} 0.5 v${high}`);
  return [
    h(Path, { key: `${x} against`, d, fill: 'white', stroke: black, strokeWidth: 1 }),
    h(Path, { key: `${x} strokes`, d: strokes.join(' '), stroke: black, strokeWidth: 1 }),
  ];
}

/** Upright strokes with a closing edge. */
function hatching(start: number, length: number, height: number): string {
  if (length <= 0) return `M${start} 0`;
  const strokes = Array.from({ length: Math.floor(length / 3) }, (_, index) => start + 3 * (index + 1));
  return [start, ...strokes, start + length].map((x) => `M${x} 0 V${height}`).join(' ');
}
