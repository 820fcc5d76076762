import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { identityPaths, identityTexts } from '#contract/accounts/identity.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { IdentityError } from '../../api/identity-client.ts';
import { useSchemaForm } from '../../components/schema-form.ts';
import { paths } from '../../paths.ts';
import { logInBy } from '../account-entry.ts';
import { CredentialFields } from '../credential-fields.tsx';
import { enter } from '../enter.ts';
import { FormFailure } from '../form-failure.tsx';
import { identity } from '../session.ts';
import { useIdentityCall } from '../use-identity-call.ts';
import {
  askFirebase,
  askForConfirmation,
  askForNewPassword,
  type FirebaseCredentials,
  type FirebaseSettings,
} from './ask-firebase.ts';
import { firebaseLogin } from './firebase-login.ts';

export interface FirebaseStepProps {
  label: string;
  settings: FirebaseSettings;
  /** The one that is offered first, should there be no account yet. */
  role: 'founder' | 'investor' | null;
  onBack: () => void;
  onCodeNeeded: () => void;
}

/** Logs in with an account of Firebase Authentication, which is asked by the browser itself. */
export function FirebaseStep({ label, settings, role, onBack, onCodeNeeded }: FirebaseStepProps) {
  const { failure, attempt } = useIdentityCall();
  const [sent, setSent] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<FirebaseCredentials | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const enter = useEntrance(role, onCodeNeeded);
  const form = useSchemaForm(firebaseLogin, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => heading.current?.focus(), []);
  const tryTo = (work: () => Promise<void>) => {
    setSent(null);
    return attempt(work);
  };
  const submit = form.handleSubmit((input) =>
    tryTo(async () => {
      setUnconfirmed(null);
      const idToken = await askFirebase(settings, input);
      await enter(idToken).catch((error: unknown) => {
        if (error instanceof IdentityError && error.code === 'auth/provider-email-unverified') setUnconfirmed(input);
        throw error;
      });
    }),
  );
  const sendConfirmation = (input: FirebaseCredentials) =>
    tryTo(async () => {
      await askForConfirmation(settings, input);
      setUnconfirmed(null);
      setSent('A link is on its way. Open it, and then log in here.');
    });
  async function sendReset() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    await tryTo(async () => {
      await askForNewPassword(settings, form.getValues('email').trim());
      setSent(identityTexts.resetRequested);
    });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold tracking-tight outline-none">
          Your {label} account
        </h2>
        <p className="text-stone">
          The password goes to {label}, which works with Firebase by Google, and not to us. We hear who you are and your
          email.
        </p>
      </div>
      <FormFailure message={failure} />
      {unconfirmed && (
        <Button variant="secondary" fullWidth onClick={() => sendConfirmation(unconfirmed)}>
          Send me a link to confirm it
        </Button>
      )}
      {sent && (
        <Banner tone="success" role="status">
          {sent} Look in your spam folder, too.
        </Banner>
      )}
      <CredentialFields email={form.register('email')} password={form.register('password')} errors={errors} />
      <Button type="submit" fullWidth loading={isSubmitting} loadingText="Logging in...">
        Log in
      </Button>
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <Button variant="secondary" fullWidth onClick={sendReset}>
          Send a link to a new password
        </Button>
        <Button variant="secondary" fullWidth onClick={onBack}>
          Choose another way
        </Button>
      </div>
    </form>
  );
}

/** Gives our server what Firebase has said, and goes where that leads. */
function useEntrance(role: FirebaseStepProps['role'], onCodeNeeded: () => void) {
  const navigate = useNavigate();
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  return async (idToken: string) => {
    const { token, codeNeeded, accountNeeded } = await identity.post(identityPaths.firebaseLogin, { idToken, role });
    if (accountNeeded) return navigate(paths.auth.finishThen(redirect));
    if (codeNeeded || !token) return onCodeNeeded();
    enter(await logInBy(identity, async () => token));
  };
}
