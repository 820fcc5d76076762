import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#web/api/api-error.ts';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import type { FormSchema } from '#web/components/schema-form.ts';
import { useAdminChange } from './admin-query.ts';

type AdminForm<S extends FormSchema, O> = {
  /** Under which what is typed is kept on this device. */
  name: string;
  schema: S;
  /** What is saved now, or how an empty form starts. */
  saved: DefaultValues<z.input<S>>;
  send: (values: z.output<S>, options: CallOptions) => Promise<O>;
  onSaved: (reply: O) => void;
};

/**
 * A form of the console over a schema of the contract. What is typed survives errors and reloads until it is saved. A
 * `version` among its values is the one that was edited: a record that somebody else has changed since is not overwritten.
 */
export function useAdminForm<S extends FormSchema, O>({ name, schema, saved, send, onSaved }: AdminForm<S, O>) {
  const { form, isBack: hasDraft, forget, startAgain } = useDraftSchemaForm(schema, name, saved);
  const change = useAdminChange(send);

  /** Throws away what was typed. */
  function takeSaved(values: DefaultValues<z.input<S>> = saved) {
    startAgain(values);
    change.reset();
  }

  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: (reply) => {
        forget();
        onSaved(reply);
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return { form, submit, change, hasDraft, takeSaved };
}

/** Puts what the server says of a field next to it. */
function showFieldErrors<V extends FieldValues, C, T>(form: UseFormReturn<V, C, T>, error: unknown): void {
  const fields = Object.entries(error instanceof ApiError ? (error.fields ?? {}) : {});
  for (const [field, message] of fields)
    form.setError(field.replace(/^body\./, '') as Path<V>, { message }, { shouldFocus: true });
}
