import { asc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { courseImages } from './tables.ts';

type CourseImage = typeof courseImages.$inferSelect;

/** Of all courses, without the pictures themselves: as many at most as there are courses. */
export async function listImages(db: Db): Promise<Omit<CourseImage, 'picture'>[]> {
  const { courseId, source, digest, copiedAt } = courseImages;
  return db.select({ courseId, source, digest, copiedAt }).from(courseImages).orderBy(asc(courseId));
}

/** Only those of these courses stay. */
export async function keepImages(db: Db, courseIds: string[]): Promise<void> {
  await db.delete(courseImages).where(notInArray(courseImages.courseId, courseIds));
}

export async function saveImage(tx: Db, { courseId, ...image }: CourseImage): Promise<void> {
  await tx
    .insert(courseImages)
    .values({ courseId, ...image })
    .onConflictDoUpdate({ target: courseImages.courseId, set: image });
}

/** The bytes of a picture in base64. */
export async function findPicture(db: Db, digest: string): Promise<string | undefined> {
  const [row] = await db
    .select({ picture: courseImages.picture })
    .from(courseImages)
    .where(eq(courseImages.digest, digest))
    .limit(1);
  return row?.picture ?? undefined;
}
