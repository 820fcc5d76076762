import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const ServiceCards = lazy(async () => ({ default: (await import('./service-cards.tsx')).ServiceCards }));

/** How far below the screen the section may be when its services are fetched. */
const ahead = '600px';

/** Puts the services into their section of the home page, once somebody comes near it: nobody else loads them. */
export function ServicesWhenNear() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const empty = document.querySelector<HTMLElement>('[data-services]');
    if (!empty) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setPlace(empty);
      },
      { rootMargin: ahead },
    );
    observer.observe(empty);
    return () => observer.disconnect();
  }, []);
  if (!place) return null;
  return createPortal(
    <Suspense>
      <ServiceCards />
    </Suspense>,
    place,
  );
}
