import type { IdeaState } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { ideaQuery, versionsQuery } from '#web/founder/documents/idea-queries.ts';
import { usePublish } from '#web/founder/documents/working-document.ts';
import type { IdeaPage } from '../use-idea.ts';
import { ExportMenu } from './export-menu.tsx';

/** Keeps the report as a version, or downloads it, which keeps one too. Nothing where the founder may do neither. */
export function VersionActions({ page: { idea, view } }: { page: IdeaPage }) {
  const publish = usePublish<IdeaState, number>({
    queryKey: ideaQuery(idea.id).queryKey,
    versionsKey: versionsQuery(idea.id).queryKey,
    send: (_revision, options) => call(publishVersion, { params: { ideaId: idea.id } }, options),
    keyOn: (revision) => revision,
  });
  const isSaved = view.state.kind === 'saved';
  if (!idea.can.publish) return null;

  async function keep(): Promise<number> {
    const { version } = await publish.mutateAsync(idea.revision);
    return version.number;
  }

  function publishAndConfirm() {
    publish.mutate(idea.revision, {
      onSuccess: ({ created, version }) =>
        toast.success(
          created ? `Version ${version.number} saved` : `Nothing has changed since version ${version.number}`,
        ),
      onError: (error) => toast.error(messageOf(error)),
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="secondary" loading={publish.isPending} disabled={!isSaved} onClick={publishAndConfirm}>
        Save version
      </Button>
      <ExportMenu ideaId={idea.id} numberOf={keep} disabled={!isSaved} />
    </div>
  );
}

/** "no version saved yet", "changed since version 2". */
export function versionText({ count, hasChanges }: IdeaState['versions']): string {
  if (count === 0) return 'no version saved yet';
  return hasChanges ? `changed since version ${count}` : `version ${count}`;
}
