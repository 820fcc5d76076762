import { RefreshCw } from 'lucide-react';
import { type LearningState, syncLearning } from '#contract/programs/admin.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { problemsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import { useAdminChange } from '../parts/admin-query.ts';

type Platform = NonNullable<LearningState['platform']>;

/** Which platform it is, when it was read, and what is wrong with it. */
export function PlatformState({ platform }: { platform: Platform }) {
  const { about, readAt, problem, lacks, untried } = platform;
  const sync = useAdminChange((_: undefined, options) => call(syncLearning, {}, options));
  return (
    <Card
      title={about}
      actions={
        <Button
          variant="secondary"
          icon={<RefreshCw />}
          loading={sync.isPending}
          loadingText="Reading..."
          onClick={() =>
            sync.mutate(undefined, {
              onSuccess: ({ platform: now }) =>
                now?.problem ? toast.error('The courses could not be read') : toast.success('The courses were read'),
            })
          }
        >
          Sync now
        </Button>
      }
    >
      <CallFailure error={sync.error} words={problemsOf} />
      {problem && (
        <Banner tone="warning" title="The last reading failed">
          {problem} {readAt && 'The courses below are as they were read before.'}
        </Banner>
      )}
      {lacks && (
        <Banner tone="warning" title="Something has to be set up there">
          {lacks}
        </Banner>
      )}
      <p>
        {readAt ? (
          <>
            Courses read <DateTime value={readAt} withTime />. They are read every 15 minutes.
          </>
        ) : (
          'The courses were never read. They are tried every 15 minutes.'
        )}
      </p>
      {untried > 0 && <p>{counted(untried, 'enrolment')} not tried yet.</p>}
      <TakenEmails {...platform.takenEmails} />
    </Card>
  );
}

/** Who learns on under an address that is not theirs any more. */
function TakenEmails({ total, people }: Platform['takenEmails']) {
  if (total === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">E-mail already used in Moodle</p>
      <p className="text-sm text-stone">
        These founders have a new address that another account there has. They learn on with the one before; accounts
        are never joined.
      </p>
      <ul className="list-disc pl-6">
        {people.map(({ uid, name, email }) => (
          <li key={uid} className="wrap-anywhere">
            {name}, {email}
          </li>
        ))}
      </ul>
      {total > people.length && <p className="text-sm text-stone">And {total - people.length} more.</p>}
    </div>
  );
}
