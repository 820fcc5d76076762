import { useState } from 'react';
import { type OpenedSigning, signAgreement } from '#contract/signing/signatures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';

type SignFormProps = {
  token: string;
  /** The name that was asked for. */
  name: string;
  law: OpenedSigning['law'];
  /** Null until the document was read on this device. */
  readHash: string | null;
  onSigned: (signing: OpenedSigning) => void;
};

/** Consent and the typed name. What was typed stays when it fails. */
export function SignForm({ token, name, law, readHash, onSigned }: SignFormProps) {
  const [typed, setTyped] = useState('');
  const [consent, setConsent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<{ unread?: string; form?: string; name?: string; consent?: string }>({});

  /** What was said of a field holds until it is changed. */
  const settle = (field: 'name' | 'consent') => setProblems((said) => ({ ...said, [field]: undefined }));

  async function submit() {
    const missing = {
      ...(readHash === null && { unread: 'Read the document first: you sign exactly what you have read.' }),
      ...(typed.trim() === '' && { name: `Type your name as it stands here: ${name}` }),
      ...(!consent && { consent: 'Tick that you agree to sign electronically.' }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0 || readHash === null) return;
    setSending(true);
    try {
      onSigned(await call(signAgreement, { body: { token, name: typed, consent: true, sha256: readHash } }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined;
      setProblems(fields?.name ? { name: fields.name } : { form: messageOf(error) });
    } finally {
      setSending(false);
    }
  }

  const problem = problems.form ?? (readHash === null ? problems.unread : undefined);
  return (
    <Card title="Sign">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problem && (
          <Banner tone="error" role="alert">
            {problem}
          </Banner>
        )}
        <p className="text-stone">
          {law.text} <span className="text-sm">({law.source.name})</span>
        </p>
        <TextField
          name="name"
          label={`Type your name: ${name}`}
          autoComplete="name"
          maxLength={120}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            settle('name');
          }}
          error={problems.name}
        />
        <Checkbox
          name="consent"
          label="I have read the document and agree to sign it electronically."
          hint="Your name, your e-mail address, the time and your IP address are kept with the signature and shown on the certificate."
          checked={consent}
          onChange={(event) => {
            setConsent(event.target.checked);
            settle('consent');
          }}
          error={problems.consent}
        />
        <Button type="submit" loading={isSending} loadingText="Signing…">
          Sign this document
        </Button>
      </form>
    </Card>
  );
}
