import { useQueryClient } from '@tanstack/react-query';
import { chooseDocumentIdea } from '#contract/documents/documents.ts';
import { type CheckState, changeCheck } from '#contract/readiness/readiness.ts';
import { withheldNote } from '#domain/readiness/facts.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { refreshCheck } from '#web/founder/documents/check-queries.ts';
import { useDocumentsChanged } from '#web/founder/documents/documents-queries.ts';
import { StartupField } from '#web/founder/documents/startup-field.tsx';
import { paths } from '#web/paths.ts';

const showError = (error: unknown) => void toast.error(messageOf(error));

/** The idea that the check is for. Another one is another startup: everything that the check rests on is read again. */
export function StartupChoice({ check, className }: { check: CheckState; className?: string }) {
  const changed = useCheckRead(check.id);
  const change = useSave({
    mutationFn: (ideaId: string | null) => call(changeCheck, { params: { checkId: check.id }, body: { ideaId } }),
    onSuccess: changed,
    onError: showError,
  });
  /** Answers that were given about one startup may not be true of another. */
  async function choose(ideaId: string | null) {
    if (ideaId !== null && check.idea && check.answers.length > 0) {
      const answers = check.answers.length === 1 ? '1 answer' : `${check.answers.length} answers`;
      const isMeant = await askConfirm({
        title: 'Are your answers true of the other idea?',
        text: `This check has ${answers} of yours, given about ${check.idea.name}. They stay in it and will count for the other idea. For a check without them, begin a new one.`,
        confirmLabel: 'They are: change the idea',
      });
      if (!isMeant) return;
    }
    change.mutate(ideaId);
  }

  return (
    <StartupField
      className={className}
      value={change.isPending ? change.variables : (check.idea?.id ?? null)}
      disabled={change.isPending}
      onChange={(ideaId) => void choose(ideaId)}
    />
  );
}

/** What does not count: what nobody has said which startup it belongs to, and the validation of an idea that may not count. */
export function StartupNotes({ check }: { check: CheckState }) {
  const changed = useCheckRead(check.id);
  const place = useSave({
    mutationFn: (documentId: string) =>
      call(chooseDocumentIdea, { params: { documentId }, body: { ideaId: check.idea?.id ?? null } }),
    onSuccess: changed,
    onError: showError,
  });
  if (!check.idea)
    return (
      <Banner title="This check is for no idea yet">
        Choose the idea that it is for. Until then nothing that you recorded for an idea answers a question here. If you
        have written none yet, <TextLink href={paths.founder.validate}>begin with your idea</TextLink>.
      </Banner>
    );
  const { idea, unplaced } = check;
  const withheld = withheldNote(check.facts);
  return (
    <>
      {withheld && <Banner title="The validation of this idea does not count here">{withheld}</Banner>}
      {unplaced.length > 0 && (
        <Banner title="Documents that do not count yet">
          <p>You have not said which idea these are for, so they answer no question here.</p>
          <ul className="mt-2 flex flex-col gap-2">
            {unplaced.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 wrap-break-word">{name}</span>
                <Button
                  variant="secondary"
                  loading={place.isPending && place.variables === id}
                  aria-label={`${name} is for ${idea.name}`}
                  onClick={() => place.mutate(id)}
                >
                  It is for {idea.name}
                </Button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** Reads the check again, and every list that names it. */
function useCheckRead(checkId: string) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  return async () => {
    void documentsChanged();
    await refreshCheck(client, checkId);
  };
}
