import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { type AnyCode, appCode, recoveryCode } from '#contract/accounts/codes.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useSchemaForm } from '../components/schema-form.ts';

const appBody = z.object({ code: appCode });
const recoveryBody = z.object({ code: recoveryCode });

type CodeFormOf = UseFormReturn<{ code: string }, unknown, { code: string }>;

interface CodeStep {
  isRecovery: boolean;
  form: CodeFormOf;
  /** From one kind of code to the other; what was typed of each stays. */
  change(): void;
  /** The handler of a form; `send` gets what was typed as the calls take it. */
  submitWith(send: (given: AnyCode) => unknown): CodeFormSubmit;
}

type CodeFormSubmit = ReturnType<CodeFormOf['handleSubmit']>;

/** A code of the app, or a recovery code instead. */
export function useCodeStep(): CodeStep {
  const [isRecovery, setRecovery] = useState(false);
  const app = useSchemaForm(appBody, { code: '' });
  const recovery = useSchemaForm(recoveryBody, { code: '' });
  const form = isRecovery ? recovery : app;
  return {
    isRecovery,
    form,
    change: () => setRecovery(!isRecovery),
    submitWith: (send) => form.handleSubmit(({ code }) => send(isRecovery ? { recoveryCode: code } : { code })),
  };
}

/** The field of the code that is asked for, and the way to the other kind. */
export function CodeFields({ step }: { step: CodeStep }) {
  const { isRecovery, form, change } = step;
  return (
    <>
      {isRecovery ? <RecoveryCodeField key="recovery" form={form} /> : <AppCodeField key="app" form={form} />}
      <Button variant="quiet" size="small" className="-mt-2 -ml-3.5 self-start" onClick={change}>
        {isRecovery ? 'Use the code of my app' : 'Use a recovery code'}
      </Button>
    </>
  );
}

type CodeFieldProps = { form: CodeFormOf; label?: string };

/** Six digits: no longest length, so that what is pasted with a space in it is not cut. */
export function AppCodeField({ form, label = 'Code of your app' }: CodeFieldProps) {
  return (
    <TextField
      {...form.register('code')}
      label={label}
      hint="6 digits. They change every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      data-autofocus
      className="max-w-xs"
      error={form.formState.errors.code?.message}
    />
  );
}

function RecoveryCodeField({ form }: CodeFieldProps) {
  return (
    <TextField
      {...form.register('code')}
      id="recovery-code"
      label="Recovery code"
      hint="Such as abcde-23456. Each works once."
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="max-w-xs"
      error={form.formState.errors.code?.message}
    />
  );
}
