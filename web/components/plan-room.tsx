import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PlanUse, readEntitlements } from '#contract/billing/entitlements.ts';
import type { LimitKey } from '#domain/plans.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { call } from '../api/client.ts';
import { paths } from '../paths.ts';

/** What the founder's plan has, and how much of it is used. */
export const entitlementsQuery = queryOptions({
  queryKey: ['entitlements'],
  queryFn: ({ signal }) => call(readEntitlements, {}, { signal }),
});

/** Why the plan has no room for another one; undefined where it has, or nobody knows: the server decides. */
export function usePlanFull(key: LimitKey): PlanUse | undefined {
  const { data } = useQuery(entitlementsQuery);
  return data?.items.find((item) => item.key === key && item.full !== null);
}

/** What makes another one; in its place, where the plan has no room for it, why, what stays, and where the plans are. */
export function PlanRoom({ of: key, children }: { of: LimitKey; children: ReactNode }) {
  const full = usePlanFull(key);
  if (!full) return children;
  return (
    <Banner>
      {full.full} {full.moreIn && <PlansLink />}
    </Banner>
  );
}

/** Beside what says already that there is no room: where the plans are that have more. */
export function MorePlans({ of: key }: { of: LimitKey }) {
  return usePlanFull(key)?.moreIn ? <PlansLink /> : null;
}

export function PlansLink() {
  return <TextLink href={paths.member.plans}>See what other plans have</TextLink>;
}
