import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication } from '#contract/signing/publication.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { CopyAddress } from '#web/components/copy-address.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PlanRoom } from '#web/components/plan-room.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { publicationQuery, useStopPublishing } from './publication-queries.ts';
import { PublishDialog } from './publish-dialog.tsx';

type PublishCardProps = { ideaId: string; versionNumber: number | null; level: 2 | 3 };

/** A page that everybody may read, until its founder stops it. */
export function PublishCard({ ideaId, versionNumber, level }: PublishCardProps) {
  const { data, isPending, isError, error, refetch } = useQuery(publicationQuery(ideaId));
  return (
    <Card title="Publish at a page of its own" level={level}>
      <p className="max-w-measure text-stone">
        Everybody who has the address can read the one-page report of a version, and work its score out again. Search
        engines are told to leave it out. You can stop it at any time.
      </p>
      {isPending && (
        <SkeletonRegion label="What is published is loading">
          <Skeleton className="h-12 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {isError && (
        <LoadFailure title="What is published could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {data && versionNumber === null && (
        <p className="text-stone">Keep a version first: the page always shows one version.</p>
      )}
      {data && versionNumber !== null && (
        <State ideaId={ideaId} versionNumber={versionNumber} publication={data.publication} />
      )}
    </Card>
  );
}

type StateProps = { ideaId: string; versionNumber: number; publication: Publication | null };

function State({ ideaId, versionNumber, publication }: StateProps) {
  const [task, setTask] = useState<'publish' | 'stop' | null>(null);
  const stop = useStopPublishing(ideaId);
  const close = () => setTask(null);
  const publish = (
    <Button variant="secondary" onClick={() => setTask('publish')}>
      {labelOf(publication, versionNumber)}
    </Button>
  );
  return (
    <>
      {publication && <Address publication={publication} />}
      {publication ? (
        <div className="flex flex-wrap gap-3">
          {publish}
          <Button variant="quiet" onClick={() => setTask('stop')}>
            Stop publishing
          </Button>
        </div>
      ) : (
        <PlanRoom of="publishedReports">
          <div>{publish}</div>
        </PlanRoom>
      )}
      <PublishDialog
        ideaId={ideaId}
        versionNumber={versionNumber}
        publication={publication}
        open={task === 'publish'}
        onClose={close}
      />
      <ConfirmDialog
        open={task === 'stop'}
        onOpenChange={close}
        title="Stop publishing this report?"
        confirmLabel="Stop publishing"
        danger
        processing={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSettled: close })}
      >
        The page, its picture and its PDF are gone at once, for everybody. This address is never used again; anyone who
        saved the page keeps what they saved.
      </ConfirmDialog>
    </>
  );
}

function labelOf(publication: Publication | null, newest: number): string {
  if (!publication) return `Publish version ${newest}`;
  return publication.versionNumber === newest ? 'Change the names' : `Show version ${newest} instead`;
}

function Address({ publication }: { publication: Publication }) {
  const { url, versionNumber, changedAt, founderName, companyName, withheld } = publication;
  const names = [founderName, companyName].filter((name) => name !== null);
  if (withheld)
    return (
      <p>
        Nobody can read version {versionNumber} at its page: its words name something that the law may forbid. Stop
        publishing it, or publish a version of another offer.
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <p>
        Everybody can read version {versionNumber}, since <DateTime value={changedAt} withTime />,{' '}
        {names.length > 0 ? `under the name ${names.join(', ')}.` : 'without a name.'}
      </p>
      <CopyAddress url={url} label="everybody" />
    </div>
  );
}
