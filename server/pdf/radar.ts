import { Path, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Spoke } from '../print/parts.ts';

const [width, height, radius] = [515, 164, 60];
const [centreX, centreY] = [width / 2, height / 2];

/**
 * Levels around a centre, told apart without colour: the target is dashed, what is claimed is a thick line and what is
 * documented is filled. `write` makes a label printable.
 */
export function drawRadar(
  spokes: Spoke[],
  most: number,
  style: { fontFamily: string[]; black: string; line: string; pale: string },
  write: (text: string) => string,
): ReactElement {
  const place = (index: number, level: number) => {
    const angle = (2 * Math.PI * index) / spokes.length;
    const length = (radius * level) / most;
    return { x: round(centreX + length * Math.sin(angle)), y: round(centreY - length * Math.cos(angle)) };
  };
  const outline = (level: (spoke: Spoke) => number) => {
    const points = spokes.map((spoke, index) => place(index, level(spoke)));
    return `M${points.map(({ x, y }) => `${x} ${y}`).join(' L')} Z`;
  };
  const axes = spokes.map((_, index) => place(index, most)).map(({ x, y }) => `M${centreX} ${centreY} L${x} ${y}`);
  const labels = spokes.map(({ label }, index) => {
    const { x, y } = place(index, most + 1);
    const textAnchor = Math.abs(x - centreX) < 1 ? 'middle' : x > centreX ? 'start' : 'end';
    return h(
      Text,
      { key: label, x, y: y + 3, textAnchor, style: { fontSize: 8, fontFamily: style.fontFamily[0] } } as never,
      write(label),
    );
  });
  return h(
    Svg,
    { width, height, viewBox: `0 0 ${width} ${height}` },
    h(Path, {
      d: [3, 6, 9].map((level) => outline(() => Math.min(level, most))).join(' '),
      stroke: style.line,
      strokeWidth: 0.4,
      fill: 'none',
    }),
    h(Path, { d: axes.join(' '), stroke: style.line, strokeWidth: 0.4 }),
    h(Path, { d: outline(({ documented }) => documented), fill: style.pale, stroke: style.black, strokeWidth: 0.6 }),
    h(Path, {
      d: outline(({ target }) => target),
      stroke: style.black,
      strokeWidth: 1,
      strokeDasharray: '4 3',
      fill: 'none',
    }),
    h(Path, { d: outline(({ claimed }) => claimed), stroke: style.black, strokeWidth: 1.6, fill: 'none' }),
    ...labels,
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
