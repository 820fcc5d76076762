import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('has the settings of the specification', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: true,
    retry: 1,
  });
});
