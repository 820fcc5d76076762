/** A form with brackets, as Stripe reads it: `line_items[0][quantity]=1`. What is undefined is left out. */
export function toForm(body: object): string {
  return new URLSearchParams(fieldsOf('', body)).toString();
}

function fieldsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(name ? `${name}[${key}]` : key, inner));
}
