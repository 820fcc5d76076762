import { useQueryClient } from '@tanstack/react-query';
import { askAboutData, type MemberRequest, requestLimits } from '#contract/requests/requests.ts';
import { Button } from '#ui/button/button.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { CallFailure } from './call-failure.tsx';
import { useDraftSchemaForm } from './draft-form.ts';

/** Begins the key of everything that the member asked a person. */
export const requestsKey = 'own requests';

type Question = { question: string };

type QuestionFormProps = {
  /** Under which name the device keeps what is typed. */
  draft: string;
  label: string;
  submitLabel: string;
  send: (question: Question, options: CallOptions) => Promise<MemberRequest>;
  /** What is said once it is sent. */
  done: string;
};

/** A question to a person. A double click, or a retry after a lost reply, is one question. */
export function QuestionForm({ draft, label, submitLabel, send, done }: QuestionFormProps) {
  const client = useQueryClient();
  const { form, forget, startAgain } = useDraftSchemaForm(askAboutData.body, draft, { question: '' });
  const ask = useSubmit<MemberRequest, Question>(send, {
    onSettled: () => client.invalidateQueries({ queryKey: [requestsKey] }),
  });
  const submit = form.handleSubmit((question) =>
    ask.mutate(question, {
      onSuccess: () => {
        forget();
        startAgain({ question: '' });
        toast.success(done);
      },
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextareaField
        {...form.register('question')}
        label={label}
        rows={3}
        limit={requestLimits.question}
        error={form.formState.errors.question?.message}
      />
      <CallFailure error={ask.error} kept="What you typed is still here." />
      <Button type="submit" variant="secondary" className="self-start" loading={ask.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
