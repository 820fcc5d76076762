import { z } from 'zod';
import { courseSlug, type Lesson } from '#contract/programs/course.ts';
import { type OwnCourse, readCourse, readLessons } from '#contract/programs/programs.ts';
import { moment } from '#contract/text.ts';
import { forgetForMember, keepForMember, keptForMember } from '../auth/member-on-device.ts';
import { memberOf } from '../components/tab-memory.ts';
import { learningOnDevice } from './on-device.ts';

const saved = z.object({ id: courseSlug, title: z.string(), bytes: z.int() });
const shelf = z.object({ uid: z.string(), courses: z.array(saved) });
type SavedCourse = z.output<typeof saved>;

const copy = z.object({ uid: z.string(), at: moment, own: readCourse.reply, lessons: readLessons.reply.shape.lessons });
type CourseCopy = z.output<typeof copy>;

/** All saved courses together, in bytes: a browser gives a site about 5 MB, and what is not sent yet needs room too. */
export const mostSavedBytes = 2_000_000;

/** Why a course cannot be saved: too much is saved already, or the browser has no room or keeps nothing. */
export type NotKept = 'full' | 'refused';

/**
 * Saves a course on this device, to be read without a network, until its founder removes it or logs out.
 * @returns null, or why it could not be saved; then nothing of it is left here.
 */
export function keepCourse(own: OwnCourse, lessons: readonly Lesson[], now: Date): NotKept | null {
  const { id, title } = own.outline;
  const before = savedCourses();
  const entry: SavedCourse = { id, title, bytes: own.bytes };
  const courses = before.some((one) => one.id === id)
    ? before.map((one) => (one.id === id ? entry : one))
    : [...before, entry];
  if (courses.reduce((sum, { bytes }) => sum + bytes, 0) > mostSavedBytes) return 'full';
  const isKept =
    keepForMember(learningOnDevice.course(id), { uid: memberOf(), at: now.toISOString(), own, lessons }) &&
    keepForMember(learningOnDevice.courses, { uid: memberOf(), courses });
  if (isKept) return null;
  removeCourse(id);
  return 'refused';
}

export function removeCourse(courseId: string): void {
  forgetForMember(learningOnDevice.course(courseId));
  const courses = savedCourses().filter(({ id }) => id !== courseId);
  if (courses.length === 0) forgetForMember(learningOnDevice.courses);
  else keepForMember(learningOnDevice.courses, { uid: memberOf(), courses });
}

/** The courses that the member who is signed in has saved here, in the order of saving. */
export function savedCourses(): readonly SavedCourse[] {
  const { data } = shelf.safeParse(keptForMember(learningOnDevice.courses));
  return data && data.uid === memberOf() ? data.courses : [];
}

/** The course as it was when it was last read, or undefined where this device has none that today's code understands. */
export function savedCourse(courseId: string): CourseCopy | undefined {
  const { data } = copy.safeParse(keptForMember(learningOnDevice.course(courseId)));
  return data && data.uid === memberOf() ? data : undefined;
}

/** Whether a saved course has every lesson that the course has now. */
export function isWhole({ lessons }: CourseCopy, { outline }: OwnCourse): boolean {
  const ids = new Set(lessons.map(({ id }) => id));
  return outline.modules.every((module) => module.lessons.every(({ id }) => ids.has(id)));
}

/** Takes what was just read into the copy, where there is one. It is as old as its lessons, and stays where it cannot be renewed. */
export function renewCopy(courseId: string, { own, lesson }: { own?: OwnCourse; lesson?: Lesson }, now: Date): void {
  const before = savedCourse(courseId);
  if (!before) return;
  const lessons = before.lessons.map((one) => (one.id === lesson?.id ? lesson : one));
  const at = lesson ? now.toISOString() : before.at;
  keepForMember(learningOnDevice.course(courseId), { uid: memberOf(), at, own: own ?? before.own, lessons });
}
