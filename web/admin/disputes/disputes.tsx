import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  type DisputeEntry,
  listDisputes,
  markDisputeAnswered,
  readDisputeFile,
} from '#contract/billing/admin-disputes.ts';
import { timeToAnswer } from '#domain/billing/dispute-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { call, download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { act } from '../parts/act.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';

const columns = [
  { key: 'payment', label: 'Payment' },
  { key: 'amount', label: 'Amount', align: 'end' },
  { key: 'reason', label: 'Reason given' },
  { key: 'time', label: 'Time to answer' },
  { key: 'state', label: 'State' },
  { key: 'actions', label: 'Actions' },
] as const;

const states: Record<DisputeEntry['state'], { label: string; colour: BadgeColour }> = {
  inquiry: { label: 'The bank asks', colour: 'amber' },
  open: { label: 'Waits for your answer', colour: 'brick' },
  answered: { label: 'Answered', colour: 'slate' },
  won: { label: 'Won', colour: 'moss' },
  lost: { label: 'Lost', colour: 'brick' },
  closed: { label: 'Closed', colour: 'muted' },
};

/** Who takes the answer. */
const sites: Record<string, string> = { paystack: 'Paystack', stripe: 'Stripe' };

/** /m/admin/disputes: payments that a payer's bank wants back, by the time that is left to answer. */
export default function Disputes() {
  const [params] = useSearchParams();
  const disputes = useQuery(adminQuery(listDisputes, { query: { page: pageIn(params) } }));
  const mark = useAdminChange((disputeId: string, options) =>
    call(markDisputeAnswered, { params: { disputeId } }, options),
  );
  const make = useMutation({
    mutationFn: (disputeId: string) => download(readDisputeFile, { params: { disputeId } }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'dispute.pdf'),
  });

  function askToMark({ id, payment, provider }: DisputeEntry) {
    const site = sites[provider] ?? 'the provider';
    void act({
      title: 'Have you answered this dispute?',
      text: `Payment ${readReference(payment.reference).known}. The answer itself is given on the site of ${site}. Send it there first.`,
      confirmLabel: 'It is answered',
      work: () => mark.mutateAsync(id),
      done: 'Dispute marked as answered',
    });
  }

  const rowOf = (dispute: DisputeEntry) => ({
    id: dispute.id,
    payment: (
      <>
        {readReference(dispute.payment.reference).known}
        <span className="block text-sm font-normal text-stone">
          {dispute.payer.name}, “{dispute.invoice.title}”
        </span>
      </>
    ),
    amount: formatMoney(dispute.amount),
    reason: <span className="wrap-anywhere">{dispute.reason}</span>,
    time: <TimeLeft dispute={dispute} />,
    state: <Badge colour={states[dispute.state].colour}>{states[dispute.state].label}</Badge>,
    actions: (
      <span className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          loading={make.isPending && make.variables === dispute.id}
          loadingText="Making…"
          onClick={() => make.mutate(dispute.id)}
        >
          Make the file<span className="sr-only"> for {readReference(dispute.payment.reference).known}</span>
        </Button>
        {dispute.can.answer && (
          <Button variant="quiet" size="small" onClick={() => askToMark(dispute)}>
            Answered…<span className="sr-only"> {readReference(dispute.payment.reference).known}</span>
          </Button>
        )}
      </span>
    ),
  });

  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Disputes"
        lead="A payer’s bank wants money back, or asks about it. Make the file, then send it on the provider’s site: an answer is given there, and only there."
      />
      <Banner title="Paystack in Nigeria waits for 16 hours">
        After that it accepts the dispute by itself, and the money goes back to the payer. The time below is the one
        that the provider says.
      </Banner>
      <CallFailure error={make.error} />
      <PagedList
        query={disputes}
        what="The list of disputes"
        caption="Disputes"
        columns={columns}
        rowOf={rowOf}
        empty={<EmptyState title="No bank disputes a payment" />}
      />
    </div>
  );
}

function TimeLeft({ dispute: { dueAt, state, provider, answeredAt, closedAt } }: { dispute: DisputeEntry }) {
  if (closedAt) return <DateTime value={closedAt} withTime />;
  if (state === 'answered')
    return (
      <>
        Answered <DateTime value={answeredAt ?? ''} withTime />
      </>
    );
  if (!dueAt) return 'It cannot be answered';
  const left = timeToAnswer(Date.parse(dueAt), Date.now());
  const site = sites[provider];
  return (
    <>
      <strong>{left === 'over' ? 'Over' : `${left.hours} h ${left.minutes} min left`}</strong>
      <span className="block text-sm text-stone">
        until <DateTime value={dueAt} withTime />
      </span>
      {site && <span className="block text-sm text-stone">Answered on the site of {site}</span>}
    </>
  );
}
