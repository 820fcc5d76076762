import type { CourseCard } from '#contract/programs/programs.ts';

/** Fewer courses are seen at a glance. */
export const FILTERS_FROM = 8;

export const SHOWN = [
  { value: 'all', label: 'All courses' },
  { value: 'mine', label: 'My courses' },
  { value: 'others', label: 'Courses that I do not take' },
] as const;

export interface CourseFilter {
  search: string;
  shown: (typeof SHOWN)[number]['value'];
}

export const everything: CourseFilter = { search: '', shown: 'all' };

/** Those that have each word in their title or summary and are shown, the ones that are taken first. */
export function filterCourses(courses: readonly CourseCard[], { search, shown }: CourseFilter): CourseCard[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return courses
    .filter(({ enrolled }) => shown === 'all' || enrolled === (shown === 'mine'))
    .filter(({ title, summary }) => {
      const text = `${title} ${summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => Number(b.enrolled) - Number(a.enrolled));
}
