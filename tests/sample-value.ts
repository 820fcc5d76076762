import { z } from 'zod';

const texts = [
  'sample',
  '',
  '5',
  'a@example.com',
  'https://example.com/',
  '2026-12-01',
  '2026-12-01T09:00:00.000Z',
  '2026-12',
  'Africa/Lagos',
  '/m/founder',
  '+2348012345678',
  'a'.repeat(43),
  'a'.repeat(64),
];
const plain = [1, 0, 100, true, ...texts, null];

/** A small value that a schema of the contract accepts. @throws where that needs more wit. */
export function sampleValue(schema: z.ZodType): unknown {
  const [found] = find(schema);
  if (found === undefined)
    throw new Error(`no sample: ${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))}`);
  return found;
}

const find = (schema: z.ZodType) => samplesOf(schema).filter((value) => schema.safeParse(value).success);

function samplesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodObject) return objectsOf(Object.entries<z.ZodType>(schema.shape));
  if (schema instanceof z.ZodArray) return [[], ...find(schema.element as z.ZodType).map((value) => [value])];
  if (schema instanceof z.ZodRecord) return [{}];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(samplesOf);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodPipe) return samplesOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [...samplesOf(schema.unwrap()), null];
  return plain;
}

/** What has to be there, and that with each of the other fields. */
function objectsOf(fields: [string, z.ZodType][]): object[] {
  const must = fields.filter(([, field]) => !field.safeParse(undefined).success);
  const least = Object.fromEntries(must.map(([key, field]) => [key, find(field)[0]]));
  return [least, ...fields.flatMap(([key, field]) => find(field).map((value) => ({ ...least, [key]: value })))];
}
