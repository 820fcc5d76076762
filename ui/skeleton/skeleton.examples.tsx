import type { Example } from '../example.ts';
import { Skeleton, SkeletonLines, SkeletonRegion } from './skeleton.tsx';

export const examples: Example[] = [
  {
    name: 'A card to come',
    render: () => (
      <SkeletonRegion label="Loading reports">
        <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
          <Skeleton className="h-6 w-1/2" />
          <SkeletonLines />
        </div>
      </SkeletonRegion>
    ),
  },
];
