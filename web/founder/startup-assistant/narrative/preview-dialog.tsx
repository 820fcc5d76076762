import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { type NarrativeSubject, type Narratives, previewQuery } from './narrative-queries.ts';
import { PANEL_WORDS, subjectKind } from './narrative-words.ts';
import { RequestList } from './request-list.tsx';

type PreviewDialogProps = { subject: NarrativeSubject; open: boolean; onClose: () => void; narratives: Narratives };

/** Shows, byte for byte, what would be sent and where; only from here can AI words be switched on. */
export function PreviewDialog({ subject, open, onClose, narratives }: PreviewDialogProps) {
  const client = useQueryClient();
  const preview = useQuery({ ...previewQuery(subject), enabled: open });
  const { switchOn } = narratives;
  const words = PANEL_WORDS[subjectKind(subject)];

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
      description={`This and nothing else, each time you ask for one of these texts. ${words.private}`}
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
      <CallFailure error={switchOn.error} />
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
      {preview.data && <RequestList preview={preview.data} dataTitle={`The task and ${words.data}`} />}
    </Dialog>
  );
}
