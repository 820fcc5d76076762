import type { z } from 'zod';
import { apiPrefix } from '#contract/endpoint.ts';
import { makeOffer, type makeOfferBody } from '#contract/quotes/admin.ts';
import { createQuote, type Quote, type QuoteDraft, saveQuoteDraft, submitQuote } from '#contract/quotes/quotes.ts';
import type { Context } from '#server/context.ts';
import type { QuoteDeps } from '#server/modules/quotes/deps.ts';
import type { PersonaKey } from '#server/seed/personas.ts';
import type { TestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';
import { fileForm } from './file-form.ts';
import { as } from './personas.ts';

export const brief: Partial<QuoteDraft> = {
  title: 'Review of our SAFE',
  brief: 'We raise ₦40 million from two angels.\nPlease read the SAFE with us.',
  budgetMinor: 25_000_000,
};

/** ₦300,000.25 twice, less ₦0.50: ₦600,000.00. */
export const offerBody = {
  after: 0,
  currency: 'NGN',
  cadence: 'one_time',
  lines: [{ description: 'A lawyer’s review', quantity: 2, unitMinor: 30_000_025 }],
  discountMinor: 50,
  validUntil: { day: '2026-04-30', zone: 'Africa/Lagos' },
} satisfies z.input<typeof makeOfferBody>;
export const total = { amountMinor: 60_000_000, currency: 'NGN' } as const;

/** What the module is handed, with parts replaced. Nobody is written to. */
export const quoteDeps = ({ platform, modules }: Context, change: Partial<QuoteDeps> = {}): QuoteDeps => ({
  ...platform,
  ...modules.notifications.gives,
  ...modules.auditLog.gives,
  ...modules.accounts.gives,
  ...modules.billing.gives,
  ...modules.consultation.gives,
  ...modules.bookings.gives,
  computeTax: async () => ({ taxPercent: '0', taxMinor: 0 }),
  mailQueue: { post: async () => {} },
  publicUrl: '',
  ...change,
});

/** Calls as personas, and brings a quote as far as a test wants it. */
export function createQuoteCalls(test: TestApp) {
  const call = createCall(test.app);
  const token = async (persona: PersonaKey) => (await as(test, persona)).authorization.slice('Bearer '.length);

  async function draft(persona: PersonaKey = 'founder', changes: Partial<QuoteDraft> = brief): Promise<string> {
    const by = await token(persona);
    const { id } = (await call(createQuote, { token: by, body: {} })).data;
    await call(saveQuoteDraft, { token: by, params: { quoteId: id }, body: { revision: 0, changes } });
    return id;
  }

  async function submitted(persona: PersonaKey = 'founder'): Promise<string> {
    const quoteId = await draft(persona);
    await call(submitQuote, { token: await token(persona), params: { quoteId } });
    return quoteId;
  }

  const offer = async (quoteId: string, change: Partial<z.input<typeof makeOfferBody>> = {}) =>
    call(makeOffer, { token: await token('admin'), params: { quoteId }, body: { ...offerBody, ...change } });

  async function offered(change: Partial<z.input<typeof makeOfferBody>> = {}): Promise<string> {
    const quoteId = await submitted();
    if ((await offer(quoteId, change)).status !== 201) throw new Error('the offer was refused');
    return quoteId;
  }

  async function attach(
    quoteId: string,
    filename: string,
    bytes: Uint8Array,
    { persona = 'founder', key = '' }: { persona?: PersonaKey; key?: string } = {},
  ) {
    const answer = await test.app.inject({
      method: 'POST',
      url: `${apiPrefix}/quotes/${quoteId}/files`,
      headers: {
        ...(await as(test, persona)),
        ...(key && { 'idempotency-key': key }),
      },
      payload: fileForm(filename, bytes),
    });
    return {
      status: answer.statusCode,
      code: answer.json().code as string | undefined,
      data: answer.json().data as Quote,
    };
  }

  return { call, token, attach, draft, submitted, offer, offered };
}
