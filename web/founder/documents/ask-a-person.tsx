import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerWorkingDays, askAboutVerdict, listRequestsOfDocument } from '#contract/requests/requests.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { QuestionForm, requestsKey } from '#web/components/question-form.tsx';
import { RequestNote } from '#web/components/request-note.tsx';

const requestsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [requestsKey, documentId],
    queryFn: ({ signal }) => call(listRequestsOfDocument, { params: { documentId } }, { signal }),
    staleTime: freshness.ofOthers,
  });

type AskAPersonProps = {
  documentId: string;
  /** What the formula gave: "verdict" or "result". */
  what: string;
  /** The version that is asked about; 0 while none is saved. */
  version: number;
  /** Where the page is long already, earlier questions and answers open with the form. */
  isFolded?: boolean;
};

/** A person looks at what a formula gave: asked here, answered here, and no score changes by it. */
export function AskAPerson({ documentId, what, version, isFolded = false }: AskAPersonProps) {
  const { data } = useQuery(requestsQuery(documentId));
  const items = data?.items ?? [];
  const notes = items.map((request) => <RequestNote key={request.id} request={request} />);
  const answered = items.filter(({ answer }) => answer).length;
  const summary = `Ask a person to look at this ${what}`;
  return (
    <section aria-label="Ask a person" className="flex flex-col gap-3 print:hidden">
      {!isFolded && notes}
      {version === 0 && (
        <p className="text-sm text-stone">Save a version, and you can ask a person to look at its {what}.</p>
      )}
      {version > 0 && (
        <Disclosure summary={isFolded && answered > 0 ? `${summary} (${answered} answered)` : summary}>
          {isFolded && notes.length > 0 && <div className="mb-4 flex flex-col gap-3 text-ink">{notes}</div>}
          <div className="flex flex-col gap-4 text-ink">
            <p>
              A formula gave this {what}, no person did. A person of this site reads version {version}, and answers
              within {answerWorkingDays} working days, Monday to Friday; public holidays are counted like other days.
              That is our promise. The answer stands here, and the score is not changed by it.
            </p>
            <QuestionForm
              draft={`ask-a-person-${documentId}`}
              label="What should they look at?"
              submitLabel="Ask a person"
              send={({ question }, options) =>
                call(askAboutVerdict, { body: { documentId, versionNumber: version, question } }, options)
              }
              done="A person will look at it"
            />
          </div>
        </Disclosure>
      )}
    </section>
  );
}
