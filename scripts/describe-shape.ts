import { globSync } from 'node:fs';
import type { z } from 'zod';

/** The inside of a schema or of a check, as Zod has it. */
interface Inside {
  type?: string;
  check?: string;
  checks?: Part[];
  [name: string]: unknown;
}
interface Part {
  description?: string;
  _zod: { def: Inside };
}

const widest = 100;
const everything = await readExports();
const names = new Map<Part, string>();
for (const [name, value] of everything) if (isPart(value) && !names.has(value)) names.set(value, name);

/** Every schema that a contract file exports, by its name. */
export const namedShapes = [...names].map(([part, name]): [string, z.ZodType] => [name, part as unknown as z.ZodType]);

/** The numbers and texts that the contract exports besides. */
export const constants = everything.filter(
  ([, value], at) => isPlain(value) && everything.findIndex(([, other]) => other === value) === at,
);

/**
 * What a schema takes, in a notation close to TypeScript's: its bounds, and in quotation marks what a caller reads beyond
 * them. What a contract file exports is called by its name, but for the schema itself where it is `inFull`.
 */
export function describeShape(schema: z.ZodType, inFull = false): string {
  const part = schema as unknown as Part;
  return inFull ? describeInside(part) : describe(part);
}

function describe(part: Part): string {
  return names.get(part) ?? describeInside(part);
}

function describeInside({ description, _zod: { def } }: Part): string {
  const kind = (kinds[def.type ?? '']?.(def) ?? def.type) + (def.coerce ? ' read from text' : '');
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  // A whole number, or a date, is a check of its own.
  const isCheck = def.check !== undefined && def.type !== 'custom';
  const rules = [
    { text: kind, message: isCheck ? '' : messageOf(def) },
    ...[...(isCheck ? [def] : []), ...checks].map((check) => ({ text: textOf(check), message: messageOf(check) })),
    { text: description ?? '', message: '' },
  ].filter(({ text, message }) => text || message);
  // What is said of several rules in a row is said once.
  const said = rules.map(({ text, message }, at) =>
    message && message !== rules[at + 1]?.message ? `${text} “${message}”` : text,
  );
  return said.map((text) => text.trim()).join(', ');
}

const inner = (def: Inside, name: string) => describe(def[name] as Part);
const either = (options: readonly string[]) => options.join(' | ');

const kinds: Record<string, (def: Inside) => string> = {
  object: objectOf,
  array: (def) => `list of ${inner(def, 'element')}`,
  nullable: (def) => `${inner(def, 'innerType')} | null`,
  optional: (def) => inner(def, 'innerType'),
  default: (def) => `${inner(def, 'innerType')} = ${JSON.stringify(def.defaultValue)}`,
  literal: ({ values }) => either((values as unknown[]).map((value) => JSON.stringify(value))),
  enum: ({ entries }) => either(Object.values(entries as object)),
  tuple: ({ items, rest }) =>
    `list of ${[...(items as Part[]).map(describe), ...(isPart(rest) ? [`any number of ${describe(rest)}`] : [])].join(', ')}`,
  lazy: ({ getter }) => describe((getter as () => Part)()),
  union: ({ options }) => either((options as Part[]).map(describe)),
  record: (def) => `{ [${inner(def, 'keyType')}]: ${inner(def, 'valueType')} }`,
  pipe: (def) => `${inner(def, 'in')} → ${inner(def, 'out')}`,
  template_literal: ({ parts }) => (parts as unknown[]).map((one) => (isPart(one) ? '…' : one)).join(''),
};

function objectOf({ shape, catchall }: Inside): string {
  const fields = Object.entries(shape as Record<string, Part>).map(
    ([key, part]) => `${key}${part._zod.def.type === 'optional' ? '?' : ''}: ${describe(part)}`,
  );
  const only = isPart(catchall) && catchall._zod.def.type === 'never' ? 'only ' : '';
  const line = `${only}{ ${fields.join('; ')} }`;
  if (line.length <= widest && !line.includes('\n')) return line;
  return `${only}{\n${fields.map((field) => `  ${field.replaceAll('\n', '\n  ')}\n`).join('')}}`;
}

function textOf({ check, minimum, maximum, value, inclusive, pattern, format, path }: Inside): string {
  const texts: Record<string, string> = {
    min_length: `from ${minimum} long`,
    max_length: `to ${maximum} long`,
    greater_than: `${inclusive ? 'from' : 'above'} ${value}`,
    less_than: `${inclusive ? 'to' : 'below'} ${value}`,
    multiple_of: `in steps of ${value}`,
    number_format: format === 'safeint' ? 'whole' : String(format),
    string_format: format === 'regex' ? String(pattern) : String(format),
    overwrite: '',
    custom: Array.isArray(path) ? `at ${path.join('.')}` : '',
  };
  return texts[check ?? ''] ?? String(check);
}

/** What a caller reads whose value is refused, where the contract says it in words of its own. */
function messageOf({ error }: Inside): string {
  const said: unknown = typeof error === 'function' ? error({ input: '' }) : '';
  return typeof said === 'string' ? said : '';
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Numbers and texts, and objects of them; neither schemas nor endpoints. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isPart(value) && !('access' in value) && Object.values(value).every(isPlain);
}

async function readExports(): Promise<[name: string, value: unknown][]> {
  const files = globSync('contract/**/*.ts', { exclude: ['**/fixtures/**', '**/*.test.ts'] });
  const modules = files.sort().map(async (file) => {
    const module: object = await import(`../${file}`);
    return Object.entries(module);
  });
  return (await Promise.all(modules)).flat();
}
