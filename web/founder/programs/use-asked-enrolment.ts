import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { CourseCard } from '#contract/programs/programs.ts';
import { enrolParameter, takeAskedCourse } from '#web/programs/asked-course.ts';
import { useEnrol } from './use-enrol.ts';

/** `useEnrol`, which begins by itself where the founder asked for this course before logging in: once. */
export function useAskedEnrolment(course: CourseCard, goOn?: string) {
  const enrol = useEnrol(course, goOn);
  const [search, setSearch] = useSearchParams();
  const isHere = search.get(enrolParameter) === course.id;
  const isIn = course.enrolled || course.enrolling;
  const { mutate } = enrol;
  useEffect(() => {
    if (!isHere) return;
    setSearch(withoutCourse, { replace: true, preventScrollReset: true });
    if (takeAskedCourse(course.id) && !isIn) mutate();
  }, [isHere, isIn, course.id, mutate, setSearch]);
  return enrol;
}

function withoutCourse(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(enrolParameter);
  return rest;
}
