import { courseTitles } from 'virtual:course-titles';
import { Fragment } from 'react';
import { plans } from '#content/plans/plans.ts';
import { DEFAULT_PLAN, type PlanKey } from '#domain/plans.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { PlanCost } from './plan-cost.tsx';

type LockedNoteProps = {
  plan: PlanKey;
  /** The address of the first lesson, except on its own page. */
  firstLesson?: string | undefined;
};

const free = courseTitles.filter(({ plan }) => plan === DEFAULT_PLAN);

/** What a plan does not have, where it is had, and what is open all the same. */
export function LockedNote({ plan, firstLesson }: LockedNoteProps) {
  return (
    <Banner title={`This course comes with the ${plans[plan].name} plan`} action={<PlanCost plan={plan} />}>
      <p>
        Its first lesson is open to you{firstLesson ? ': ' : '.'}
        {firstLesson && <TextLink href={firstLesson}>Read the first lesson</TextLink>}
      </p>
      {free.length > 0 && (
        <p className="mt-2">
          Free as a whole:{' '}
          {free.map(({ id, title }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <TextLink href={paths.founder.course(id)}>{title}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
    </Banner>
  );
}
