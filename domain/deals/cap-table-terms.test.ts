import { expect, it } from 'vitest';
import { readCompany } from './cap-table-terms.ts';

const company = { currency: 'NGN' as const, holders: [{ id: 'ada', name: 'Ada Obi', shares: 1_000 }] };

it('counts no option and no pool that nobody spoke of', () => {
  expect(readCompany(company)).toEqual({ issued: 1_000, options: 0, pool: 0 });
});

it('adds the options that are promised to those that are granted', () => {
  const promised = { ...company, optionsGranted: 20, optionsPromised: 3, unissuedPool: 7 };
  expect(readCompany(promised)).toEqual({ issued: 1_000, options: 23, pool: 7 });
});
