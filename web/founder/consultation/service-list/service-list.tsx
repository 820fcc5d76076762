import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ServiceCard as Service } from '#contract/consultation/consultation.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { ZoneChoice } from '#web/time/zone-choice.tsx';
import { servicesQuery } from '../consultation-queries.ts';
import { ServiceCard } from './service-card.tsx';

/** /m/founder/consultation/service-list: every service that can be booked; `?id=` leads to one of them. */
export default function ServiceList() {
  const services = useQuery(servicesQuery);
  const chosenId = useSearchParams()[0].get('id');
  const items = services.data?.items;
  const isUnknown = items !== undefined && chosenId !== null && !items.some(({ id }) => id === chosenId);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Talk it through with somebody"
        lead="Choose what you need, see the times that are really free, and book one. You see the price and the rules before you book."
      />
      {isUnknown && (
        <Banner tone="warning" role="status" title="That service is not offered any more">
          These are the ones that you can book.
        </Banner>
      )}
      <ZoneChoice />
      <Loaded query={services} what="The services" waiting={<ServicesToCome />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Services to book will be here">Nothing is offered just now. Come back soon.</EmptyState>
          ) : (
            <Services services={items} chosenId={chosenId} />
          )
        }
      </Loaded>
    </div>
  );
}

function Services({ services, chosenId }: { services: Service[]; chosenId: string | null }) {
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosenId === null) return;
    chosen.current?.focus({ preventScroll: true });
    chosen.current?.scrollIntoView({ block: 'start' });
  }, [chosenId]);
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {services.map((service) => {
        const isChosen = service.id === chosenId;
        return (
          <li
            key={service.id}
            ref={isChosen ? chosen : undefined}
            tabIndex={-1}
            aria-label={isChosen ? `${service.title}, the one you chose` : undefined}
            className="flex rounded-card"
          >
            <ServiceCard service={service} isChosen={isChosen} />
          </li>
        );
      })}
    </ul>
  );
}

function ServicesToCome() {
  return (
    <SkeletonRegion label="Loading the services...">
      <div className="grid gap-5 lg:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Card key={key}>
            <SkeletonLines count={7} />
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
