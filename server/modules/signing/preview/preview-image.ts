import type { Standing } from '#domain/validation/belief-standing.ts';
import { defineTask } from '../../../workers/task.ts';

/** What the picture of a published report shows. */
export interface Preview {
  title: string;
  verdict: string;
  /** How many beliefs are tested, in a sentence. */
  sentence: string;
  /** `isBoth`: something speaks for it and something against it. */
  stones: { standing: Standing; isBoth: boolean }[];
}

/** A PNG of 1200 by 630, as messengers show it beside the address. */
export const previewImage = defineTask<Preview, Uint8Array>(new URL('./preview-image.worker.ts', import.meta.url));
