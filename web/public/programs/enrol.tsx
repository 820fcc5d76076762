import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanKey } from '#domain/plans.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { useSignedIn } from '../../components/signed-in.ts';
import { paths } from '../../paths.ts';
import { askForCourse } from '../../programs/asked-course.ts';

interface EnrolProps {
  /** Where somebody who is logged in enrols and goes on. */
  inside: string;
  /** What the link there says. */
  open: string;
  course: { id: string; title: string; plan: PlanKey };
  /** Whether the page has several, so that each button names its own. */
  isOneOfSeveral?: boolean;
}

/** Enrolling needs an account (specification §5): the alert, then the login, which enrols; or one stays and reads on. */
export function Enrol({ inside, open, course, isOneOfSeveral }: EnrolProps) {
  const isSignedIn = useSignedIn();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const named = (what: string) => isOneOfSeveral && { 'aria-label': `${what}: ${course.title}` };
  if (isSignedIn)
    return (
      <ButtonLink className="w-fit" href={inside} {...named(open)}>
        {open}
      </ButtonLink>
    );
  return (
    <>
      <Button className="w-fit" onClick={() => setAsked(true)} {...named('Enrol')}>
        Enrol
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Log in first"
        confirmLabel="OK"
        onConfirm={() => navigate(paths.auth.loginThen(askForCourse(inside, course)))}
      >
        Please log in to enroll in courses
      </ConfirmDialog>
    </>
  );
}
