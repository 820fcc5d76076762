import { useState } from 'react';
import { useLocation } from 'react-router';
import { identityErrors, identityMessage } from '#contract/accounts/identity-errors.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { apiTexts } from '../api/api-error.ts';
import { IdentityError } from '../api/identity-client.ts';
import { useSchemaForm } from '../components/schema-form.ts';
import { paths } from '../paths.ts';
import { AuthPage } from './auth-page.tsx';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordFields, passwordsBody } from './new-password-fields.tsx';
import { identity } from './session.ts';

const linkCodes: string[] = ['auth/expired-action-code', 'auth/invalid-action-code'];

type Stage = { name: 'form' } | { name: 'done' } | { name: 'dead-link'; message: string };

/** /auth/reset-password, opened from the mail with `?token=`. */
export default function ResetPassword() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token') ?? '';
  const refusal = query.get('error') ?? (token === '' ? 'auth/invalid-action-code' : null);
  const [stage, setStage] = useState<Stage>(refusal === null ? { name: 'form' } : deadLink(refusal));
  if (stage.name === 'dead-link') return <DeadLink message={stage.message} />;
  if (stage.name === 'done') return <Done />;
  return (
    <AuthPage title="Choose a new password" lead="You will be logged out everywhere else.">
      <PasswordsForm
        token={token}
        onDone={() => setStage({ name: 'done' })}
        onDeadLink={(code) => setStage(deadLink(code))}
      />
    </AuthPage>
  );
}

interface PasswordsFormProps {
  token: string;
  onDone: () => void;
  onDeadLink: (code: string) => void;
}

function PasswordsForm({ token, onDone, onDeadLink }: PasswordsFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(passwordsBody, { password: '', repeated: '' });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await identity.resetPassword({ token, password });
      onDone();
    } catch (error) {
      if (error instanceof IdentityError && linkCodes.includes(error.code)) onDeadLink(error.code);
      else setFailure(error instanceof IdentityError ? error.message : apiTexts.saveFailed);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure message={failure} />
      <NewPasswordFields form={form} owner={{ email: '' }} />
      <Button type="submit" fullWidth loading={isSubmitting} loadingText="Saving...">
        Save new password
      </Button>
    </form>
  );
}

function Done() {
  return (
    <AuthPage title="Your password is changed">
      <p className="mb-5">Log in with the new one from now on.</p>
      <ButtonLink href={paths.auth.login} fullWidth>
        Log in
      </ButtonLink>
    </AuthPage>
  );
}

function DeadLink({ message }: { message: string }) {
  return (
    <AuthPage
      title="This link does not work any more"
      aside={<TextLink href={paths.auth.login}>Back to login</TextLink>}
    >
      <p className="mb-5">{message}</p>
      <ButtonLink href={paths.auth.forgotPassword} fullWidth>
        Ask for a new link
      </ButtonLink>
    </AuthPage>
  );
}

function deadLink(code: string): Stage {
  return { name: 'dead-link', message: identityMessage(code, identityErrors['auth/invalid-action-code'].message) };
}
