import type { JobDefinition } from '#server/jobs/jobs.ts';
import { askSentRefunds, resumeWork } from '#server/modules/billing/jobs.ts';
import { createTestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { openBothProviders } from '#tests/setup/both-providers.ts';
import type { Delivery } from '#tests/setup/provider-server.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

/** The whole application with both providers' fakes, one clock for all, and the jobs run by hand. */
export async function openWorld(start: string) {
  let now = new Date(start);
  // A millisecond with every look, so that what comes later is later.
  const clock = () => {
    now = new Date(now.getTime() + 1);
    return now;
  };
  const providers = await openBothProviders(clock);
  const { paystack, stripe, checkouts } = providers;
  const identity = { ...createTokenIdentity({ operator: ['user', 'admin'] }), isEmailVerified: async () => true };
  const env = { RATE_LIMIT_PER_MINUTE: '1000000' };
  const test = await createTestApp({ overrides: { clock, identity, checkouts }, env });
  const { database, billing, plans, accounts, platform } = test.context;
  const { call, saveSettings } = createBillingSteps(test);
  await saveSettings();
  let settingsRevision = 1;
  const all = async <Row>(query: string) => (await database.db.execute<Record<string, unknown>>(query)).rows as Row[];

  /** What is asked again because its provider was down, and until when the queue would try. */
  const again = new Map<string, number>();
  const settleJob = test.context.modules.billing.jobs.find(({ name }) => name === 'billing.settle');
  async function settle(reference: string, until = now.getTime() + triesForMs(settleJob)): Promise<void> {
    again.delete(reference);
    await billing.checkout.settle(reference).catch(() => {
      if (now.getTime() < until) again.set(reference, until);
    });
  }

  /** The message reaches us, and the job that it asks for runs. */
  async function deliver(provider: 'paystack' | 'stripe', { headers: first, body }: Delivery) {
    // A message that is repeated hours later is signed anew.
    const headers = { ...first, ...(provider === 'stripe' && stripe.sign(body)) };
    const url = `/api/v1/payments/webhooks/${provider}`;
    const { statusCode } = await test.app.inject({ method: 'POST', url, headers, payload: body });
    if (statusCode !== 200) throw new Error(`${provider}: a message was answered with ${statusCode}`);
    const about = await all<{ reference: string }>(
      `select reference from provider_events where received_at > '${new Date(now.getTime() - 500).toISOString()}'`,
    );
    for (const { reference } of about) if (reference) await settle(reference);
  }

  return {
    test,
    call,
    all,
    paystack,
    stripe,
    accounts,
    now: () => now,
    moveTo: (moment: number) => {
      now = new Date(Math.max(now.getTime(), moment));
    },
    async changeTax(taxPercent: string) {
      await saveSettings({ taxPercent }, settingsRevision);
      settingsRevision += 1;
    },
    /** All messages that wait, or none of them ever comes. */
    async deliverAll(isLost = false) {
      for (const [provider, { deliveries }] of [
        ['paystack', paystack],
        ['stripe', stripe],
      ] as const)
        for (const delivery of deliveries.waiting.splice(0)) if (!isLost) await deliver(provider, delivery);
    },
    /** What a job does every ten minutes. */
    askDisputes: () => billing.disputes.askProviders(),
    /** All are harmless to repeat; those that ask about everything of some weeks run on some days only. */
    async runJobs(day: number) {
      for (const [reference, until] of [...again]) await settle(reference, until);
      await plans.run();
      const deps = { ...platform, checkout: billing.checkout, savedCards: billing.savedCards };
      await resumeWork(deps);
      if (day % 7 === 0) await billing.disputes.askProviders();
      if (day % 7 === 0) await askSentRefunds(deps);
    },
    async close() {
      await test.close();
      await providers.close();
    },
  };
}

/** How long the queue goes on trying, with a delay that doubles. */
function triesForMs(job: Pick<JobDefinition, 'retryLimit' | 'retryDelaySeconds' | 'longestRetryDelaySeconds'> = {}) {
  const { retryLimit = 5, retryDelaySeconds = 5, longestRetryDelaySeconds = Number.POSITIVE_INFINITY } = job;
  const delays = Array.from({ length: retryLimit }, (_, nth) =>
    Math.min(longestRetryDelaySeconds, retryDelaySeconds * 2 ** nth),
  );
  return delays.reduce((sum, seconds) => sum + seconds, 0) * 1000;
}

export type World = Awaited<ReturnType<typeof openWorld>>;
