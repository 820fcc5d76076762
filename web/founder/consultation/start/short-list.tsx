import { useQuery } from '@tanstack/react-query';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { paths } from '#web/paths.ts';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { pricesOf, priceWords } from '#web/words/service-words.ts';
import { servicesQuery } from '../consultation-queries.ts';

const shown = 5;

/** The first services in a line each, with the way to their free times and to all of them. */
export function ShortList() {
  const { zone } = useViewerZone();
  const services = useQuery(servicesQuery);
  if (services.isError && !services.data) return null;
  return (
    <section aria-labelledby="services" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="services" className="font-display text-2xl font-semibold tracking-tight">
          What you can book
        </h2>
        <TextLink href={paths.founder.serviceList()} className="inline-flex min-h-11 items-center">
          Service List
        </TextLink>
      </div>
      {services.isPending && (
        <SkeletonRegion label="Loading the services...">
          <SkeletonLines count={4} />
        </SkeletonRegion>
      )}
      {services.data && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {services.data.items.slice(0, shown).map((service) => (
            <li
              key={service.id}
              className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-moss-wash sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-64">
                <TextLink
                  quiet
                  href={paths.founder.bookService(service.id)}
                  className="font-semibold text-ink after:absolute after:inset-0"
                >
                  {service.title}
                </TextLink>
                <p className="text-sm text-stone">
                  {lengthWords(service.minutes)}, {priceWords(pricesOf(service), service.tax)}
                </p>
              </div>
              <p className="text-sm text-stone">
                {service.nextFreeAt
                  ? `Next free: ${momentWords(service.nextFreeAt, zone)}, ${zoneLabel(zone, Date.parse(service.nextFreeAt))}`
                  : 'Nothing free just now'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
