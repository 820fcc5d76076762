import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type PasswordOwner, type PasswordStrength, passwordStrength } from '#domain/passwords.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx';

const STRENGTH: Record<PasswordStrength, string> = {
  weak: 'Weak: easy to guess. Several words that do not belong together are stronger.',
  fair: 'Fair. One more word makes it strong.',
  strong: 'Strong.',
};

/** How strong what is typed is, as the `note` of its field; nothing while nothing is typed. */
export const strengthNote = (password: string, owner: PasswordOwner): string =>
  password.trim() === '' ? '' : STRENGTH[passwordStrength(password.trim(), owner)];

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
};

/** Both reasons for which a new password is refused, before anybody types one. */
export const NEW_PASSWORD_HINT = '6 characters or more, and none that many people use, such as 123456.';

/** A password that can be shown while typing: fewer mistakes on a phone. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
