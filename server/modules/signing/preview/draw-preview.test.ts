import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPreview } from './draw-preview.ts';
import type { Preview } from './preview-image.ts';

const preview: Preview = {
  title: 'Kasuwa Ledger',
  verdict: 'Mixed',
  sentence: '6 of 9 make-or-break beliefs are tested. 1 holds.',
  stones: (['holds', 'open', 'against', 'untested'] as const).map((standing) => ({ standing, isBoth: false })),
};
const draw = (change: Partial<Preview> = {}) => drawPreview({ ...preview, ...change });

/** The colour of one point, and whether anything but paper is drawn in a part. */
async function look(bytes: Uint8Array, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(bytes).removeAlpha().extract(part).png().toBuffer()).stats();
  const spread = channels.slice(0, 3).map(({ min, max }) => max - min);
  return { isDrawn: Math.max(...spread) > 40, colour: channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16)) };
}
const titlePlace = { left: 80, top: 180, width: 1040, height: 150 };
const sentencePlace = { left: 80, top: 352, width: 1040, height: 78 };
const verdictPlace = { left: 80, top: 510, width: 1040, height: 44 };
const stoneAt = (index: number) => ({ left: 80 + index * 170 + 30, top: 450, width: 30, height: 14 });

it('is a picture of the size that messengers want, with title, verdict, stones and what they mean', async () => {
  const picture = await draw();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
  for (const place of [titlePlace, verdictPlace, sentencePlace])
    expect((await look(picture, place)).isDrawn).toBe(true);
  const colours = await Promise.all([0, 2, 3].map(async (index) => (await look(picture, stoneAt(index))).colour));
  expect(new Set(colours.map(String)).size).toBe(3);
});

it('shows on a stone that something speaks for it and something against it, as the page does', async () => {
  const [alone, both] = await Promise.all(
    [false, true].map((isBoth) => draw({ stones: preview.stones.map((stone) => ({ ...stone, isBoth })) })),
  );
  for (const [index, end] of [130, 120, 20, 120].entries()) {
    const place = { left: 80 + index * 170 + end, top: 450, width: 16, height: 14 };
    const [one, two] = await Promise.all([alone, both].map(async (bytes) => bytes && look(bytes, place)));
    expect(two?.colour, preview.stones[index]?.standing).not.toEqual(one?.colour);
    const [red = 0, green = 0] = two?.colour ?? [];
    expect(red > green, preview.stones[index]?.standing).toBe(preview.stones[index]?.standing !== 'against');
    const otherEnd = { ...place, left: 80 + index * 170 + 160 - end - 16 };
    expect(both && (await look(both, otherEnd))).toEqual(alone && (await look(alone, otherEnd)));
  }
});

it('draws what was typed as words, in any script, inside its place', async () => {
  const margin = { left: 1121, top: 0, width: 79, height: 630 };
  for (const title of ['<b>&', 'Ẹ̀wà 🧺 متجر', 'W'.repeat(80), `${'word '.repeat(16)}`]) {
    const picture = await draw({ title });
    expect((await look(picture, titlePlace)).isDrawn).toBe(true);
    expect((await look(picture, margin)).isDrawn).toBe(false);
    expect((await look(picture, { left: 80, top: 332, width: 1040, height: 18 })).isDrawn).toBe(false);
  }
});

it('is the same picture each time', async () => {
  expect(Buffer.from(await draw()).equals(Buffer.from(await draw()))).toBe(true);
  expect(Buffer.from(await draw({ verdict: 'Untested' })).equals(Buffer.from(await draw()))).toBe(false);
});
