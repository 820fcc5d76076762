import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { joinWaitlist, leaveWaitlist, listWaitlist } from '#contract/bookings/waitlist.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import type { CallInput } from '#web/api/endpoint-client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';

/** What the founder waits for, and what became of it lately. Asked again now and then: an offer holds for 30 minutes. */
export const waitlistQuery = queryOptions({
  queryKey: ['consultation', 'waitlist'],
  queryFn: ({ signal }) => call(listWaitlist, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'pending') ? 60_000 : false),
  staleTime: freshness.ofOthers,
});

export function useJoinWaitlist(serviceId: string) {
  const client = useQueryClient();
  return useSubmit(
    (body: CallInput<typeof joinWaitlist>['body'], options) =>
      call(joinWaitlist, { params: { serviceId }, body }, options),
    {
      onSettled: () => client.invalidateQueries({ queryKey: waitlistQuery.queryKey }),
    },
  );
}

export function useLeaveWaitlist() {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: (entryId: string) => call(leaveWaitlist, { params: { entryId } }),
    onSuccess: () => toast.success('You have left the waitlist'),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['consultation'] }),
  });
}
