import { expect, it } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const settings = createQueryClient().getDefaultOptions().queries;

/** How often a query that always fails in this way is sent. */
async function timesSent(failure: Error): Promise<number> {
  const client = createQueryClient();
  let sent = 0;
  const queryFn = () => {
    sent++;
    return Promise.reject(failure);
  };
  await client.fetchQuery({ queryKey: ['a'], queryFn, retry: settings?.retry, retryDelay: 0 }).catch(() => undefined);
  return sent;
}

it('has the settings of the specification', () => {
  expect(settings).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: true,
  });
});

it.each([
  [2, 'a broken connection', networkError()],
  [2, 'a fault of the server', new ApiError('A server error occurred.', { status: 500, code: 'INTERNAL' })],
  [2, 'a fault of our own', new Error('No data found')],
  [1, 'a call that took its whole time', networkError('CLIENT_TIMEOUT')],
  [1, 'what is not there', new ApiError('Not found', { status: 404, code: 'ROUTE_UNKNOWN' })],
  [1, 'what is refused', new ApiError('No', { status: 403, code: 'FORBIDDEN' })],
])('sends %i times: %s', async (times, _, failure) => {
  expect(await timesSent(failure)).toBe(times);
});
