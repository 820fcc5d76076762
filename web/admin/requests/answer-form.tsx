import { type AdminRequest, answerRequest } from '#contract/requests/admin.ts';
import { requestLimits } from '#contract/requests/requests.ts';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';

/** A person's answer: sent once, and final. */
export function AnswerForm({ request, onDone }: { request: AdminRequest; onDone: () => void }) {
  const state = useAdminForm({
    name: `admin-answer-${request.id}`,
    schema: answerRequest.body,
    saved: { answer: '' },
    send: (body, options) => call(answerRequest, { params: { memberRequestId: request.id }, body }, options),
    onSaved: () => {
      toast.success('Answer sent');
      onDone();
    },
  });
  return (
    <AdminForm
      state={state}
      lead={
        <>
          <p className="whitespace-pre-wrap wrap-anywhere">{request.question}</p>
          <p className="text-stone">
            {request.member.name} is told in the app and by e-mail. The answer is final, and it changes no score.
          </p>
        </>
      }
      submitLabel="Send the answer"
      savingText="Sending…"
    >
      <TextareaField
        {...state.form.register('answer')}
        label="Your answer"
        rows={6}
        limit={requestLimits.answer}
        error={state.form.formState.errors.answer?.message}
      />
    </AdminForm>
  );
}
