import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { useHydrated } from '../components/hydrated.ts';
import { MessagePage } from '../components/message-page.tsx';
import { paths } from '../paths.ts';
import { dropAskedCourse } from '../programs/asked-course.ts';
import { courseOnTheWay } from '../programs/course-on-the-way.ts';

/** /unauthorised: signed in, but without the role that the page needs. */
export default function Unauthorised() {
  const way = useWayToCourses();
  // Who is refused here takes no course.
  useEffect(dropAskedCourse, []);
  return way ? <ForFounders back={way} /> : <WithoutRole />;
}

/** Where an investor reads of the courses to which they were on the way. Unknown while the page is the prerendered one. */
function useWayToCourses(): { href: string; label: string } | undefined {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const { data } = wayHere.safeParse(state);
  if (!isHydrated || !data?.isInvestor) return undefined;
  const course = courseOnTheWay(data.from);
  if (course) return { href: paths.program(course.id), label: `Back to “${course.title}”` };
  return data.from === paths.founder.programs ? { href: paths.programs, label: 'Back to the courses' } : undefined;
}

/** What the guard of the member area says of the way. */
const wayHere = z.object({ from: z.string(), isInvestor: z.boolean() });

function ForFounders({ back }: { back: { href: string; label: string } }) {
  return (
    <MessagePage
      title="You do not have access to this page"
      actions={
        <>
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
          <ButtonLink href={paths.member.overview} variant="secondary">
            Go to your dashboard
          </ButtonLink>
        </>
      }
    >
      Courses are for founders. This account is an investor's.
    </MessagePage>
  );
}

function WithoutRole() {
  return (
    <MessagePage
      title="You do not have access to this page"
      actions={
        <>
          <ButtonLink href={paths.member.overview}>Go to your dashboard</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            Go to home page
          </ButtonLink>
        </>
      }
    >
      Your account does not have the role that this page needs. If you think it should,{' '}
      <TextLink href={paths.member.newSupport('account')}>write to us</TextLink>. Answers to what others asked are in{' '}
      <TextLink href={paths.helpSupport}>Help/Support</TextLink>.
    </MessagePage>
  );
}
