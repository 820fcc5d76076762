import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { IdentityError } from '../api/identity-client.ts';
import { paths } from '../paths.ts';
import { logInWithCode } from './account-entry.ts';
import { CodeFields, useCodeStep } from './code-fields.tsx';
import { enter } from './enter.ts';
import { FormFailure } from './form-failure.tsx';
import { identity } from './session.ts';
import { useIdentityCall } from './use-identity-call.ts';

/** The second step of a login. `onOver`: it waited too long, and the password is asked for again. */
export function CodeForm({ onOver }: { onOver: (message: string) => void }) {
  const { failure, attempt } = useIdentityCall();
  const step = useCodeStep();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = step.submitWith((given) =>
    attempt(async () => {
      try {
        enter(await logInWithCode(identity, given));
      } catch (error) {
        if (!(error instanceof IdentityError) || error.code !== 'auth/code-login-over') throw error;
        onOver(error.message);
      }
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold tracking-tight outline-none">
        One more step
      </h2>
      <FormFailure message={failure} />
      <CodeFields step={step} />
      <Button type="submit" fullWidth loading={step.form.formState.isSubmitting} loadingText="Logging in...">
        Log in
      </Button>
      <p className="text-sm text-stone">
        Lost your phone? A recovery code lets you in. If you have lost those too, only we can:{' '}
        <TextLink href={paths.helpQuestion('lost-phone')}>what to do</TextLink>.
      </p>
    </form>
  );
}
