import { expect, it } from 'vitest';
import { labelAt, outlineOf, pointOn, radar } from './radar-layout.ts';

it('begins at the top and goes clockwise', () => {
  const { x, y } = radar.centre;
  expect(pointOn(0, 4, 1)).toEqual({ x, y: y - radar.radius });
  expect(pointOn(1, 4, 1)).toEqual({ x: x + radar.radius, y });
  expect(pointOn(2, 4, 0.5)).toEqual({ x, y: y + radar.radius / 2 });
});

it('keeps values within the drawing', () => {
  expect(pointOn(0, 10, 2)).toEqual(pointOn(0, 10, 1));
  expect(pointOn(3, 10, -1)).toEqual(radar.centre);
  expect(outlineOf([9, 0, 0], 9)).toBe(`180,53 180,145 180,145`);
});

it('names each axis on its own side', () => {
  const anchors = Array.from({ length: 10 }, (_, axis) => labelAt(axis, 10).anchor);
  expect(anchors).toEqual(['middle', 'start', 'start', 'start', 'start', 'middle', 'end', 'end', 'end', 'end']);
});
