import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { identityTexts, signInBody } from '#contract/accounts/identity.ts';
import { identityErrors, identityMessage } from '#contract/accounts/identity-errors.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { useSchemaForm } from '../components/schema-form.ts';
import { paths } from '../paths.ts';
import { logIn } from './account-entry.ts';
import { useAuth } from './auth-context.tsx';
import { AuthPage } from './auth-page.tsx';
import { CodeForm } from './code-form.tsx';
import { CourseLine } from './course-line.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { enter } from './enter.ts';
import { FormFailure } from './form-failure.tsx';
import { KeptIdeaLine } from './kept-idea-line.tsx';
import { OtherServices } from './other-services.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { identity } from './session.ts';
import { SignedOutOnly } from './signed-out-only.tsx';
import { useConfirmedHere } from './use-confirmed-here.ts';
import { useIdentityCall } from './use-identity-call.ts';
import { isOnceVerified } from './verified.ts';

/** /auth/login, where the link in the verification mail arrives too, and people whom another service did not let through. */
export default function Login() {
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  return (
    <>
      <Result />
      <SignedOutOnly>
        <AuthPage
          title="Log in"
          aside={
            <>
              New here? <TextLink href={paths.auth.signupThen(redirect)}>Create an account</TextLink>
            </>
          }
        >
          <KeptIdeaLine redirect={redirect} />
          <CourseLine redirect={redirect} />
          <LoginSteps />
        </AuthPage>
      </SignedOutOnly>
    </>
  );
}

/** The password, and a code after it where the account has a second factor; at once for anyone who comes from another service. */
function LoginSteps() {
  const isCodeNeeded = new URLSearchParams(useLocation().search).get('step') === 'code';
  const [step, setStep] = useState<{ name: 'password' | 'code'; over?: string }>({
    name: isCodeNeeded ? 'code' : 'password',
  });
  const askForCode = () => setStep({ name: 'code' });
  return step.name === 'code' ? (
    <CodeForm onOver={(over) => setStep({ name: 'password', over })} />
  ) : (
    <OtherServices onCodeNeeded={askForCode}>
      <LoginForm over={step.over ?? null} onCodeNeeded={askForCode} />
      <PasskeyLogin />
    </OtherServices>
  );
}

type LoginFormProps = {
  /** Why a login that waited for a code ended. */
  over: string | null;
  onCodeNeeded: () => void;
};

function LoginForm({ over, onCodeNeeded }: LoginFormProps) {
  const { failure, attempt } = useIdentityCall(over);
  const form = useSchemaForm(signInBody, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((input) =>
    attempt(async () => {
      const token = await logIn(identity, input);
      if (token === null) onCodeNeeded();
      else enter(token, input.password);
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure message={failure} />
      <CredentialFields email={form.register('email')} password={form.register('password')} errors={errors} />
      <TextLink href={paths.auth.forgotPassword} className="-mt-2 inline-flex min-h-11 w-fit items-center sm:min-h-6">
        Forgot your password?
      </TextLink>
      <Button type="submit" fullWidth loading={isSubmitting} loadingText="Logging in...">
        Log in
      </Button>
    </form>
  );
}

const invalidText = identityErrors['auth/invalid-action-code'].message;

type Outcome = { tone: 'success' | 'info' | 'error'; text: string; next: string } | null;

/** What the verification link or the way to another service came to, which the server adds to the address of the login page. */
function readResult(search: string): Outcome {
  const query = new URLSearchParams(search);
  const code = query.get('error');
  if (code !== null) {
    // A link in a mail opens nothing by itself: the person who is logged in can ask for another one.
    const isOfLink = code.endsWith('-action-code') || !Object.hasOwn(identityErrors, code);
    const tone = code === 'auth/confirm-by-login' ? 'info' : 'error';
    return { tone, text: identityMessage(code, invalidText), next: isOfLink ? ' Log in first.' : '' };
  }
  return isOnceVerified(search)
    ? { tone: 'success', text: identityTexts.verified, next: ' Log in to continue.' }
    : null;
}

/** Above the login form. Anyone who is signed in is on the way on: the page there says what went well, a toast what did not. */
function Result() {
  const { state } = useAuth();
  const result = readResult(useLocation().search);
  const isConfirmed = useConfirmedHere();
  if (!result || isConfirmed) return null;
  if (state.status === 'signed-in') return result.tone !== 'success' && <ToastOnce text={result.text} />;
  return (
    <div className="mb-6">
      <Banner tone={result.tone} role="status">
        {result.text}
        {result.next}
      </Banner>
    </div>
  );
}

function ToastOnce({ text }: { text: string }) {
  useEffect(() => {
    toast.error(text);
  }, [text]);
  return null;
}
