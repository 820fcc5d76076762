/**
 * One spelling for one value: keys in code-unit order, no spaces, absent and undefined keys left out. Two objects with the
 * same content give the same text whatever order their keys were written in.
 * @throws TypeError for what JSON cannot hold exactly: NaN, infinities, bigint, functions, undefined in a list.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value as Record<string, unknown>);
  throw new TypeError(`JSON cannot hold ${typeof value === 'number' ? value : typeof value}`);
}

function canonicalObject(object: Record<string, unknown>): string {
  const keys = Object.keys(object).filter((key) => object[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(object[key])}`)
    .join(',')}}`;
}
