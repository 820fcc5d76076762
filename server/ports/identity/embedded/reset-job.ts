import { AsyncLocalStorage } from 'node:async_hooks';
import type { JobDefinition } from '../../../jobs/jobs.ts';
import type { Auth } from './auth.ts';

export const resetJobName = 'identity.reset-password';

/** Sends the link where there is an account, and nothing where there is none. A failure is tried again. */
export function createResetJob(auth: Auth, rethrow: Rethrow): JobDefinition<{ email: string }> {
  return {
    name: resetJobName,
    keepSeconds: 3600,
    run: ({ email }) =>
      rethrow(async () => {
        await auth.api.requestPasswordReset({ body: { email } });
      }),
  };
}

type Rethrow = (call: () => Promise<void>) => Promise<void>;

/**
 * Better Auth logs what its callbacks throw and goes on as if nothing had happened. `rethrow` throws it after all, to
 * anyone who began the call in which `work` failed.
 */
export function watchFailures<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  const calls = new AsyncLocalStorage<{ failures: unknown[] }>();
  const rethrow: Rethrow = async (call) => {
    const failures: unknown[] = [];
    await calls.run({ failures }, call);
    if (failures.length > 0) throw failures[0];
  };
  return {
    rethrow,
    async work(...given: Given): Promise<void> {
      try {
        await work(...given);
      } catch (error) {
        calls.getStore()?.failures.push(error);
        throw error;
      }
    },
  };
}
