import { expect, it } from 'vitest';
import { readCompany } from './cap-table-terms.ts';

it('counts no option and no pool that nobody spoke of', () => {
  expect(readCompany({ holders: [{ id: 'ada', shares: 1_000 }] })).toEqual({ issued: 1_000, options: 0, pool: 0 });
});

it('adds the options that are promised to those that are granted', () => {
  const company = { holders: [{ id: 'ada', shares: 1_000 }], optionsGranted: 20, optionsPromised: 3, unissuedPool: 7 };
  expect(readCompany(company)).toEqual({ issued: 1_000, options: 23, pool: 7 });
});
