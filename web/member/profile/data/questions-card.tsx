import { useQuery } from '@tanstack/react-query';
import { answerWorkingDays, askAboutData, requestLimits } from '#contract/requests/requests.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RequestNote } from '#web/components/request-note.tsx';
import { ownRequestsQuery, useAskAboutData } from './data-queries.ts';

/** What the member asked a person, of their data or of a verdict, and what was answered. */
export function QuestionsCard() {
  const read = useQuery(ownRequestsQuery);
  const { form, forget, startAgain } = useDraftSchemaForm(askAboutData.body, 'question-about-data', { question: '' });
  const ask = useAskAboutData();
  const submit = form.handleSubmit((body) =>
    ask.mutate(body, {
      onSuccess: () => {
        forget();
        startAgain({ question: '' });
        toast.success('Question sent');
      },
    }),
  );
  return (
    <Card title="Ask a person about your data">
      <p>
        For example what we hold about you, or that something is wrong. A person answers within {answerWorkingDays}{' '}
        working days, Monday to Friday; public holidays are counted like other days. That is our promise.
      </p>
      <Loaded query={read} what="What you asked">
        {({ items }) =>
          items.length > 0 && (
            <ul className="flex flex-col gap-3">
              {items.map((request) => (
                <li key={request.id}>
                  <RequestNote request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextareaField
          {...form.register('question')}
          label="Your question"
          rows={3}
          limit={requestLimits.question}
          error={form.formState.errors.question?.message}
        />
        <CallFailure error={ask.error} kept="What you typed is still here." />
        <Button type="submit" variant="secondary" className="self-start" loading={ask.isPending}>
          Send the question
        </Button>
      </form>
    </Card>
  );
}
