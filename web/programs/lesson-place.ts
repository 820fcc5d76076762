import { z } from 'zod';
import { courseSlug, lessonVersion } from '#contract/programs/course.ts';
import { keepForMember, keptForMember } from '../auth/member-on-device.ts';
import { memberOf } from '../components/tab-memory.ts';
import { learningOnDevice } from './on-device.ts';

const lessonSeen = z.object({ courseId: courseSlug, lessonId: courseSlug, version: lessonVersion });
type LessonSeen = z.output<typeof lessonSeen>;

/** The passage that stood at the top of the screen, from 0. */
const place = lessonSeen.extend({ passage: z.int() });
const shelf = z.object({ uid: z.string(), places: z.array(place) });

/** The lessons that were left last. */
const mostPlaces = 20;

/** Keeps how far somebody has come in a lesson, on this device alone; at its start nothing is kept. */
export function keepPlace(seen: LessonSeen, passage: number): void {
  const others = places().filter((one) => !isOf(one, seen));
  const kept = passage > 0 ? [{ ...seen, passage }, ...others] : others;
  keepForMember(learningOnDevice.places, { uid: memberOf(), places: kept.slice(0, mostPlaces) });
}

/** Where to go on in this version of a lesson: 0 for its start. */
export function keptPlace(seen: LessonSeen): number {
  return places().find((one) => isOf(one, seen) && one.version === seen.version)?.passage ?? 0;
}

function places() {
  const { data } = shelf.safeParse(keptForMember(learningOnDevice.places));
  return data && data.uid === memberOf() ? data.places : [];
}

const isOf = (one: LessonSeen, other: LessonSeen) => one.courseId === other.courseId && one.lessonId === other.lessonId;
