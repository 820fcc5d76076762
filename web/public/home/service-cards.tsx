import { useEffect, useState } from 'react';
import type { listServices, ServiceCard } from '#contract/consultation/consultation.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { adviserWords, cancelWords, pricesOf, priceWords } from '#web/words/service-words.ts';
import { paths } from '../../paths.ts';

type Reading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; items: ServiceCard[] };

/** A row of a desktop; the others are folded, so that the home page stays short however many there are. */
const SHOWN = 3;

/** The services as they are offered now, each leading to its place in the list. Without schemas: this page is kept small. */
export function ServiceCards() {
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    readServices(controller.signal).then(
      (items) => setReading({ status: 'ready', items }),
      () => !controller.signal.aborted && setReading({ status: 'failed' }),
    );
    return () => controller.abort();
  }, []);
  if (reading.status === 'loading') {
    return (
      <SkeletonRegion label="Loading the services...">
        <SkeletonLines count={6} />
      </SkeletonRegion>
    );
  }
  if (reading.status === 'failed') {
    return (
      <p>
        The services could not be read just now.{' '}
        <TextLink href={paths.founder.serviceList()}>See them in the service list</TextLink>.
      </p>
    );
  }
  return (
    <>
      <ServiceList services={reading.items.slice(0, SHOWN)} />
      {reading.items.length > SHOWN && (
        <Disclosure summary="More services" className="[&>div]:max-w-none">
          <ServiceList services={reading.items.slice(SHOWN)} />
        </Disclosure>
      )}
    </>
  );
}

function ServiceList({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className="grid gap-x-8 text-ink md:grid-cols-2 xl:grid-cols-3">
      {services.map((service) => (
        <Service key={service.id} service={service} />
      ))}
    </ul>
  );
}

async function readServices(signal: AbortSignal): Promise<ServiceCard[]> {
  const answer = await fetch('/api/v1/consultation/services', { signal });
  if (!answer.ok) throw new Error(`the services answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: EndpointReply<typeof listServices> };
  return data.items;
}

/** What somebody chooses by; the rest is folded. */
function Service({ service }: { service: ServiceCard }) {
  return (
    <li className="flex flex-col border-t border-line py-2 sm:py-3">
      <h3 className="font-display text-xl font-semibold tracking-tight">{service.title}</h3>
      <p>
        <strong>{priceWords(pricesOf(service), service.tax)}</strong>
        <span className="text-stone">, {lengthWords(service.minutes)}</span>
      </p>
      <NextFree at={service.nextFreeAt} />
      <div className="mt-auto flex flex-wrap items-start justify-between gap-x-4 pt-1">
        <Disclosure summary="What you get" className="open:basis-full">
          <p>{service.description}</p>
          <ul className="my-2 list-disc pl-4">
            {service.bulletPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{[adviser(service), cancelWords(service)].filter(Boolean).join(' ')}</p>
        </Disclosure>
        <TextLink
          href={paths.founder.serviceList(service.id)}
          aria-label={`Choose a time: ${service.title}`}
          className="inline-flex min-h-11 items-center sm:min-h-6"
        >
          Choose a time
        </TextLink>
      </div>
    </li>
  );
}

const adviser = ({ advisers }: ServiceCard) => (advisers.length > 0 ? `With ${adviserWords(advisers)}.` : '');

function NextFree({ at }: { at: string | null }) {
  const { zone } = useViewerZone();
  return (
    <p className="text-sm text-stone">
      {at === null ? (
        'No time free just now: you can wait for one'
      ) : (
        <>
          Next free time:{' '}
          <time dateTime={at}>
            {momentWords(at, zone)}, {zoneLabel(zone, Date.parse(at))}
          </time>
        </>
      )}
    </p>
  );
}
