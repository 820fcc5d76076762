import { prerenderedPaths } from '../scripts/prerendered-paths.ts';
import type { Measurement } from './measure.ts';
import { type Visit, visitSlowly } from './slow-visit.ts';

const paintMs = 1000;
/** What no eye sees: a line that is a pixel longer in the typeface than in what stands in for it. */
const shiftLimit = 0.001;

/** How soon every public page is painted on slow 4G with a CPU four times slower, and whether it then stands still. */
export async function measureFirstPaint(url: string): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const path of prerenderedPaths) rows.push(...rowsOf(path, await visitSlowly(url + path, 3)));
  return rows;
}

function rowsOf(path: string, { firstPaint, largestPaint, shift, styleSheets }: Visit): Measurement[] {
  const paint = (which: string, ms: number) => ({
    name: `${path}, ${which} contentful paint, slow 4G and 4× CPU`,
    value: `${ms.toFixed(0)} ms`,
    budget: `≤ ${paintMs} ms`,
    kept: ms <= paintMs,
  });
  return [
    paint('first', firstPaint),
    paint('largest', largestPaint),
    { name: `${path}, layout shift`, value: shift.toFixed(4), budget: `≤ ${shiftLimit}`, kept: shift <= shiftLimit },
    { name: `${path}, style sheets loaded`, value: String(styleSheets), budget: '0', kept: styleSheets === 0 },
  ];
}
