import { createHash } from 'node:crypto';
import { standingSentence } from '#domain/validation/belief-standing.ts';
import type { OutsiderReport } from '#domain/validation/outsider-report.ts';
import type { RunTask } from '../../../workers/task.ts';
import { previewImage } from './preview-image.ts';

/** Pictures that this process remembers; each is some twenty kilobytes. */
const most = 200;

/** Changes with how a picture is drawn, so that no reader keeps an older drawing. */
const drawing = 'stones of two sides';

/** The pictures of published versions: drawn once each, however many ask at once. A version never changes, so neither does its picture. */
export function createPreviews() {
  const drawn = new Map<string, Promise<Uint8Array>>();

  return {
    tagOf: (version: string) =>
      `"${createHash('sha256').update(`${drawing} ${version}`).digest('base64url').slice(0, 22)}"`,

    draw(version: string, page: OutsiderReport, runTask: RunTask): Promise<Uint8Array> {
      const known = drawn.get(version);
      if (known) return known;
      const picture = runTask(previewImage, {
        title: page.title,
        verdict: page.verdict.label,
        sentence: page.shares ? standingSentence(page.counts) : page.pitch,
        stones: page.stones.map(({ standing, sides }) => ({ standing, isBoth: sides !== null })),
      });
      drawn.set(version, picture);
      picture.catch(() => drawn.delete(version));
      const [oldest] = drawn.keys();
      if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
      return picture;
    },
  };
}
