import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { brand } from '#content/brand.ts';
import type { Standing } from '#domain/validation/belief-standing.ts';
import { shortLine } from '#domain/validation/safe-text.ts';
import { markBox, markPaths } from '../../../print/mark.ts';
import type { Preview } from './preview-image.ts';

const size = { width: 1200, height: 630, margin: 80 } as const;
const colours = {
  paper: '#faf8f4',
  ink: '#1b211d',
  moss: '#2e6a4c',
  lichen: '#d9e5c9',
  brick: '#b3392f',
  line: '#8a8d85',
};
const textWidth = size.width - 2 * size.margin;

/** Inter and its companions are drawn from the files that PDFs embed: no typeface of the machine plays a part. */
const fontFile = (name: string) => fileURLToPath(new URL(`../../../pdf/fonts/${name}.ttf`, import.meta.url));

/** The idea's title, how many beliefs are tested and hold, the stones and the verdict, on the product's paper. */
export async function drawPreview({ title, verdict, sentence, stones }: Preview): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');

  /** `top` is where the words begin; they shrink until they fit into `height`. */
  const write = async (
    words: string,
    top: number,
    look: { height: number; points: number; bold: boolean; colour?: string },
  ) => {
    const markup = `<span foreground="${look.colour ?? colours.ink}">${escaped(words)}</span>`;
    const font = `Inter ${look.bold ? 'Bold' : ''} ${look.points}`;
    const drawn = await sharp({
      text: {
        text: markup,
        font,
        fontfile: fontFile(look.bold ? 'inter-bold' : 'inter-regular'),
        width: textWidth,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = drawn.info.height <= look.height && drawn.info.width <= textWidth;
    const input = fits
      ? drawn.data
      : await sharp(drawn.data).resize({ width: textWidth, height: look.height, fit: 'inside' }).png().toBuffer();
    return { input, left: size.margin, top } satisfies OverlayOptions;
  };

  const layers = await Promise.all([
    write(brand.name, 84, { height: 44, points: 40, bold: true }).then((layer) => ({ ...layer, left: 160 })),
    write(shortLine(title, 80), 180, { height: 150, points: 60, bold: true }),
    write(shortLine(sentence, 120), 352, { height: 78, points: 36, bold: true, colour: colours.moss }),
    write(shortLine(verdict, 60), 510, { height: 44, points: 32, bold: false }),
  ]);
  const backdrop = Buffer.from(backdropSvg(stones));
  return sharp(backdrop).composite(layers).png({ palette: true, effort: 7 }).toBuffer();
}

function backdropSvg(stones: Preview['stones']): string {
  const gap = 10;
  const each = Math.min(160, (textWidth - gap * (stones.length - 1)) / Math.max(1, stones.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs><pattern id="against" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="10" height="10" fill="${colours.paper}"/><rect width="6" height="10" fill="${colours.brick}"/>
    </pattern><pattern id="claimed" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="10" height="10" fill="${colours.paper}"/><rect width="3" height="10" fill="${colours.moss}"/>
    </pattern></defs>
    <rect width="100%" height="100%" fill="${colours.paper}"/>
    <svg x="${size.margin}" y="70" width="64" height="64" viewBox="${markBox}" fill="${colours.moss}">${markPaths
      .map((path) => `<path d="${path}"/>`)
      .join('')}</svg>
    ${stones.map((stone, index) => stoneSvg(stone, size.margin + index * (each + gap), each)).join('')}
  </svg>`;
}

const hatched = 'url(#against)';

/** The other side of a stone, from and to which share of its width, as `ui/stone-row` shows it. */
const ends: Record<Standing, { from: number; to: number; fill: string }> = {
  holds: { from: 2 / 3, to: 1, fill: hatched },
  claimed: { from: 2 / 3, to: 1, fill: hatched },
  open: { from: 1 / 2, to: 1, fill: hatched },
  against: { from: 0, to: 1 / 4, fill: colours.moss },
  heard: { from: 1 / 2, to: 1, fill: hatched },
  untested: { from: 1 / 2, to: 1, fill: hatched },
};
const fills: Record<Standing, string> = {
  holds: colours.moss,
  claimed: 'url(#claimed)',
  open: colours.lichen,
  against: colours.brick,
  heard: 'none',
  untested: 'none',
};

/** How much of a stone is full from its left. */
const filled: Partial<Record<Standing, number>> = { open: 1 / 2, heard: 1 / 4 };

/** Told apart by shape as well as colour, as on the page. */
function stoneSvg({ standing, isBoth }: Preview['stones'][number], x: number, width: number): string {
  const [top, height] = [440, 36];
  const box = `x="${x}" y="${top}" width="${width}" height="${height}" rx="${height / 2}"`;
  const part = (from: number, to: number, fill: string) =>
    `<rect x="${x + from * width}" y="${top}" width="${(to - from) * width}" height="${height}" fill="${fill}"/>`;
  const end = ends[standing];
  const [middle, centre, arm] = [x + width / 2, top + height / 2, 8];
  const cross = `M${middle - arm} ${centre - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
  return `<clipPath id="stone${x}"><rect ${box}/></clipPath><g clip-path="url(#stone${x})">
    ${part(0, 1, fills[standing])}${filled[standing] ? part(0, filled[standing], colours.moss) : ''}${isBoth ? part(end.from, end.to, end.fill) : ''}
    </g>${standing === 'claimed' ? `<rect ${box} fill="none" stroke="${colours.moss}" stroke-width="4"/>` : ''}${standing === 'untested' || standing === 'heard' ? `<rect ${box} fill="none" stroke="${colours.line}" stroke-width="2" stroke-dasharray="7 5"/>` : ''}
    ${standing === 'against' ? `<path d="${cross}" stroke="#fff" stroke-width="5"/>` : ''}`;
}

/** Pango reads markup: what a founder typed stays words. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
