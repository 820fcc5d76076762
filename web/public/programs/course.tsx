import { courses } from 'virtual:courses';
import { useParams } from 'react-router';
import { brand } from '#content/brand.ts';
import { plans } from '#content/plans/plans.ts';
import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { useOpenedByHash } from '../../components/opened-by-hash.ts';
import { PageMeta } from '../../components/page-meta.tsx';
import { publicUrl } from '../../components/public-url.ts';
import { paths } from '../../paths.ts';
import { courseLength, courseLengthWords } from '../../programs/course-facts.ts';
import { Outline } from '../../programs/course-outline.tsx';
import { LessonText, Sources } from '../../programs/lesson-text.tsx';
import { Day } from '../../time/date-time.tsx';
import NotFound from '../not-found.tsx';
import { CourseCost } from './course-cost.tsx';
import { Enrol } from './enrol.tsx';
import { useOutsideCourses } from './outside-courses.ts';

/** /programs/:courseId: what a course teaches, its outline, and its first lesson. */
export default function Course() {
  const { courseId } = useParams();
  const course = courses.find(({ outline }) => outline.id === courseId);
  return course ? <Shown {...course} /> : <NotFound />;
}

function Shown({ outline, first }: { outline: CourseOutline; first: Lesson }) {
  const isOutside = useOutsideCourses() !== null;
  useOpenedByHash();
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-5 py-12 lg:py-20">
      <PageMeta title={outline.title} description={outline.summary} url={paths.program(outline.id)} type="article" />
      <StructuredData outline={outline} />
      <header className="flex max-w-measure flex-col gap-4">
        <TextLink href={paths.programs} className="w-fit">
          Programs
        </TextLink>
        <h1 className="font-display text-4xl font-semibold tracking-tight">{outline.title}</h1>
        <p className="text-lg text-stone">{outline.summary}</p>
        <p className="text-stone">
          {courseLengthWords(outline)}. On the {plans[outline.plan].name} plan. Reviewed{' '}
          <Day value={outline.reviewed} />.
        </p>
        {!isOutside && <CourseCost outline={outline} />}
        <WayIn outline={outline} isOutside={isOutside} />
      </header>
      <section aria-labelledby="for-whom" className="flex max-w-measure flex-col gap-3">
        <h2 id="for-whom" className="font-display text-2xl font-semibold tracking-tight">
          Who it is for
        </h2>
        <p>{outline.audience}</p>
      </section>
      <section aria-labelledby="after-it" className="flex max-w-measure flex-col gap-3">
        <h2 id="after-it" className="font-display text-2xl font-semibold tracking-tight">
          What you can do after it
        </h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-6">
          {outline.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </section>
      <LessonText blocks={outline.opening} sources={outline.sources} />
      <section aria-labelledby="lessons" className="flex max-w-measure flex-col gap-4">
        <h2 id="lessons" className="font-display text-2xl font-semibold tracking-tight">
          Lessons
        </h2>
        <Outline
          modules={outline.modules}
          hrefOf={({ id }) => (id === first.id ? `${paths.program(outline.id)}#first-lesson` : null)}
        />
      </section>
      <section id="first-lesson" aria-labelledby="first-lesson-title" className="flex max-w-measure flex-col gap-4">
        <h2 id="first-lesson-title" className="font-display text-2xl font-semibold tracking-tight">
          The first lesson, open to everybody
        </h2>
        <Disclosure look="ruled" summary={first.title}>
          <div className="flex flex-col gap-6 text-ink">
            <LessonText blocks={first.body} sources={first.sources} />
            <Sources sources={first.sources} />
            {!isOutside && <WayOn outline={outline} />}
          </div>
        </Disclosure>
      </section>
    </div>
  );
}

/** Where a platform outside teaches, founders take its courses, and this one is here to be read. */
function WayIn({ outline, isOutside }: { outline: CourseOutline; isOutside: boolean }) {
  if (isOutside)
    return (
      <p>
        Its first lesson is below. Founders here take other courses:{' '}
        <TextLink href={paths.programs}>see which</TextLink>.
      </p>
    );
  return <Enrol inside={paths.founder.course(outline.id)} open="Open the course" course={outline} />;
}

/** After the open lesson: where its questions, its work and the other lessons are. */
function WayOn({ outline }: { outline: CourseOutline }) {
  return (
    <div className="flex flex-col gap-3">
      <p>This is the first of {courseLength(outline).lessons} lessons. Its questions and its work are inside.</p>
      <Enrol inside={paths.founder.course(outline.id)} open="Open the course" course={outline} />
    </div>
  );
}

/** For search engines: schema.org Course. Data, so no script policy is about it. */
function StructuredData({ outline }: { outline: CourseOutline }) {
  const { reading, work } = courseLength(outline);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: outline.title,
    description: outline.summary,
    url: new URL(paths.program(outline.id), publicUrl()).href,
    provider: { '@type': 'Organization', name: brand.name, url: publicUrl() },
    teaches: outline.outcomes,
    isAccessibleForFree: outline.plan === 'free',
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${reading + work}M` },
  };
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
