import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type DocumentExport, exportLimits } from '#contract/documents/exports.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { FailedSave } from '../edit-dialog.tsx';
import { ownDataQuery, useCollectOwnData, useDownloadOwnData } from './own-data-queries.ts';

/** Everything of the member's as one zip file: asked for, made while they wait or go elsewhere, downloaded. */
export function OwnDataCard({ title = 'Your data' }: { title?: string }) {
  const read = useQuery(ownDataQuery);
  return (
    <Card title={title}>
      <p>
        Take along everything of yours in one zip file: your ideas, documents, sessions, invoices and settings, and a
        page that shows what is there. Passwords and keys are left out.
      </p>
      <Loaded query={read} what="The state of your zip file">
        {({ newest: made }) => <Newest made={made} />}
      </Loaded>
    </Card>
  );
}

function Newest({ made }: { made: DocumentExport | null }) {
  const collect = useCollectOwnData();
  if (made?.status === 'waiting' || made?.status === 'running')
    return (
      <>
        <ProgressBar
          label="Collecting your data"
          value={(made.done / made.total) * 100}
          text={`${made.done} of ${made.total}`}
        />
        <p className="text-sm text-stone">
          It takes about a minute. You can leave this page: we tell you in the app and by e-mail when it is ready.
        </p>
      </>
    );
  const isReady = made?.file != null;
  return (
    <>
      {made && isReady && <Ready made={made} />}
      {made?.status === 'failed' && (
        <p role="status">Something went wrong on our side, and nothing was changed. Please ask for it again.</p>
      )}
      <FailedSave save={collect} />
      <Button
        variant={isReady ? 'quiet' : 'primary'}
        className="self-start"
        loading={collect.isPending}
        onClick={() => collect.mutate()}
      >
        {isReady ? 'Collect it again' : 'Collect my data'}
      </Button>
    </>
  );
}

function Ready({ made }: { made: DocumentExport }) {
  const get = useDownloadOwnData();
  return (
    <>
      <p role="status">
        <span className="font-medium">Your zip file is ready.</span>
        <span className="block text-sm text-stone">
          {megabytes(made.file?.bytes ?? 0)} MB, of <DateTime value={made.createdAt} withTime />. We keep it for{' '}
          {exportLimits.days} days, until <DateTime value={made.expiresAt} />.
        </span>
      </p>
      <CallFailure error={get.error} />
      <Button className="self-start" icon={<Download />} loading={get.isPending} onClick={() => get.mutate(made.id)}>
        Download my data
      </Button>
    </>
  );
}

/** At least 0.1: a small file is not nothing. */
const megabytes = (bytes: number) => Math.max(0.1, bytes / 1_048_576).toFixed(1);
