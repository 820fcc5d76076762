import { useLocation, useNavigate } from 'react-router';
import { signUpBody } from '#contract/accounts/identity.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { clientFor } from '../api/client.ts';
import { useDraftSchemaForm } from '../components/draft-form.ts';
import { paths } from '../paths.ts';
import { signUp } from './account-entry.ts';
import { AuthPage } from './auth-page.tsx';
import { CourseLine } from './course-line.tsx';
import { enter } from './enter.ts';
import { FormFailure } from './form-failure.tsx';
import { KeptIdeaLine } from './kept-idea-line.tsx';
import { OtherServices } from './other-services.tsx';
import { NEW_PASSWORD_HINT, PasswordField, strengthNote } from './password-field.tsx';
import { identity } from './session.ts';
import { Conditions, WhoFields } from './sign-up-fields.tsx';
import { SignedOutOnly } from './signed-out-only.tsx';
import { useIdentityCall } from './use-identity-call.ts';

/** /auth/signup, with `?role=` chosen beforehand where the link says so. */
export default function Signup() {
  const query = new URLSearchParams(useLocation().search);
  const redirect = query.get('redirect');
  const role = query.get('role') === 'investor' ? 'investor' : 'founder';
  const navigate = useNavigate();
  return (
    <SignedOutOnly>
      <AuthPage
        title="Create your account"
        lead="It takes a minute. We send one email, to check that the address is yours."
        aside={
          <>
            Already have an account? <TextLink href={paths.auth.loginThen(redirect)}>Log in</TextLink>
          </>
        }
      >
        <KeptIdeaLine redirect={redirect} />
        <CourseLine redirect={redirect} isNew />
        <OtherServices role={role} onCodeNeeded={() => navigate(paths.auth.codeThen(redirect))}>
          <SignupForm role={role} />
        </OtherServices>
      </AuthPage>
    </SignedOutOnly>
  );
}

function SignupForm({ role }: { role: 'founder' | 'investor' }) {
  const { failure, attempt } = useIdentityCall();
  const start = { name: '', email: '', password: '', role } as const;
  // The choice of a role in the link wins over what was chosen before.
  const { form, forget } = useDraftSchemaForm(signUpBody, `sign-up-${role}`, start, {
    never: ['password', 'acceptedConditions'],
  });
  const { errors, isSubmitting } = form.formState;
  const [password, email, name] = form.watch(['password', 'email', 'name']);
  const submit = form.handleSubmit((input) =>
    attempt(async () => {
      const session = await signUp(identity, clientFor, input);
      forget();
      enter(session, input.password);
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure message={failure} />
      <WhoFields role={form.register('role')} name={form.register('name')} errors={errors} />
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label="Password"
        hint={NEW_PASSWORD_HINT}
        note={strengthNote(password, { email, name })}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <Conditions {...form.register('acceptedConditions')} error={errors.acceptedConditions?.message} />
      <Button type="submit" fullWidth loading={isSubmitting} loadingText="Creating your account...">
        Create account
      </Button>
    </form>
  );
}
