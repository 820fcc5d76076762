import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listTransfers, type TransferView } from '#contract/billing/admin-transfers.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { freshness } from '#web/api/freshness.ts';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { focusPage } from '../parts/act.ts';
import { adminQuery } from '../parts/admin-query.ts';
import { ReferenceNotes } from '../parts/reference-notes.tsx';
import { FindTransfer } from './find-transfer.tsx';
import { Outcome } from './outcome.tsx';
import { arrivedWords } from './receipt-words.ts';
import { Refunds } from './refunds.tsx';
import { type Answer, type Opened, TransferDialog } from './transfer-dialog.tsx';

const columns = [
  { key: 'reference', label: 'Reference' },
  { key: 'payer', label: 'From' },
  { key: 'title', label: 'For' },
  { key: 'missing', label: 'To come', align: 'end' },
  { key: 'claimedAt', label: 'Said to be sent' },
  { key: 'actions', label: 'Actions' },
] as const;

/** Where not all of them wait. */
const columnsWithOutcome = [
  ...columns.slice(0, -1),
  { key: 'outcome', label: 'State' },
  { key: 'actions', label: 'Actions' },
] as const;

const lists = {
  claimed: { label: 'Said to be sent', title: 'Transfers to confirm', none: 'No transfer waits for you' },
  all: { label: 'All that wait', title: 'Transfers that wait', none: 'No transfer waits' },
  ended: { label: 'Ended', title: 'Transfers that ended', none: 'No transfer has ended' },
} as const;
/** What is found by a reference, whatever became of it. */
const found = { title: 'Transfers found', none: 'No transfer has a reference or an invoice that begins so' } as const;

const answerTo = ({ endable, problem }: TransferView): Answer =>
  endable ? 'end' : problem === 'mismatch' ? 'leave' : 'reject';
const answers: Record<Answer, string> = { reject: 'Not arrived…', leave: 'Do not book…', end: 'End…' };

/** All of it came, and nothing more is awaited: only another transfer with its reference is left to be confirmed. */
const isFound = ({ status, missing, arrived }: TransferView) =>
  status !== 'pending' && arrived.length > 0 && missing.amountMinor === 0;

/** /m/admin/transfers: bank transfers to confirm, and refunds to send. */
export default function Transfers() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('waiting');
  const waiting = asked === 'all' || asked === 'ended' ? asked : 'claimed';
  const reference = params.get('reference') ?? '';
  const { title, none } = reference ? found : lists[waiting];
  const list = { waiting, order: waiting === 'ended' ? 'newest' : 'oldest' } as const;
  const transfers = useQuery(
    adminQuery(listTransfers, { query: { page: pageIn(params), ...(reference ? { reference } : list) } }),
  );
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => {
    setOpened(null);
    focusPage();
  };
  /** Shows the transfer that is open as it is by now, also where it stands in another list since. */
  async function showAnew({ form, transfer: { paymentId, reference: sought } }: Opened) {
    const query = { page: 1, reference: sought };
    const { items } = await client.fetchQuery({
      ...adminQuery(listTransfers, { query }),
      staleTime: freshness.ofOthers,
    });
    const transfer = items.find((one) => one.paymentId === paymentId);
    if (transfer)
      setOpened({ form: form === 'end' && !transfer.endable ? 'confirm' : form, transfer, isChanged: true });
  }
  const rowOf = (transfer: TransferView) => ({
    id: transfer.paymentId,
    reference: (
      <>
        <span className="lg:whitespace-nowrap">{readReference(transfer.reference).known}</span>
        <ReferenceNotes reference={transfer.reference} />
      </>
    ),
    payer: transfer.payerName ?? transfer.payer.name,
    title: <TransferTitle transfer={transfer} />,
    missing: <StillToCome transfer={transfer} />,
    claimedAt: <ClaimedAt transfer={transfer} />,
    outcome: <Outcome transfer={transfer} />,
    actions: (
      <span className="flex flex-wrap gap-2 lg:flex-nowrap lg:whitespace-nowrap">
        <Button
          variant={isFound(transfer) ? 'quiet' : 'secondary'}
          size="small"
          onClick={() => setOpened({ form: 'confirm', transfer })}
        >
          {isFound(transfer) ? 'Confirm another…' : 'Confirm…'}
          <span className="sr-only"> transfer {readReference(transfer.reference).known}</span>
        </Button>
        {transfer.status === 'pending' && (
          <Button variant="quiet" size="small" onClick={() => setOpened({ form: answerTo(transfer), transfer })}>
            {answers[answerTo(transfer)]}
            <span className="sr-only"> transfer {readReference(transfer.reference).known}</span>
          </Button>
        )}
      </span>
    ),
  });
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title="Transfers and refunds"
        lead="Compare with the bank statement: the reference stands on the transfer."
      />
      <section aria-labelledby="transfers-title" className="flex flex-col gap-4">
        <h2 id="transfers-title" className="font-display text-2xl font-semibold tracking-tight">
          {title}
        </h2>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          {reference === '' && (
            <SelectField
              className="sm:w-72"
              label="Show transfers"
              hint="Ended ones were rejected, cancelled or ended with a part. Money that comes for one is confirmed like any other."
              name="waiting"
              value={waiting}
              options={Object.entries(lists).map(([value, { label }]) => ({ value, label }))}
              onChange={({ target }) => setParams({ waiting: target.value }, { preventScrollReset: true })}
            />
          )}
          <FindTransfer
            reference={reference}
            onReference={(next) => setParams(next ? { reference: next } : {}, { preventScrollReset: true })}
          />
        </div>
        <PagedList
          query={transfers}
          what="The list of transfers"
          caption={title}
          columns={reference || waiting === 'ended' ? columnsWithOutcome : columns}
          rowOf={rowOf}
          empty={<EmptyState level={3} title={none} />}
        />
      </section>
      <Refunds />
      <TransferDialog opened={opened} onChanged={showAnew} onClose={() => setOpened(null)} onDone={close} />
    </div>
  );
}

/** What is still to come, and below it what came and when. Of one that has ended, what it was begun for where that did not come. */
function StillToCome({ transfer }: { transfer: TransferView }) {
  const { status, amount, received } = transfer;
  const isOver = status !== 'pending' && received.amountMinor !== amount.amountMinor;
  return (
    <>
      {amountWords(transfer)}
      {isOver && <span className="block text-sm text-stone">Begun for {formatMoney(amount)}</span>}
      {arrivedWords(transfer).map((words) => (
        <span key={words} className="block text-sm text-stone">
          {words}
        </span>
      ))}
    </>
  );
}

function amountWords({ amount, received, missing, problem, status }: TransferView): string {
  if (status !== 'pending' && received.amountMinor > 0) return 'Nothing more';
  if (problem === 'mismatch') return `Checkout reports another amount than ${formatMoney(amount)}`;
  if (status !== 'pending') return 'Nothing';
  if (received.amountMinor === 0) return formatMoney(missing);
  return `${formatMoney(missing)} of ${formatMoney(amount)}`;
}

/** After a part came, the payer says anew that the rest was sent. Money that came is not said to be sent any more. */
function ClaimedAt({ transfer: { claimedAt, status, received } }: { transfer: TransferView }) {
  if (claimedAt)
    return (
      <span className="inline-block lg:min-w-28">
        <DateTime value={claimedAt} withTime />
      </span>
    );
  if (status === 'pending' && received.amountMinor > 0) return 'A part came. The payer has not sent the rest yet';
  if (status === 'pending') return 'Not yet';
  return received.amountMinor > 0 ? 'It came' : 'No';
}

function TransferTitle({ transfer: { invoice } }: { transfer: TransferView }) {
  const { subject, title, number } = invoice;
  const href =
    subject.kind === 'booking'
      ? paths.admin.booking(subject.id)
      : subject.kind === 'quote'
        ? paths.admin.quote(subject.id)
        : null;
  return (
    <>
      {href ? <TextLink href={href}>{title}</TextLink> : title}
      {number && <span className="block text-sm text-stone">{number}</span>}
    </>
  );
}
