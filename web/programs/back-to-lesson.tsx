import { lessonTitles } from 'virtual:lesson-titles';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { TextLink } from '#ui/link/link.tsx';
import { tabMemory } from '../components/tab-memory.ts';
import { paths } from '../paths.ts';

const { founder, member } = paths;

/**
 * Above a page of the startup assistant that was opened from a lesson, above the others of the same document, and above the plans:
 * the way back. Where there is little room it stays in sight, since such a page is often opened at a question far down.
 */
export function BackToLesson() {
  const { pathname } = useLocation();
  const [lesson, setLesson] = useState<KnownLesson | null>(null);
  useEffect(() => setLesson(followTo(pathname)), [pathname]);
  if (!lesson) return null;
  return (
    <p
      data-way-back
      className="mb-6 text-sm max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-4 print:hidden"
    >
      <TextLink href={lesson.href} className="inline-flex min-h-11 items-center wrap-anywhere sm:min-h-6">
        Back to the lesson: {lesson.title}
      </TextLink>
    </p>
  );
}

/** The id of the work on the page of a lesson. */
export const WORK_PLACE = 'work';

/** The lesson that was open last in this tab; or, once one went on from it, that lesson and where its work is done. */
const left = tabMemory('cairn.lesson-of-work');
type KnownLesson = { href: string; title: string };

/** Notes which page is open. @returns the lesson that its work belongs to. */
function followTo(pathname: string): KnownLesson | null {
  if (lessonAt(pathname)) {
    left.keep(pathname);
    return null;
  }
  const [lessonPath = '', place = placeOf(pathname)] = left.read()?.split(' ') ?? [];
  const lesson = lessonAt(lessonPath);
  // The plans are looked up on the way, and change nothing of it.
  if (pathname === member.billingHistory) return lesson;
  if (lesson && place && isWithin(pathname, place)) {
    left.keep(`${lessonPath} ${place}`);
    return lesson;
  }
  left.forget();
  return null;
}

/** A lesson that the product brings along; nothing where the address is of anything else. */
function lessonAt(pathname: string): KnownLesson | null {
  const { courseId = '', lessonId = '' } = matchPath(`${founder.programs}/:courseId/:lessonId`, pathname)?.params ?? {};
  const titles = Object.hasOwn(lessonTitles, courseId) ? lessonTitles[courseId] : undefined;
  const title = titles && Object.hasOwn(titles, lessonId) ? titles[lessonId] : undefined;
  return title === undefined ? null : { href: `${founder.lesson(courseId, lessonId)}#${WORK_PLACE}`, title };
}

/** The document or the tool of the startup assistant that a page is of: two more parts of its address. */
function placeOf(pathname: string): string | undefined {
  const place = pathname
    .split('/')
    .slice(0, founder.assistant.split('/').length + 2)
    .join('/');
  return isWithin(place, founder.assistant) ? place : undefined;
}

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);
