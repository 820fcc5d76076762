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
  const course = useRefusedCourse();
  return course ? <ForFounders {...course} /> : <WithoutRole />;
}

/** The course to which an investor was on the way. Unknown while the page is the prerendered one. */
function useRefusedCourse() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const { data } = wayHere.safeParse(state);
  return isHydrated && data?.isInvestor ? courseOnTheWay(data.from) : undefined;
}

/** What the guard of the member area says of the way. */
const wayHere = z.object({ from: z.string(), isInvestor: z.boolean() });

function ForFounders({ id, title }: { id: string; title: string }) {
  useEffect(dropAskedCourse, []);
  return (
    <MessagePage
      title="You do not have access to this page"
      actions={
        <>
          <ButtonLink href={paths.program(id)}>Back to “{title}”</ButtonLink>
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
