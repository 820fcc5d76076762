import { showTime } from '../scheduling/show-time.ts';

/** What a certificate says. Moments are ISO 8601 in UTC. */
export interface Certified {
  name: string;
  courseTitle: string;
  lessons: number;
  begunAt: string;
  finishedAt: string;
}

/** Where the days of a certificate are counted, for everybody who reads it. */
const zone = 'Africa/Lagos';

/** How the code of a certificate looks: four groups of letters that are not mistaken for each other, 80 bits. */
export const CERTIFICATE_CODE = /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/;

/** The last of the groups of letters in a text that look like a code and stand apart from other letters and digits. */
const CODE_IN_TEXT = /^.*(?<![0-9A-Z])([2-9A-HJ-NP-Z]{4}(?:-?[2-9A-HJ-NP-Z]{4}){3})(?![0-9A-Z])/is;

/** The code in what somebody typed or pasted: anywhere in a text, or alone and without its dashes. Not yet proved to be one. */
export function certificateCodeIn(typed: string): string {
  const [, found] = CODE_IN_TEXT.exec(typed) ?? [];
  const letters = found ?? typed.slice(typed.trimEnd().lastIndexOf('/') + 1);
  return letters
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * When the last lesson of a course was finished. Null where a lesson is not done yet, and of a course without lessons.
 * @param done the moments of the lessons that are done, by lesson; also of those that have left the course.
 */
export function finishedAt(lessons: readonly string[], done: ReadonlyMap<string, Date>): Date | null {
  const times = lessons.map((id) => done.get(id)?.getTime() ?? Number.NaN);
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last) : null;
}

/** What it certifies, and no more: finishing a lesson is what its reader says. */
export function certifiedSentence({ name, courseTitle, lessons, begunAt, finishedAt: endedAt }: Certified): string {
  const [from, to] = [begunAt, endedAt].map((moment) => showTime(moment, zone).date);
  const days = from === to ? `on ${to}` : `between ${from} and ${to}`;
  const all = lessons === 1 ? 'its one lesson' : `all ${lessons} lessons of it`;
  return `${name} took the course “${courseTitle}” and marked ${all} as finished, ${days}.`;
}

/** What nobody may read into it. */
export const NOT_CERTIFIED =
  'Nobody examined the reader. This is not a degree, a licence or a professional qualification, and it says nothing about a business or an investment.';
