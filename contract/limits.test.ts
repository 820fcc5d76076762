import { describe, expect, it } from 'vitest';
import { endpointsByTag } from './endpoints.ts';
import { type Field, fields, isPastTheEnd } from './fixtures/bound-fields.ts';
import { limits, limitTables, pageSizes } from './fixtures/limits.ts';
import { evidenceFileHint } from './validation/versions.ts';

/** An agreement's answer may be one of many things, and its own wording has the id of a clause: see agreements.test.ts. */
const bound = fields.filter(({ name }) => !/^saveAgreementContent\.(answers|ownWording)/.test(name));

/** The longest of the names in the table that is the end of this field's own. */
function limitOf({ name }: Field): string | undefined {
  const isEnd = (end: string) => name === end || name.endsWith(`.${end}`) || (/^[A-Z]/.test(end) && name.endsWith(end));
  return Object.keys(limits)
    .filter(isEnd)
    .sort((one, other) => other.length - one.length)[0];
}

describe('a field that a caller sends', () => {
  it('has an end that is said in the table, and the table says nothing else', () => {
    expect(bound.filter((field) => !limitOf(field)).map(({ name }) => name)).toEqual([]);
    const said = new Set(bound.map(limitOf));
    expect(Object.keys(limits).filter((end) => !said.has(end))).toEqual([]);
  });

  it('is said once, whatever the area', () => {
    expect(limitTables.flatMap((table) => Object.keys(table)).sort()).toEqual(Object.keys(limits).sort());
  });

  it.each(bound.map((field) => [field.name, field] as const))('%s ends where it should', (_name, field) => {
    const [least, most] = limits[limitOf(field) ?? ''] ?? [null, null];
    if (least !== null) expect(isPastTheEnd(field, least)).toBe(false);
    if (least !== null && least > field.smallest) expect(isPastTheEnd(field, least - 1)).toBe(true);
    if (most !== null) expect(isPastTheEnd(field, most)).toBe(false);
    if (most !== null) expect(isPastTheEnd(field, most + 1)).toBe(true);
  });
});

describe('a list', () => {
  const endpoints = Object.assign({}, ...Object.values(endpointsByTag)) as (typeof endpointsByTag)[string];
  const paged = Object.entries(endpoints).filter(([, { query }]) => query && 'pageSize' in query.shape);

  it('has a size that is said in the table', () => {
    expect(paged.map(([name]) => name).sort()).toEqual(Object.keys(pageSizes).sort());
  });

  it.each(paged)('of %s begins at its first page, of that size', (name, { query }) => {
    const { pageSize, page } = query?.shape ?? {};
    expect([page?.parse(undefined), pageSize?.parse(undefined)]).toEqual([1, pageSizes[name]]);
  });
});

it('says that a file of evidence is smaller than 3 MB', () => {
  expect(evidenceFileHint).toBe('JPG, PNG or PDF, less than 3 MB');
});
