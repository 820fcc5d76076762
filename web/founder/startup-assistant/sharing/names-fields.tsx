import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { publishReport } from '#contract/signing/publication.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

/** Whose names stand on what others read. The choice has no value until it is made. */
export const namesForm = publishReport.body
  .pick({ company: true })
  .extend({ names: z.enum(['shown', 'hidden'], { error: 'Say whether your name stands on it.' }) });

type Names = z.input<typeof namesForm>;

export function NamesFields({ form, ownName }: { form: UseFormReturn<Names, unknown, Names>; ownName: string }) {
  const { errors } = form.formState;
  return (
    <>
      <RadioGroup
        {...form.register('names')}
        id="names"
        label="Does your name stand on it?"
        options={[
          { value: 'shown', label: `Yes: ${ownName}` },
          { value: 'hidden', label: 'No, leave it out' },
        ]}
        error={errors.names?.message}
      />
      <TextField
        {...form.register('company')}
        id="company"
        label="Company name"
        optional
        hint="Leave it empty, and none stands there."
        maxLength={120}
        autoComplete="organization"
        error={errors.company?.message}
      />
    </>
  );
}
