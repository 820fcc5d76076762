import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { listServices, ServiceCard } from '#contract/consultation/consultation.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { zoneLabel } from '#domain/scheduling/show-time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { momentWords } from '#web/time/moments.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { adviserWords, cancelWords, lengthWords, pricesOf, priceWords } from '#web/words/service-words.ts';
import { paths } from '../../paths.ts';

type Reading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; items: ServiceCard[] };

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
    <ul className="flex flex-col">
      {reading.items.map((service) => (
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

function Service({ service }: { service: ServiceCard }) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line py-7 last:border-b md:grid-cols-[1fr_14rem]">
      <div className="flex flex-col gap-3">
        <h3 className="font-display text-2xl font-semibold tracking-tight">{service.title}</h3>
        <p className="max-w-[38rem] text-stone">{service.description}</p>
        <ul className="flex flex-col gap-1.5">
          {service.bulletPoints.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-moss" />
              {point}
            </li>
          ))}
        </ul>
        <p className="max-w-[38rem] text-sm text-stone">{cancelWords(service)}</p>
      </div>
      <div className="flex flex-col items-start gap-3">
        <p>
          <strong className="block text-lg">{priceWords(pricesOf(service), service.tax)}</strong>
          <span className="text-stone">
            {lengthWords(service.minutes)}
            {service.advisers.length > 0 && ` with ${adviserWords(service.advisers)}`}
          </span>
        </p>
        <NextFree at={service.nextFreeAt} />
        <ButtonLink
          variant="secondary"
          href={paths.founder.serviceList(service.id)}
          aria-label={`Choose a time: ${service.title}`}
          className="md:mt-auto"
        >
          Choose a time <ArrowRight />
        </ButtonLink>
      </div>
    </li>
  );
}

function NextFree({ at }: { at: string | null }) {
  const { zone } = useViewerZone();
  return (
    <p className="text-sm">
      <span className="text-stone">Next free time</span>
      {at === null ? (
        <span className="block">None just now: you can wait for one</span>
      ) : (
        <time dateTime={at} className="block">
          {momentWords(at, zone)}, {zoneLabel(zone, Date.parse(at))}
        </time>
      )}
    </p>
  );
}
