import { useQuery } from '@tanstack/react-query';
import type { InvoiceEntry } from '#contract/billing/billing.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { unpaidInvoicesQuery } from '../profile-queries.ts';

/**
 * Every invoice that waits to be paid, with the way to pay it: the first thing on the page, and nothing where there is none.
 * @param ordered the invoice of a plan that was chosen: it is paid further down, where its plan is.
 */
export function ToPay({ ordered }: { ordered: string | undefined }) {
  const invoices = useQuery(unpaidInvoicesQuery);
  const unpaid = invoices.data?.items.filter(({ id }) => id !== ordered);
  if (!invoices.isError && !unpaid?.length) return null;
  return (
    <section aria-labelledby="to-pay-title" className="flex flex-col gap-4">
      <h2 id="to-pay-title" className="font-display text-2xl font-semibold tracking-tight">
        To pay
      </h2>
      <Loaded query={invoices} what="What you have to pay">
        {() => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
            {unpaid?.map((invoice) => (
              <Unpaid key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Unpaid({ invoice: { id, title, number, due, paid, dueOn } }: { invoice: InvoiceEntry }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 basis-56 grow">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-stone">
          {number ?? 'Its invoice is issued when it is paid'}
          {dueOn && (
            <>
              {' · '}Pay by <Day value={dueOn} />
            </>
          )}
          {paid.amountMinor > 0 && ` · ${formatPlainMoney(paid)} is paid already`}
        </p>
      </div>
      <ButtonLink href={paths.founder.invoice(id)}>
        Pay {formatPlainMoney(due)}
        <span className="sr-only"> for {title}</span>
      </ButtonLink>
    </li>
  );
}
