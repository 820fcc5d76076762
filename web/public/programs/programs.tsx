import { courses } from 'virtual:courses';
import { DEFAULT_PLAN, type PlanKey } from '#domain/plans.ts';
import { Card } from '#ui/card/card.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { paths } from '../../paths.ts';
import { courseLengthWords } from '../../programs/course-facts.ts';
import { type Prices, usePricesNow } from '../prices-now.ts';
import { OnPlan } from './course-cost.tsx';
import { Enrol } from './enrol.tsx';
import { useOutsideCourses } from './outside-courses.ts';

const description =
  'Short courses for founders, made for a phone. Each lesson ends in one piece of work on your own startup.';

/** /programs: every course that founders take here, read without an account. */
export default function Programs() {
  const outside = useOutsideCourses();
  const isLocked = ({ plan }: { plan: PlanKey }) => plan !== DEFAULT_PLAN;
  const reading = usePricesNow({ isWanted: (outside ?? courses.map(({ outline }) => outline)).some(isLocked) });
  const prices = typeof reading === 'object' ? reading : null;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-5 py-12 lg:py-20">
      <PageMeta title="Programs" description={description} url={paths.programs} />
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="font-display text-4xl font-semibold tracking-tight">Programs</h1>
        <p className="text-lg text-stone">
          {outside
            ? 'The courses that founders take here. They open on our e-learning platform.'
            : `${description} The first lesson of each is open to everybody, and a bigger plan has the courses of the smaller ones too.`}
        </p>
      </header>
      {outside ? <OutsideCourses courses={outside} prices={prices} /> : <OwnCourses prices={prices} />}
    </div>
  );
}

function OwnCourses({ prices }: { prices: Prices | null }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {courses.map(({ outline }) => (
        <li key={outline.id} className="flex">
          <Card title={outline.title} href={paths.program(outline.id)} className="w-full">
            <p className="text-stone">{outline.summary}</p>
            <p className="text-sm text-stone">{courseLengthWords(outline)}.</p>
            <OnPlan plan={outline.plan} prices={prices} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface OutsideCoursesProps {
  courses: NonNullable<ReturnType<typeof useOutsideCourses>>;
  prices: Prices | null;
}

/** They have no page of their own: who takes one goes on there. */
function OutsideCourses({ courses: taught, prices }: OutsideCoursesProps) {
  if (taught.length === 0)
    return (
      <p>The list cannot be read at the moment. Log in and open Programs: it is shown there as soon as it is here.</p>
    );
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {taught.map(({ id, title, summary, plan }) => (
        <li key={id} className="flex">
          <Card
            title={title}
            className="w-full"
            actions={
              <Enrol
                inside={paths.founder.programs}
                open="Open your courses"
                course={{ id, title, plan }}
                isOneOfSeveral
              />
            }
          >
            <p className="whitespace-pre-line text-stone wrap-anywhere">{summary}</p>
            <OnPlan plan={plan} prices={prices} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
