import { PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import { tabStore } from '#web/components/device-store.ts';
import { withQuery } from '#web/paths/with-query.ts';

export type AskedCourse = { id: string; title: string; plan: PlanKey };

const name = 'cairn.asked-course';
export const enrolParameter = 'enrol';

/**
 * Keeps in this tab which course a visitor chose before there was anyone to enrol. It is used once, and only at the address that
 * is made here: neither a link from elsewhere nor a later login enrols anybody.
 * @returns where the enrolment goes on: `inside`, with the course in its query.
 */
export function askForCourse(inside: string, { id, title, plan }: AskedCourse): string {
  try {
    tabStore()?.setItem(name, JSON.stringify({ id, title, plan }));
  } catch {
    // Then it takes a second tap.
  }
  return withQuery(inside, { [enrolParameter]: id });
}

/** The course in which a visit to `path` would enrol. */
export function askedCourseOf(path: string | null): AskedCourse | null {
  const id = new URLSearchParams(path?.split('?')[1]).get(enrolParameter);
  const course = readAsked();
  return course?.id === id ? course : null;
}

/** Whether this tab asked for the course of this id. From now on it does not. */
export function takeAskedCourse(id: string): boolean {
  const isAsked = readAsked()?.id === id;
  if (isAsked) tabStore()?.removeItem(name);
  return isAsked;
}

/** Nobody is enrolled by what somebody else may have asked for. */
export function dropAskedCourse(): void {
  tabStore()?.removeItem(name);
}

function readAsked(): AskedCourse | null {
  try {
    const kept: unknown = JSON.parse(tabStore()?.getItem(name) ?? 'null');
    const { id, title, ...course } = Object(kept) as Record<keyof AskedCourse, unknown>;
    const plan = PLAN_KEYS.find((key) => key === course.plan);
    return typeof id === 'string' && typeof title === 'string' && plan ? { id, title, plan } : null;
  } catch {
    return null;
  }
}
