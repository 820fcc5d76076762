import { lessonTitles } from 'virtual:lesson-titles';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { TextLink } from '#ui/link/link.tsx';
import { tabMemory } from '#web/components/tab-memory.ts';
import { paths } from '#web/paths.ts';

const { founder } = paths;

/** Above a page of the startup assistant that was opened from a lesson, and above the others of the same document: the way back. */
export function BackToLesson() {
  const { pathname } = useLocation();
  const [lesson, setLesson] = useState<KnownLesson | null>(null);
  useEffect(() => setLesson(followTo(pathname)), [pathname]);
  if (!lesson) return null;
  return (
    <p className="mb-6 text-sm print:hidden">
      <TextLink href={lesson.href} className="inline-flex min-h-11 items-center wrap-anywhere sm:min-h-6">
        Back to the lesson: {lesson.title}
      </TextLink>
    </p>
  );
}

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
  return title === undefined ? null : { href: founder.lesson(courseId, lessonId), title };
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
