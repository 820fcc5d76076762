import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { courseImageUrl } from '#contract/programs/programs.ts';
import { DAY_MS } from '#domain/time/days.ts';
import type { Db } from '../../db/client.ts';
import { drawCardPicture } from '../../http/safe-upload.ts';
import { LearningFailure, type OutsidePlatform, type PlatformCourse } from '../../ports/learning/port.ts';
import * as repo from './image.repo.ts';
import { readCatalogue } from './platform.repo.ts';

type Image = NonNullable<PlatformCourse['image']>;

export type ImageService = ReturnType<typeof createImageService>;

const sourceOf = ({ url, version }: Image) => `${url} ${version}`;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The pictures of courses on the platform outside: each is copied once, drawn anew, and served from here. */
export function createImageService(
  { clock, log }: { clock: () => Date; log: FastifyBaseLogger },
  outside: Pick<OutsidePlatform, 'readImage'>,
) {
  /** What is no picture, or too large, is noted without one. */
  async function draw(url: string): Promise<Uint8Array | undefined> {
    try {
      return await drawCardPicture(await outside.readImage(url));
    } catch (error) {
      if (error instanceof LearningFailure && error.kind === 'unfit') return undefined;
      throw error;
    }
  }

  async function copy(db: Db, courseId: string, image: Image): Promise<void> {
    const bytes = await draw(image.url);
    if (!bytes) log.warn({ courseId }, 'the picture of a course is none that can be shown');
    await repo.saveImage(db, {
      courseId,
      source: sourceOf(image),
      digest: bytes ? digestOf(bytes) : null,
      picture: bytes ? Buffer.from(bytes).toString('base64') : null,
      copiedAt: clock(),
    });
  }

  return {
    /**
     * Those that are new or changed since, and none that the catalogue does not name any more. One that cannot be read now is tried
     * again the next time, one that could not be shown a day later.
     */
    async copyAll(db: Db): Promise<void> {
      const courses = await readCatalogue(db);
      if (!courses) return;
      await repo.keepImages(
        db,
        courses.flatMap(({ id, image }) => (image ? [id] : [])),
      );
      const copied = new Map((await repo.listImages(db)).map((one) => [one.courseId, one]));
      const again = clock().getTime() - DAY_MS;
      for (const { id, image } of courses) {
        const one = copied.get(id);
        const isDone = one && (one.digest !== null || one.copiedAt.getTime() > again);
        if (!image || (isDone && one.source === sourceOf(image))) continue;
        await copy(db, id, image).catch((error: unknown) => {
          if (!(error instanceof LearningFailure)) throw error;
          log.warn({ courseId: id, reason: error.message }, 'the picture of a course was not read');
        });
      }
    },

    /** The addresses of those that are shown, by course. */
    async listUrls(db: Db): Promise<ReadonlyMap<string, string>> {
      const copied = await repo.listImages(db);
      return new Map(copied.flatMap(({ courseId, digest }) => (digest ? [[courseId, courseImageUrl(digest)]] : [])));
    },

    /** @throws FILE_UNKNOWN. */
    async read(db: Db, digest: string): Promise<Uint8Array> {
      const picture = await repo.findPicture(db, digest);
      if (picture === undefined) throw new AppError('FILE_UNKNOWN');
      return Buffer.from(picture, 'base64');
    },
  };
}
