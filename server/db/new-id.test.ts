import { expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

it('makes UUIDs of version 7, none twice, in the order of time', () => {
  const moments = [0, 1, 1_000, Date.parse('2026-03-15T09:00:00Z'), Date.parse('9999-12-31T00:00:00Z')];
  const ids = moments.map((moment) => newId(new Date(moment)));
  for (const id of ids) expect(z.uuidv7().parse(id)).toBe(id);
  expect(ids.toSorted()).toEqual(ids);
  const now = new Date();
  expect(new Set(Array.from({ length: 10_000 }, () => newId(now))).size).toBe(10_000);
});
