import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepAccount } from '#contract/own-data/erasure.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { shellQuery } from './shell-query.ts';

/** Shown on every page while the account is to be erased, with the way back in one press. */
export function EndingBanner() {
  const { data } = useQuery(shellQuery);
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(keepAccount, {}),
    onSuccess: () => toast.success('You keep your account'),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'own erasure' || first === 'shell' }),
  });
  if (!data?.ending) return null;
  return (
    <section aria-label="Your account ends" className="mx-auto max-w-page px-4 pt-4 sm:px-6 print:hidden">
      <Banner
        tone="warning"
        title={
          <>
            Your account will be erased on <DateTime value={data.ending.dueAt} />
          </>
        }
        action={
          <Button size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
            Keep my account
          </Button>
        }
      >
        Until then everything is here, and you can change your mind.
      </Banner>
    </section>
  );
}
