import { courseTitles } from 'virtual:course-titles';
import { useEffect, useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import { type AskedCourse, askedCourseOf, dropAskedCourse } from '../programs/asked-course.ts';
import { courseOnTheWay } from '../programs/course-on-the-way.ts';
import { browserSignals } from './browser-signals.ts';

type CourseLineProps = { redirect: string | null; isNew?: boolean };

/** Says on the way into an account to which course it leads, and what becomes of it. `isNew`: the account is made here. */
export function CourseLine({ redirect, isNew = false }: CourseLineProps) {
  const [asked] = useState(() => askedCourseOf(redirect));
  // Who logs in in another tab need not be who pressed Enrol in this one.
  useEffect(() => browserSignals.onOtherTab((isSignedIn) => isSignedIn && dropAskedCourse()), []);
  const words = asked ? askedWords(asked, isNew) : pathWords(redirect, isNew);
  return words && <p className="mb-5 wrap-break-word">{words}</p>;
}

const stepOf = (isNew: boolean) => (isNew ? 'Create your account' : 'Log in');

/** Enrol was pressed. Nobody is promised what their plan may not have. */
function askedWords({ id, title, plan }: AskedCourse, isNew: boolean): string {
  if (plan === 'free') return `${stepOf(isNew)}, and you are enrolled in “${title}”.`;
  const isOurs = courseTitles.some((course) => course.id === id);
  return `“${title}” comes with the ${plans[plan].name} plan.${isOurs ? ' Its first lesson is open without it.' : ''}`;
}

function pathWords(redirect: string | null, isNew: boolean): string | null {
  const course = courseOnTheWay(redirect);
  return course ? `${stepOf(isNew)} to open “${course.title}”.` : null;
}
