import { type PaymentsPort, ProviderUnavailable, type Verdict } from '#server/ports/payments/port.ts';

/** A provider of checkouts that says what it was told to say. */
export function createTestCheckout(change: Partial<PaymentsPort> = {}) {
  const verdicts = new Map<string, Verdict>();
  /** The refunds that it was asked to send. */
  const sent: string[] = [];
  const port: PaymentsPort = {
    method: 'checkout',
    provider: 'pretended',
    smallestMinor: {},
    offers: async () => true,
    async begin({ reference, amountMinor, currency }) {
      verdicts.set(reference, { status: 'pending', amountMinor, currency });
      return {
        providerReference: reference,
        redirectUrl: `https://pay.example/${reference}`,
        instructions: null,
      };
    },
    verify: async ({ reference }) => verdicts.get(reference),
    async refund({ refundId }) {
      sent.push(refundId);
      return 'sent';
    },
    readWebhook: () => 'forged',
    ...change,
  };
  const say = (reference: string, status: Verdict['status']) => {
    const known = verdicts.get(reference);
    if (!known) throw new ProviderUnavailable();
    verdicts.set(reference, { ...known, status });
  };
  return { port, verdicts, sent, say };
}

export type TestCheckout = ReturnType<typeof createTestCheckout>;
