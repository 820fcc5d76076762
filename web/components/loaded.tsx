import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure, type WayOn } from './load-failure.tsx';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** What is read, such as "The calendar". */
  what: string;
  /** What is shown until it is there. */
  waiting?: ReactNode;
  /** Where to go on when it is not there any more; else the overview. */
  whenGone?: WayOn;
  children: (data: T) => ReactNode;
};

/** What was read, or what stands in its place. What is shown stays when reading it again fails. */
export function Loaded<T>({ query, what, waiting, whenGone, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <LoadFailure
        title={`${what} could not be read`}
        error={query.error}
        onRetry={() => void query.refetch()}
        whenGone={whenGone}
      />
    );
  return (
    waiting ?? (
      <SkeletonRegion label={`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`}>
        <Skeleton className="h-48 w-full rounded-card" />
      </SkeletonRegion>
    )
  );
}
