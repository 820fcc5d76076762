import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

/** A schema of the contract whose input is an object of fields. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/**
 * A form over a schema of the contract: the server checks with the same one. Fields are checked on the first submit and
 * from then on while typing; what was typed stays, whatever happens.
 */
export function useSchemaForm<S extends FormSchema>(
  schema: S,
  defaultValues: DefaultValues<z.input<S>>,
): UseFormReturn<z.input<S>, unknown, z.output<S>> {
  return useForm<z.input<S>, unknown, z.output<S>>({ resolver: zodResolver(schema), defaultValues });
}
