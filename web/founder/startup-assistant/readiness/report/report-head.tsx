import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CheckState, changeCheck } from '#contract/readiness/readiness.ts';
import { publishReadiness } from '#contract/readiness/versions.ts';
import type { RoundId } from '#domain/readiness/dimensions.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, quietClient } from '#web/api/client.ts';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { checkQuery, patchCheck, versionsQuery } from '#web/founder/documents/check-queries.ts';
import { usePublish } from '#web/founder/documents/working-document.ts';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { answerWords, criterionText } from '../answers/answer-words.ts';
import { dimensionToContinue } from '../answers/dimension-steps.ts';
import { RoundField } from '../round-field.tsx';
import type { CheckPage } from '../use-check.ts';
import { useCheckChange } from '../use-check-change.ts';
import { ExportMenu } from '../versions/export-menu.tsx';
import { headline } from './report-words.ts';
import { Stand } from './stand.tsx';
import { StartupChoice, StartupNotes } from './startup-part.tsx';

/** The answer first: ready or not for the chosen round, and what can be done from here. */
export function ReportHead({ page }: { page: CheckPage }) {
  const { check, report, view, draft } = page;
  const { round, choose } = useRound(check);
  const publish = usePublish<CheckState>({
    queryKey: checkQuery(check.id).queryKey,
    versionsKey: versionsQuery(check.id).queryKey,
    send: (_, options) => call(publishReadiness, { params: { checkId: check.id } }, options),
    keyOn: () => [check.revision, check.ledger, check.facts],
  });
  const saved = view.state.kind === 'saved';
  const publishNow = async () => (await publish.mutateAsync()).version.number;

  function publishAndConfirm() {
    publish.mutate(undefined, {
      onSuccess: ({ created, version }) =>
        toast.success(
          created ? `Version ${version.number} saved` : `Nothing has changed since version ${version.number}`,
        ),
      onError: (error) => toast.error(messageOf(error)),
    });
  }

  return (
    <header className="flex flex-col gap-5">
      <PageHeading
        title={headline(report.blockers, report.round.label)}
        eyebrow={
          <>
            {check.name}, as of <Day value={report.asOf} />
          </>
        }
        lead={
          report.ready
            ? 'Every area reaches what this round asks, as you claim it. Nothing here says that anyone will invest.'
            : undefined
        }
      />
      <Stand report={report} />
      <StartupNotes check={check} />
      <Conflicts
        conflicts={view.conflicts}
        draft={draft}
        labelOf={criterionText}
        wordsOf={(_, answer) => answerWords(answer)}
      />
      <Disclosure
        className="print:hidden [&>div]:max-w-none"
        summary="Another idea or another round"
        defaultOpen={check.idea === null}
      >
        <div className="flex flex-wrap items-end gap-3 text-base text-ink">
          <StartupChoice className="w-full sm:w-64" check={check} />
          <RoundField className="w-full sm:w-64" value={round} onChange={choose} />
        </div>
      </Disclosure>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <ButtonLink href={paths.founder.checkQuestions(check.id, dimensionToContinue(report, check.answers))}>
          {report.completeness.answered === 0 ? 'Answer the first questions' : 'Go on answering'}
        </ButtonLink>
        {check.can.publish && (
          <Button variant="secondary" loading={publish.isPending} disabled={!saved} onClick={publishAndConfirm}>
            Save version
          </Button>
        )}
        {check.can.publish && <ExportMenu check={check} numberOf={publishNow} disabled={!saved} />}
      </div>
      <div className="flex flex-col gap-1 text-sm text-stone">
        <SaveLine view={view} />
        <p>{versionText(check.versions)} A download saves the report as a version, so that both stay the same.</p>
      </div>
    </header>
  );
}

function versionText({ count, hasChanges }: CheckPage['check']['versions']): string {
  if (count === 0) return 'No version saved yet.';
  return hasChanges ? `Changed since version ${count}.` : `As in version ${count}.`;
}

/** The chosen round: the report moves at once, and goes back where the server refuses. */
function useRound({ id, round }: CheckState) {
  const client = useQueryClient();
  const applyChange = useCheckChange(id);
  const put = (next: RoundId) => patchCheck(client, id, (check) => ({ ...check, round: next }));
  const change = useMutation({
    mutationFn: (next: RoundId) => quietClient.call(changeCheck, { params: { checkId: id }, body: { round: next } }),
    onMutate: (next) => {
      put(next);
      return round;
    },
    onSuccess: ({ revision, name }) => applyChange(revision, () => ({ name })),
    onError: (error, _, before) => {
      if (before) put(before);
      toast.error(`${messageOf(error)} The round is as it was.`);
    },
  });
  return { round, choose: (next: RoundId) => change.mutate(next) };
}
