import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { clearMarkedAddress, listMarkedAddresses, type MarkedAddress } from '#contract/mail/mail.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { problemsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';

const columns = [
  { key: 'address', label: 'Address' },
  { key: 'state', label: 'What happened' },
  { key: 'at', label: 'Since' },
  { key: 'action', label: 'Send again' },
] as const;

/** /m/admin/mail: addresses at which mail does not arrive, or whose owner complained of it. */
export default function MailAddresses() {
  const [params] = useSearchParams();
  const query = useQuery(adminQuery(listMarkedAddresses, { query: { page: pageIn(params) } }));
  const clear = useAdminChange((address: string) => call(clearMarkedAddress, { body: { address } }));
  const rowOf = ({ address, state, reason, changedAt }: MarkedAddress) => ({
    id: address,
    address: <span className="wrap-anywhere">{address}</span>,
    state: state === 'complained' ? 'Reported our mail as spam' : `Mail came back${reason ? ` (${reason})` : ''}`,
    at: <DateTime value={changedAt} />,
    action: (
      <Button
        size="small"
        variant="secondary"
        loading={clear.isPending && clear.variables === address}
        onClick={() => clear.mutate(address, { onSuccess: () => toast.success('Mail goes there again') })}
      >
        Send again<VisuallyHidden> to {address}</VisuallyHidden>
      </Button>
    ),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Mail that does not arrive"
        lead="Nothing is sent to an address from which mail came back, but what its owner asks for. Who reported our mail as spam gets only what they need."
      />
      <CallFailure error={clear.error} words={problemsOf} />
      <PagedList
        query={query}
        what="The list of addresses"
        caption="Addresses"
        columns={columns}
        rowOf={rowOf}
        empty={<EmptyState title="All mail arrives">Addresses from which mail comes back are listed here.</EmptyState>}
      />
    </div>
  );
}
