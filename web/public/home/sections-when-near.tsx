import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { arrive } from '../../code/arrival.ts';

const ServiceCards = lazy(async () => ({
  default: (await arrive(() => import('./service-cards.tsx'))).ServiceCards,
}));
const PlanPrices = lazy(async () => ({
  default: (await arrive(() => import('./plan-prices.tsx'))).PlanPrices,
}));

/** How far below the screen the section may be when its code is fetched, in pixels. */
const ahead = 600;
/** Scrolling has come to rest when nothing moved for so long, in milliseconds. */
const rest = 150;

/** What changes without a build joins its section of the home page, once somebody comes near it: nobody else loads it. */
export function SectionsWhenNear() {
  return (
    <>
      <WhenNear place="[data-services]" Part={ServiceCards} />
      <WhenNear place="[data-prices]" Part={PlanPrices} />
    </>
  );
}

/**
 * It waits until scrolling rests, and while its place is not yet read: what is looked at, or on its way to an anchor below, must
 * not jump.
 */
function WhenNear({ place: selector, Part }: { place: string; Part: ComponentType }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const empty = document.querySelector<HTMLElement>(selector);
    if (!empty) return;
    let timer: number | undefined;
    const look = () => {
      const { top } = empty.getBoundingClientRect();
      if (top > innerHeight / 4 && top < innerHeight + ahead) setPlace(empty);
    };
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, rest);
    };
    lookAtRest();
    addEventListener('scroll', lookAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookAtRest);
    };
  }, [selector]);
  if (!place) return null;
  return createPortal(
    <Suspense>
      <Part />
    </Suspense>,
    place,
  );
}
