import { ArrowDown, ArrowUp, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { SIGNING_LIMITS } from '#domain/signing/signing-rules.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { emptySigner, type SigningRequestForm } from './signing-request-form.ts';

/** Who signs: filled in from the document, changed by hand, moved by buttons. */
export function SignerFields<T>({ form }: { form: UseFormReturn<SigningRequestForm, unknown, T> }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'signers' });
  const [said, setSaid] = useState('');
  const nameAt = (index: number) => form.getValues(`signers.${index}.name`) || `Signer ${index + 1}`;

  function shift(from: number, to: number) {
    setSaid(`${nameAt(from)} is now number ${to + 1} of ${fields.length}.`);
    move(from, to);
  }
  function drop(index: number) {
    setSaid(`${nameAt(index)} was taken out.`);
    remove(index);
  }

  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
              <legend className="px-1 font-semibold">Signer {index + 1}</legend>
              <OneSigner form={form} index={index} />
              <div className="flex gap-1">
                <IconButton
                  label={`Move signer ${index + 1} up`}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => shift(index, index - 1)}
                />
                <IconButton
                  label={`Move signer ${index + 1} down`}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={index === fields.length - 1}
                  onClick={() => shift(index, index + 1)}
                />
                <IconButton
                  label={`Take out signer ${index + 1}`}
                  icon={<Trash2 aria-hidden="true" />}
                  disabled={fields.length === 1}
                  onClick={() => drop(index)}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<UserPlus aria-hidden="true" />}
          disabled={fields.length >= SIGNING_LIMITS.signers}
          onClick={() => append(emptySigner)}
        >
          Add a signer
        </Button>
      </div>
    </div>
  );
}

function OneSigner<T>({ form, index }: { form: UseFormReturn<SigningRequestForm, unknown, T>; index: number }) {
  const errors = form.formState.errors.signers?.[index];
  const field = (key: 'name' | 'email' | 'label' | 'company' | 'title', max: number) => ({
    ...form.register(`signers.${index}.${key}`),
    id: `signer-${index}-${key}`,
    maxLength: max,
    autoComplete: 'off',
    error: errors?.[key]?.message,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name', 120)} label="Full name" hint="They type exactly this name to sign." />
      <TextField {...field('email', 254)} type="email" label="E-mail address" hint="Their own: the link goes there." />
      <TextField {...field('label', 60)} label="Signs as" />
      <TextField {...field('title', 120)} label="Title" optional />
      <TextField {...field('company', 160)} label="On behalf of" optional />
    </div>
  );
}
