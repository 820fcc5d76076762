import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { arrive } from '../../code/arrival.ts';

const ServiceCards = lazy(async () => ({
  default: (await arrive(() => import('./service-cards.tsx'))).ServiceCards,
}));

/** How far below the screen the section may be when its services are fetched, in pixels. */
const ahead = 600;
/** Scrolling has come to rest when nothing moved for so long, in milliseconds. */
const rest = 150;

/**
 * Puts the services into their section of the home page, once somebody comes near it: nobody else loads them. They wait until
 * scrolling rests, and while their place is not yet read: what is looked at, or on its way to an anchor below, must not jump.
 */
export function ServicesWhenNear() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const empty = document.querySelector<HTMLElement>('[data-services]');
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
  }, []);
  if (!place) return null;
  return createPortal(
    <Suspense>
      <ServiceCards />
    </Suspense>,
    place,
  );
}
