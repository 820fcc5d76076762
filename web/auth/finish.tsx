import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { finishLoginBody, type NewLogin, newLoginReply } from '#contract/accounts/linked-logins.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { IdentityError } from '../api/identity-client.ts';
import { useDraftSchemaForm } from '../components/draft-form.ts';
import { paths } from '../paths.ts';
import { logInBy } from './account-entry.ts';
import { AuthPage } from './auth-page.tsx';
import { CourseLine } from './course-line.tsx';
import { enter } from './enter.ts';
import { FormFailure } from './form-failure.tsx';
import { KeptIdeaLine } from './kept-idea-line.tsx';
import { identity } from './session.ts';
import { Conditions, WhoFields } from './sign-up-fields.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';
import { useIdentityCall } from './use-identity-call.ts';

/** /auth/finish: where somebody arrives from another service who has no account yet. */
export default function Finish() {
  return (
    <SignedOutOnly>
      <Steps />
    </SignedOutOnly>
  );
}

type Stage = { name: 'asking' } | { name: 'form'; login: NewLogin } | { name: 'over'; error: IdentityError };

function Steps() {
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const [stage, setStage] = useState<Stage>({ name: 'asking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isLeft = false;
    readNewLogin().then(
      (login) => isLeft || setStage({ name: 'form', login }),
      (error: unknown) => isLeft || setStage({ name: 'over', error: toError(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  if (stage.name === 'asking') return <LoadingOverlay />;
  if (stage.name === 'over')
    return <Over error={stage.error} redirect={redirect} onTryAgain={() => setTries((before) => before + 1)} />;
  const { label } = stage.login;
  return (
    <AuthPage
      title="Create your account"
      lead={`Nearly there: you come from ${label}, so you need no password here.`}
      aside={
        <>
          Have you an account with another email? <TextLink href={paths.auth.loginThen(redirect)}>Log in</TextLink>
        </>
      }
    >
      <KeptIdeaLine redirect={redirect} />
      <CourseLine redirect={redirect} isNew />
      <FinishForm login={stage.login} />
    </AuthPage>
  );
}

function FinishForm({ login }: { login: NewLogin }) {
  const { failure, attempt } = useIdentityCall();
  const start = { name: login.name, role: login.role ?? 'founder' };
  const { form, forget } = useDraftSchemaForm(finishLoginBody, `finish-${login.email}`, start, {
    never: ['acceptedConditions'],
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((input) =>
    attempt(async () => {
      const token = await logInBy(identity, () => makeAccount(input));
      forget();
      enter(token);
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure message={failure} />
      <div>
        <p className="font-semibold">Email</p>
        <p className="wrap-anywhere">{login.email}</p>
        <p className="text-sm text-stone">As {login.label} has it. You can change it later.</p>
      </div>
      <WhoFields role={form.register('role')} name={form.register('name')} errors={errors} />
      <Conditions {...form.register('acceptedConditions')} error={errors.acceptedConditions?.message} />
      <Button type="submit" fullWidth loading={isSubmitting} loadingText="Creating your account...">
        Create account
      </Button>
    </form>
  );
}

type OverProps = { error: IdentityError; redirect: string | null; onTryAgain: () => void };

function Over({ error, redirect, onTryAgain }: OverProps) {
  const isOver = error.code === 'auth/provider-login-over';
  return (
    <AuthPage title={isOver ? 'This login has ended' : 'We could not go on'}>
      <p className="mb-5">{error.message}</p>
      {isOver ? (
        <ButtonLink href={paths.auth.loginThen(redirect)} fullWidth>
          Log in
        </ButtonLink>
      ) : (
        <Button fullWidth onClick={onTryAgain}>
          Try again
        </Button>
      )}
    </AuthPage>
  );
}

async function readNewLogin(): Promise<NewLogin> {
  return newLoginReply.shape.data.parse(await identity.read(identityPaths.newLogin));
}

async function makeAccount(input: unknown): Promise<string> {
  const { token } = await identity.post(identityPaths.finishLogin, input);
  if (!token) throw new IdentityError('auth/provider-login-over', '');
  return token;
}

const toError = (error: unknown) =>
  error instanceof IdentityError ? error : new IdentityError('auth/internal-error', '');
