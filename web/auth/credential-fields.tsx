import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#ui/text-field/text-field.tsx';
import { PasswordField } from './password-field.tsx';

interface CredentialFieldsProps {
  email: UseFormRegisterReturn;
  password: UseFormRegisterReturn;
  errors: { email?: FieldError | undefined; password?: FieldError | undefined };
}

/** E-mail and password of an account that somebody has. */
export function CredentialFields({ email, password, errors }: CredentialFieldsProps) {
  return (
    <>
      <TextField {...email} label="Email" type="email" autoComplete="username" error={errors.email?.message} />
      <PasswordField {...password} label="Password" autoComplete="current-password" error={errors.password?.message} />
    </>
  );
}
