import { useState } from 'react';
import { identityTexts, requestPasswordResetBody } from '#contract/accounts/identity.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useSchemaForm } from '../components/schema-form.ts';
import { paths } from '../paths.ts';
import { AuthPage } from './auth-page.tsx';
import { FormFailure } from './form-failure.tsx';
import { identity } from './session.ts';
import { useIdentityCall } from './use-identity-call.ts';

/** /auth/forgot-password. The answer is the same whether there is an account or not. */
export default function ForgotPassword() {
  const { failure, attempt } = useIdentityCall();
  const [isSent, setSent] = useState(false);
  const form = useSchemaForm(requestPasswordResetBody, { email: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((input) =>
    attempt(async () => {
      setSent(false);
      await identity.requestPasswordReset(input);
      setSent(true);
    }),
  );
  return (
    <AuthPage
      title="Reset your password"
      lead="Tell us your email, and we send a link to choose a new password."
      aside={<TextLink href={paths.auth.login}>Back to login</TextLink>}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure message={failure} />
        {isSent && (
          <Banner tone="success" role="status">
            {identityTexts.resetRequested} Look in your spam folder, too.
          </Banner>
        )}
        <TextField
          {...form.register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
        />
        <Button type="submit" fullWidth loading={isSubmitting} loadingText="Sending...">
          {isSent ? 'Send the link again' : 'Send the link'}
        </Button>
      </form>
    </AuthPage>
  );
}
