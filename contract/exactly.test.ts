import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { exactly, objectOf, type Sameness } from './exactly.ts';

type Idea = { readonly title: string; tags: readonly string[]; link?: string } & ({ kind: 'a' } | { kind: 'b' });

it('takes two types for the same whatever is readonly in one and intersected in the other', () => {
  type Spelt = { title: string; tags: string[]; link?: string; kind: 'a' | 'b' };
  expectTypeOf<Sameness<{ title: string; tags: string[] }, Pick<Idea, 'title' | 'tags'>>>().toBeUnknown();
  expectTypeOf<Sameness<Spelt & { kind: 'a' }, Extract<Idea, { kind: 'a' }>>>().toBeUnknown();
});

it('tells types apart by one key, one option, one case and one depth down', () => {
  expectTypeOf<Sameness<{ a: string }, { a: string; b?: number }>>().not.toBeUnknown();
  expectTypeOf<Sameness<{ a: string; b?: number }, { a: string }>>().not.toBeUnknown();
  expectTypeOf<Sameness<{ a: string }, { a?: string }>>().not.toBeUnknown();
  expectTypeOf<Sameness<'a' | 'b', 'a'>>().not.toBeUnknown();
  expectTypeOf<Sameness<{ list: { a: string }[] }, { list: { a: string; b?: string }[] }>>().not.toBeUnknown();
});

it('changes nothing in the schema', () => {
  const schema = z.object({ a: z.string() });
  expect(exactly<{ a: string }>()(schema)).toBe(schema);
});

it('asks for every key of an object of equal values', () => {
  const counts = objectOf(['one', 'two'], z.int());
  expect(counts.parse({ one: 1, two: 2 })).toEqual({ one: 1, two: 2 });
  expect(counts.safeParse({ one: 1 }).success).toBe(false);
});
