import { lazy, Suspense, useState } from 'react';
import type { Intake } from '#domain/validation/intake.ts';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { arrive } from '#web/code/arrival.ts';
import { OutlineSection } from './outline-section.tsx';

const Places = lazy(async () => ({ default: (await arrive(() => import('./places-to-look.tsx'))).PlacesToLook }));

/** Where sizes, permits and rivals can be looked up. Folded, and fetched once it is opened. */
export function WhereToLookSection({ intake, isUnlawful }: { intake: Intake; isUnlawful: boolean }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <OutlineSection
      id="sources"
      onOpen={() => setOpened(true)}
      lead="Public places and ready-made searches for this idea. Nothing is looked up until you follow a link, and what you find is yours to judge."
    >
      {wasOpened && (
        <Suspense
          fallback={
            <SkeletonRegion label="The list is loading">
              <SkeletonLines count={4} />
            </SkeletonRegion>
          }
        >
          <Places intake={intake} isUnlawful={isUnlawful} />
        </Suspense>
      )}
    </OutlineSection>
  );
}
