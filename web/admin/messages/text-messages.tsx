import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { phoneCodeLimits } from '#contract/accounts/phone.ts';
import { listTextMonths, type TextMonth } from '#contract/messages/admin.ts';
import { paginate } from '#domain/pagination.ts';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Table } from '#ui/table/table.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { pageIn, withPage } from '#web/components/page-in.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { costWords, kindWords, monthWords, totalOf } from './text-words.ts';

const columns = [
  { key: 'kind', label: 'Kind' },
  { key: 'sent', label: 'Sent', align: 'end', brief: true },
  { key: 'arrived', label: 'Reported as arrived', align: 'end', brief: true },
  { key: 'failed', label: 'Failed', align: 'end', brief: true },
  { key: 'unknown', label: 'Not known', align: 'end', brief: true },
  { key: 'notSent', label: 'Not sent', align: 'end', brief: true },
  { key: 'waiting', label: 'Waiting', align: 'end', brief: true },
  { key: 'parts', label: 'Parts', align: 'end', brief: true },
  { key: 'cost', label: 'Cost', align: 'end', brief: true },
] as const;

/** /m/admin/messages: what text messages there were, what they cost, and how many more there may be. */
export default function TextMessages() {
  const [params, setParams] = useSearchParams();
  const usage = useQuery(adminQuery(listTextMonths, { query: { page: pageIn(params) } }));
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Text messages"
        lead="Codes that confirm a phone, and what members asked to be texted. Without their texts and numbers."
      />
      <Loaded query={usage} what="The list of text messages">
        {(read) => (
          <>
            <Limits {...read} />
            {read.items.length === 0 ? (
              <EmptyState title="No text message yet">They are counted here by month and kind.</EmptyState>
            ) : (
              <>
                <p className="max-w-prose">
                  By the month in which they were posted, in UTC. “Failed”: the gateway refused it, or reported that it
                  did not arrive. “Not known”: the gateway gave no answer, so it is not sent again. “Not sent”: turned
                  off meanwhile, too late, or over the limit. Parts and cost are of what left, or may have.
                </p>
                {read.items.map((month) => (
                  <Month key={month.month} {...month} />
                ))}
                <Pagination
                  {...paginate(read)}
                  onPage={(next) => setParams(withPage(params, next))}
                  label="Months of text messages"
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Month({ month, kinds }: TextMonth) {
  const title = monthWords(month);
  const lines = kinds.length > 1 ? [...kinds, totalOf(kinds)] : kinds;
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="font-display text-2xl font-semibold tracking-tight">{title}</h2>
      <Table
        caption={`Text messages of ${title}`}
        columns={columns}
        rows={lines.map(({ kind, sent, delivered, ...line }) => ({
          id: kind,
          kind: kindWords(kind),
          sent: sent + delivered,
          arrived: delivered,
          failed: line.failed,
          unknown: line.unknown,
          notSent: line.notSent,
          waiting: line.waiting,
          parts: line.parts,
          cost: costWords(line.costs),
        }))}
      />
    </section>
  );
}

type Usage = z.output<typeof listTextMonths.reply>;

/** What the environment says, and by which name. */
function Limits({ gateway, countries, takesReports, thisMonth: { parts, limit } }: Usage) {
  const { memberHour, memberDay, numberDay } = phoneCodeLimits;
  return (
    <Card title="Limits and gateway" look="plain">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact name="Gateway" setting="MESSAGES_PROVIDER">
          {gateway ?? 'none: no text messages are sent'}
        </Fact>
        <Fact name="This month" setting="MESSAGES_MONTHLY_LIMIT">
          {parts.toLocaleString('en')} of {limit.toLocaleString('en')} parts used, over all members
        </Fact>
        <Fact name="Codes">
          {memberHour} an hour and {memberDay} a day for a member, {numberDay} a day for a number
        </Fact>
        <Fact name="Countries" setting="MESSAGES_COUNTRIES">
          {countries.join(', ')}
        </Fact>
        <Fact name="Reports" setting="MESSAGES_CALLBACK_SECRET">
          {takesReports ? 'taken: the gateway says what arrived' : 'none are taken: nothing is known of what arrived'}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, setting, children }: { name: string; setting?: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{name}</dt>
      <dd className="min-w-0 pb-2 wrap-anywhere">
        {children} {setting && <span className="block text-sm text-stone">Set by {setting}</span>}
      </dd>
    </>
  );
}
