import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { listAdvisers, type OperatedAdviser } from '#contract/consultation/admin-advisers.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { formatDay } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { ExceptionForm } from './exception-form.tsx';
import { weekdayNames } from './weekdays.ts';

const columns = [
  { key: 'name', label: 'Adviser' },
  { key: 'zone', label: 'Time zone' },
  { key: 'days', label: 'Weekly hours' },
  { key: 'next', label: 'Next day that is different' },
  { key: 'state', label: 'State' },
] as const;

/** /m/admin/advisers: who advises, and a holiday for several of them at once. */
export default function Advisers() {
  const advisers = useQuery(adminQuery(listAdvisers, {}));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Advisers"
        lead="Who advises, and when. Founders are offered times in these hours, shown in their own time zone."
        actions={
          <ButtonLink href={paths.admin.newAdviser} icon={<Plus />}>
            Add an adviser
          </ButtonLink>
        }
      />
      <Loaded query={advisers} what="The list of advisers">
        {({ items }) => (
          <>
            <Table
              caption="Advisers"
              columns={columns}
              rows={items.map((adviser) => ({
                id: adviser.id,
                url: paths.admin.adviser(adviser.id),
                name: adviser.name,
                zone: adviser.zone,
                days: daysOf(adviser),
                next: nextException(adviser),
                state: adviser.active ? <Badge colour="moss">Active</Badge> : <Badge>Not active</Badge>,
              }))}
              empty={
                <EmptyState title="Your advisers will be here">
                  Add the first one, then set weekly hours: without hours no time is offered.
                </EmptyState>
              }
            />
            {items.length > 0 && (
              <Card title="A holiday for several advisers">
                <ExceptionForm name="admin-holiday" advisers={items} applyTo={activeOf(items)} />
              </Card>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const activeOf = (advisers: OperatedAdviser[]) => advisers.filter(({ active }) => active).map(({ id }) => id);

function daysOf({ hours }: OperatedAdviser): string {
  const names = hours.filter(({ spans }) => spans.length > 0).map(({ weekday }) => weekdayNames[weekday]?.slice(0, 3));
  return names.join(', ') || 'No hours yet';
}

function nextException({ exceptions }: OperatedAdviser): string {
  const [next] = exceptions;
  return next ? `${formatDay(next.day)}: ${next.reason}` : 'None';
}
