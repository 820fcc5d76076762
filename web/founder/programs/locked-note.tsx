import { plans } from '#content/plans/plans.ts';
import type { PlanKey } from '#domain/plans.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PlanCost } from './plan-cost.tsx';

type LockedNoteProps = {
  plan: PlanKey;
  /** The address of the first lesson, except on its own page. */
  firstLesson?: string | undefined;
};

/** What a plan does not have, where it is had, and what is open all the same. */
export function LockedNote({ plan, firstLesson }: LockedNoteProps) {
  return (
    <Banner title={`This course comes with the ${plans[plan].name} plan`} action={<PlanCost plan={plan} />}>
      Its first lesson is open to you, and the other courses of the list stay free.
      {firstLesson && (
        <>
          {' '}
          <TextLink href={firstLesson}>Read the first lesson</TextLink>
        </>
      )}
    </Banner>
  );
}
