import { courses } from 'virtual:courses';
import { Fragment } from 'react';
import { plans } from '#content/plans/plans.ts';
import type { CourseOutline } from '#contract/programs/course.ts';
import { DEFAULT_PLAN, PAID_PLANS, type PlanKey } from '#domain/plans.ts';
import { TextLink } from '#ui/link/link.tsx';
import { useSignedIn } from '../../components/signed-in.ts';
import { paths } from '../../paths.ts';
import { type Prices, pricesOf, usePricesNow } from '../prices-now.ts';

/** Undefined for the free plan too. */
function priceOf(prices: Prices, plan: PlanKey): string | undefined {
  const paid = PAID_PLANS.find((one) => one === plan);
  return paid && pricesOf(prices, paid);
}

/** "On the Ideation plan: ₦15,000 a month"; the price from when it is known, for a plan that has one. */
export function OnPlan({ plan, prices }: { plan: PlanKey; prices: Prices | null }) {
  const price = prices && priceOf(prices, plan);
  return (
    <p className="text-sm font-semibold">
      On the {plans[plan].name} plan{price && `: ${price}`}
    </p>
  );
}

/**
 * What the plan of a course costs, and what is free instead; nothing where the course itself is free. Somebody who is logged in may
 * have the plan: their own page of the course says so.
 */
export function CourseCost({ outline: { plan } }: { outline: CourseOutline }) {
  const isSignedIn = useSignedIn();
  const isTold = plan !== DEFAULT_PLAN && !isSignedIn;
  const prices = usePricesNow({ isWanted: isTold });
  if (!isTold) return null;
  const price = typeof prices === 'object' && priceOf(prices, plan);
  const free = courses.filter(({ outline }) => outline.plan === DEFAULT_PLAN);
  return (
    <p>
      Its first lesson is free. The rest comes with the {plans[plan].name} plan:{' '}
      {price || <TextLink href={paths.homeSection('pricing')}>what it costs</TextLink>}.
      {free.length > 0 && ' Free as a whole: '}
      {free.map(({ outline: { id, title } }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === free.length - 1 ? ' and ' : ', ')}
          <TextLink href={paths.program(id)}>{title}</TextLink>
          {index === free.length - 1 && '.'}
        </Fragment>
      ))}
    </p>
  );
}
