import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { listAllServices, type OperatedService } from '#contract/consultation/admin-services.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { adminQuery } from '../parts/admin-query.ts';

const columns = [
  { key: 'title', label: 'Service' },
  { key: 'minutes', label: 'Length', align: 'end' },
  { key: 'price', label: 'Price before tax', align: 'end' },
  { key: 'advisers', label: 'Advisers' },
  { key: 'state', label: 'State' },
] as const;

/** /m/admin/services: everything that can be booked, what is hidden and what is archived. */
export default function Services() {
  const services = useQuery(adminQuery(listAllServices, {}));
  const advisers = useQuery(adminQuery(listAdvisers, {}));
  const nameOf = (id: string) => advisers.data?.items.find((adviser) => adviser.id === id)?.name;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Services"
        lead="What founders can book, in the order in which they see it."
        actions={
          <ButtonLink href={paths.admin.newService} icon={<Plus />}>
            Add a service
          </ButtonLink>
        }
      />
      <Loaded query={services} what="The list of services">
        {({ items }) => (
          <Table
            caption="Services"
            columns={columns}
            rows={items.map((service) => ({
              id: service.id,
              url: paths.admin.service(service.id),
              title: service.title,
              minutes: `${service.minutes} min`,
              price: priceOf(service),
              advisers: service.adviserIds.map(nameOf).filter(Boolean).join(', ') || 'Nobody yet',
              state: <ServiceState service={service} />,
            }))}
            empty={
              <EmptyState title="Your services will be here">
                Add the first one, then say who advises and in which hours.
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </div>
  );
}

function priceOf({ prices: { NGN, USD } }: OperatedService): string {
  if (NGN === 0 && USD === 0) return 'Free';
  return `${formatMoney({ amountMinor: NGN, currency: 'NGN' })} or ${formatMoney({ amountMinor: USD, currency: 'USD' })}`;
}

/** Whether founders see it. */
export function ServiceState({ service }: { service: OperatedService }) {
  if (service.archivedAt) return <Badge>Archived</Badge>;
  return service.active ? <Badge colour="moss">Active</Badge> : <Badge colour="lichen">Hidden</Badge>;
}
