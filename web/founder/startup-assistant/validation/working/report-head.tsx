import { Pencil } from 'lucide-react';
import type { IdeaState } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { ideaQuery, versionsQuery } from '#web/founder/documents/idea-queries.ts';
import { usePublish } from '#web/founder/documents/working-document.ts';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { fieldOf } from '../intake/steps.ts';
import type { IdeaPage } from '../use-idea.ts';
import { ExportMenu } from '../versions/export-menu.tsx';
import { answerWords } from './change-words.ts';

/** The report's title, where it stands, and what can be done with it as a whole. */
export function ReportHead({ page }: { page: IdeaPage }) {
  const { idea, report, view, draft } = page;
  const publish = usePublish<IdeaState, number>({
    queryKey: ideaQuery(idea.id).queryKey,
    versionsKey: versionsQuery(idea.id).queryKey,
    send: (_revision, options) => call(publishVersion, { params: { ideaId: idea.id } }, options),
    keyOn: (revision) => revision,
  });
  const saved = view.state.kind === 'saved';
  const { count, hasChanges } = idea.versions;

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
    <header className="flex flex-col gap-4 print:hidden">
      <PageHeading
        title={report.title}
        lead={report.pitch}
        eyebrow={
          <span className="flex flex-wrap items-center gap-2">
            <StatusBadge status={idea.status} />
            <span>
              As of <Day value={report.asOf} />, {versionText(count, hasChanges)}
            </span>
          </span>
        }
      />
      <div className="flex flex-wrap items-center gap-3">
        {idea.can.publish && (
          <Button
            variant={report.score ? 'primary' : 'secondary'}
            loading={publish.isPending}
            disabled={!saved}
            onClick={publishAndConfirm}
          >
            Save version
          </Button>
        )}
        {idea.can.publish && <ExportMenu ideaId={idea.id} numberOf={keep} disabled={!saved} />}
        {idea.can.edit && (
          <ButtonLink
            variant={report.score ? 'secondary' : 'primary'}
            icon={<Pencil />}
            href={paths.founder.ideaQuestions(idea.id, 'idea')}
          >
            Edit answers
          </ButtonLink>
        )}
      </div>
      {saved ? (
        idea.can.publish && (
          <p className="text-sm text-stone print:hidden">
            A download keeps the report as a version, so that both stay the same.
          </p>
        )
      ) : (
        <div className="print:hidden">
          <SaveLine view={view} />
        </div>
      )}
      <Conflicts conflicts={view.conflicts} draft={draft} labelOf={(key) => fieldOf(key).label} wordsOf={answerWords} />
    </header>
  );
}

function versionText(count: number, hasChanges: boolean): string {
  if (count === 0) return 'no version saved yet';
  return hasChanges ? `changed since version ${count}` : `version ${count}`;
}
