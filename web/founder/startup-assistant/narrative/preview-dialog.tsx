import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { NarrativePreview } from '#contract/narratives.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { type NarrativeSubject, type Narratives, previewQuery } from './narrative-queries.ts';

type PreviewDialogProps = { subject: NarrativeSubject; open: boolean; onClose: () => void; narratives: Narratives };

/** Shows, byte for byte, what would be sent and where; only from here can AI words be switched on. */
export function PreviewDialog({ subject, open, onClose, narratives }: PreviewDialogProps) {
  const client = useQueryClient();
  const preview = useQuery({ ...previewQuery(subject), enabled: open });
  const { switchOn } = narratives;

  function allow(hash: string) {
    switchOn.mutate(hash, {
      onSuccess: onClose,
      onError: () => void client.invalidateQueries({ queryKey: previewQuery(subject).queryKey }),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="large"
      title="What would be sent"
      description="This and nothing else, each time you ask for one of these texts. Your name, your e-mail and your files are never part of it unless you wrote them into the report."
      busy={switchOn.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={switchOn.isPending} onClick={onClose}>
            Leave AI words off
          </Button>
          <Button
            loading={switchOn.isPending}
            disabled={!preview.data || preview.isFetching}
            onClick={() => preview.data && allow(preview.data.hash)}
          >
            Switch on AI words
          </Button>
        </>
      }
    >
      {switchOn.isError && (
        <Banner tone="error" role="alert">
          {messageOf(switchOn.error)}
        </Banner>
      )}
      {preview.isError && (
        <LoadFailure
          title="What would be sent could not be read"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.isPending && open && (
        <SkeletonRegion label="The preview is loading">
          <Skeleton className="h-40 w-full rounded-card" />
        </SkeletonRegion>
      )}
      {preview.data && <Requests preview={preview.data} />}
    </Dialog>
  );
}

function Requests({ preview: { provider, requests } }: { preview: NarrativePreview }) {
  return (
    <div className="flex min-h-0 flex-col gap-4 overflow-y-auto">
      <p className="wrap-anywhere">
        To <strong>{provider.host}</strong>, for the model <strong>{provider.model}</strong>.
      </p>
      <div className="border-t border-line">
        {requests.map(({ use, label, system, user, form }) => (
          <Disclosure key={use} look="ruled" summary={label}>
            <div className="flex flex-col gap-4">
              <Part title="Rules for the AI" text={system} />
              <Part title="The task and your report" text={user} />
              {form !== null && <Part title="The form that it fills in" text={form} />}
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold text-ink">
        {title}
      </h3>
      <pre className="rounded-control bg-sunken p-3 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </pre>
    </section>
  );
}
