import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import {
  type AnnouncedPrice,
  listPlanPrices,
  type PlanPrice,
  withdrawPlanPrice,
} from '#contract/billing/admin-prices.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Table } from '#ui/table/table.tsx';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { act, focusPage } from '../parts/act.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { PriceForm } from './price-form.tsx';
import { keyOf, nameOf } from './price-words.ts';

const columns = [
  { key: 'plan', label: 'Plan' },
  { key: 'cadence', label: 'How often' },
  { key: 'price', label: 'Price today', align: 'end' },
  { key: 'announced', label: 'Announced' },
  { key: 'subscribers', label: 'Members', align: 'end' },
  { key: 'actions', label: 'Actions' },
] as const;

/** /m/admin/prices: what each plan costs, and what it will cost from a day on. */
export default function Prices() {
  const prices = useQuery(adminQuery(listPlanPrices, {}));
  const [changing, setChanging] = useState<PlanPrice | null>(null);
  const close = () => {
    setChanging(null);
    focusPage();
  };
  const withdraw = useAdminChange((body: AnnouncedPrice, options) => call(withdrawPlanPrice, { body }, options));
  const askToWithdraw = ({ terms }: PlanPrice, { price, from }: PlanPrice['announced'][number]) =>
    void act({
      title: `Take back ${formatPlainMoney(price)} for ${nameOf(terms)}?`,
      text: `It would begin on ${formatDay(from)}, and does not come. A member who had the mail about it gets a second one, which says what they pay instead.`,
      confirmLabel: 'Take it back',
      cancelLabel: 'Leave it',
      work: () => withdraw.mutateAsync({ terms, amountMinor: price.amountMinor, from }),
      done: 'The price is taken back',
    });
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Prices of plans"
        lead="A new price begins on a day that you choose. Members who have the plan are told of a higher one 30 days before they pay it; a lower one counts at once."
      />
      <Loaded query={prices} what="The list of prices">
        {({ items, includesTax }) => (
          <>
            <p className="text-stone">
              {includesTax ? 'Where tax is charged, it is in these prices.' : 'Tax comes on top of these prices.'}
            </p>
            <Table
              caption="Prices of plans"
              columns={columns}
              rows={items.map((item) =>
                rowOf(
                  item,
                  () => setChanging(item),
                  (next) => askToWithdraw(item, next),
                ),
              )}
              empty={null}
            />
          </>
        )}
      </Loaded>
      <Dialog
        open={changing !== null}
        onOpenChange={(isOpen) => !isOpen && setChanging(null)}
        title={changing ? `Price of ${nameOf(changing.terms)}` : ''}
        closeOnOverlay={false}
      >
        {changing && <PriceForm item={changing} onDone={close} />}
      </Dialog>
    </div>
  );
}

function rowOf(item: PlanPrice, onChange: () => void, onWithdraw: (next: PlanPrice['announced'][number]) => void) {
  const { terms, price, announced, subscribers } = item;
  return {
    id: keyOf(terms),
    plan: `${plans[terms.plan].name} in ${terms.currency === 'NGN' ? 'naira' : 'dollars'}`,
    cadence: <StatusBadge status={terms.cadence} />,
    price: price ? formatPlainMoney(price) : 'Not sold',
    announced:
      announced.length === 0
        ? 'None'
        : announced.map((next) => (
            <span key={next.from} className="flex flex-wrap items-center gap-2 max-sm:justify-end">
              {formatPlainMoney(next.price)} from {formatDay(next.from)}
              <Button variant="quiet" size="small" onClick={() => onWithdraw(next)}>
                Take back…
                <span className="sr-only">
                  {' '}
                  {formatPlainMoney(next.price)} for {nameOf(terms)}
                </span>
              </Button>
            </span>
          )),
    subscribers: subscribers.toLocaleString('en'),
    actions: (
      <Button variant="secondary" size="small" onClick={onChange}>
        New price…<span className="sr-only"> {nameOf(terms)}</span>
      </Button>
    ),
  };
}
