import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { paths } from '../paths.ts';

/** What `register` of a form gives, and why the field cannot stay as it is. */
type Field = UseFormRegisterReturn & { error: string | undefined };

const roles = [
  { value: 'founder', label: 'Founder', hint: 'I have an idea or a startup to prove.' },
  { value: 'investor', label: 'Investor', hint: 'I look for startups to back.' },
];

interface WhoFieldsProps {
  role: UseFormRegisterReturn;
  name: UseFormRegisterReturn;
  errors: { role?: FieldError | undefined; name?: FieldError | undefined };
}

/** Who somebody is here, and what they are called. */
export function WhoFields({ role, name, errors }: WhoFieldsProps) {
  return (
    <>
      <RadioGroup {...role} label="I am here as" options={roles} look="cards" error={errors.role?.message} />
      <TextField {...name} label="Full name" autoComplete="name" error={errors.name?.message} />
    </>
  );
}

export function Conditions(field: Field) {
  return (
    <Checkbox
      {...field}
      label={
        <>
          I accept the <NewTabLink href={paths.terms}>Terms of Service</NewTabLink> and the{' '}
          <NewTabLink href={paths.privacy}>Privacy Policy</NewTabLink>
        </>
      }
    />
  );
}

/** Leaves the form as it is. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
