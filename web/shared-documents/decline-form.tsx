import { useState } from 'react';
import { declineAgreement, type OpenedSigning } from '#contract/signing/signatures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';

/** A reason is asked for: it tells the other side what to change. */
export function DeclineForm({ token, onDeclined }: { token: string; onDeclined: (signing: OpenedSigning) => void }) {
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ reason?: string; form?: string }>({});
  async function submit() {
    if (reason.trim() === '') return setProblem({ reason: 'Say why, in a sentence.' });
    setProblem({});
    setSending(true);
    try {
      onDeclined(await call(declineAgreement, { body: { token, reason } }));
    } catch (error) {
      setProblem({ form: messageOf(error) });
      setSending(false);
    }
  }
  return (
    <Disclosure summary="I do not want to sign">
      <form
        noValidate
        className="flex flex-col items-start gap-4 pt-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problem.form && (
          <Banner tone="error" role="alert">
            {problem.form}
          </Banner>
        )}
        <TextareaField
          name="reason"
          label="Why do you decline?"
          hint="Everybody who was asked to sign reads this. Nobody else is asked any more."
          rows={3}
          limit={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={problem.reason}
        />
        <Button type="submit" variant="danger" loading={isSending} loadingText="Declining…">
          Decline to sign
        </Button>
      </form>
    </Disclosure>
  );
}
