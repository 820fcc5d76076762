import type { FieldErrors } from '#contract/errors.ts';

/** What the rules found wrong, as one message a field: the first of each. */
export function toFields(problems: readonly { field: string; message: string }[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { field, message } of problems) fields[field] ??= message;
  return fields;
}
