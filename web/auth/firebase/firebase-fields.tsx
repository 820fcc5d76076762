import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { emailAddress } from '#contract/accounts/identity.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { PasswordField } from '../password-field.tsx';

/** What Firebase is asked with. The password goes there as it was typed: what it may be is for the project there to say. */
export const firebaseLogin = z.object({
  email: emailAddress,
  password: z.string().min(1, 'Enter your password.').max(4096, 'This password is too long.'),
});

type FirebaseForm = UseFormReturn<z.input<typeof firebaseLogin>, unknown, z.output<typeof firebaseLogin>>;

/** E-mail and password of an account at Firebase. */
export function FirebaseFields({ form }: { form: FirebaseForm }) {
  const { errors } = form.formState;
  return (
    <>
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
        autoComplete="current-password"
        error={errors.password?.message}
      />
    </>
  );
}
