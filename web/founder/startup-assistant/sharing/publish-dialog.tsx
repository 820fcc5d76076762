import { useQuery } from '@tanstack/react-query';
import type { Publication } from '#contract/signing/publication.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { OutsiderPage } from '#web/components/outsider-report/outsider-page.tsx';
import { NamesFields, namesForm } from './names-fields.tsx';
import { outsiderPageQuery, usePublish } from './publication-queries.ts';

type PublishDialogProps = {
  ideaId: string;
  versionNumber: number;
  publication: Publication | null;
  open: boolean;
  onClose: () => void;
};

/** Asks whose names stand on the page, shows what everybody would read, and publishes it. */
export function PublishDialog({ open, onClose, ...rest }: PublishDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="large"
      closeOnOverlay={false}
      title={`Publish version ${rest.versionNumber}`}
      description="Counts are shown, and your own words about the idea. Never what people said, who they are, your notes, links or files."
    >
      {open && <PublishForm {...rest} onClose={onClose} />}
    </Dialog>
  );
}

function PublishForm({ ideaId, versionNumber, publication, onClose }: Omit<PublishDialogProps, 'open'>) {
  const { user } = useAuth();
  const publish = usePublish(ideaId);
  const { form, forget } = useDraftSchemaForm(namesForm, `publish-${ideaId}`, {
    company: publication?.companyName ?? '',
    ...(publication && { names: publication.founderName === null ? ('hidden' as const) : ('shown' as const) }),
  });
  const [names, company] = form.watch(['names', 'company']);
  const ownName = user?.displayName ?? '';
  const submit = form.handleSubmit((body) =>
    publish.mutate(
      { versionNumber, showFounder: body.names === 'shown', company: body.company },
      {
        onSuccess: () => {
          forget();
          onClose();
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CallFailure error={publish.error} />
      <NamesFields form={form} ownName={ownName} />
      <Disclosure summary="See what everybody will read">
        <Preview
          ideaId={ideaId}
          versionNumber={versionNumber}
          by={[names === 'shown' ? ownName : '', (company ?? '').trim()].filter((name) => name !== '').join(' · ')}
        />
      </Disclosure>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={publish.isPending} loadingText="Publishing…">
          Publish
        </Button>
      </DialogActions>
    </form>
  );
}

function Preview({ ideaId, versionNumber, by }: { ideaId: string; versionNumber: number; by: string }) {
  const { data, isError, error, refetch } = useQuery(outsiderPageQuery(ideaId, versionNumber));
  if (isError)
    return <LoadFailure title="The version could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonRegion label="The version is loading">
        <Skeleton className="h-60 w-full rounded-card" />
      </SkeletonRegion>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="font-display text-2xl font-semibold">{data.title}</p>
      <OutsiderPage report={data} by={by} />
    </div>
  );
}
