export type Point = { x: number; y: number };

/** In units of the drawing, which are about pixels on a phone. */
export const radar = { width: 360, height: 290, centre: { x: 180, y: 145 }, radius: 92, gap: 10 };

/** The point of a value on an axis: the first axis points up, the others follow clockwise. */
export function pointOn(axis: number, axes: number, share: number): Point {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2;
  const reach = radar.radius * Math.min(1, Math.max(0, share));
  return { x: round(radar.centre.x + reach * Math.cos(angle)), y: round(radar.centre.y + reach * Math.sin(angle)) };
}

/** Where an axis is named: outside its end, on the side where there is room. */
export function labelAt(axis: number, axes: number): Point & { anchor: 'start' | 'middle' | 'end' } {
  const end = pointOn(axis, axes, 1);
  const [dx, dy] = [end.x - radar.centre.x, end.y - radar.centre.y];
  const stretch = (radar.radius + radar.gap) / radar.radius;
  const anchor = Math.abs(dx) < 1 ? 'middle' : dx > 0 ? 'start' : 'end';
  // Text stands on its line: lowered by a third of its height it is level with the end of the axis.
  const lower = Math.abs(dx) < 1 ? (dy > 0 ? 9 : 0) : 5;
  return { x: round(radar.centre.x + dx * stretch), y: round(radar.centre.y + dy * stretch + lower), anchor };
}

/** The outline through the values of one series. */
export function outlineOf(values: readonly number[], max: number): string {
  return values
    .map((value, axis) => pointOn(axis, values.length, value / max))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

const round = (value: number) => Math.round(value * 100) / 100;
