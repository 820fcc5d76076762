import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { newPassword } from '#contract/accounts/identity.ts';
import type { PasswordOwner } from '#domain/passwords.ts';
import { NEW_PASSWORD_HINT, PasswordField, strengthNote } from './password-field.tsx';

/** A new password, typed twice (specification §5). */
export const passwordsBody = z
  .object({ password: newPassword, repeated: z.string().trim() })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'Passwords do not match',
  });

type PasswordsForm = UseFormReturn<z.input<typeof passwordsBody>, unknown, z.output<typeof passwordsBody>>;

export function NewPasswordFields({ form, owner }: { form: PasswordsForm; owner: PasswordOwner }) {
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        {...form.register('password')}
        label="New password"
        hint={NEW_PASSWORD_HINT}
        note={strengthNote(form.watch('password'), owner)}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register('repeated')}
        label="Repeat the new password"
        autoComplete="new-password"
        error={errors.repeated?.message}
      />
    </>
  );
}
