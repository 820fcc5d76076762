import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as newRequest } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { identityPaths } from '#contract/accounts/identity.ts';
import { saveBillingSettings } from '#contract/billing/admin.ts';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { type FakePaystack, startPaystack } from '#tests/setup/paystack.ts';
import { startPaystackPage } from '#tests/setup/paystack-page.ts';
import { findFreePort } from '#tests/setup/postgres-server.ts';
import { startProcess } from '#tests/setup/product.ts';
import type { Told } from '#tests/setup/product-in-time.ts';
import type { Delivery } from '#tests/setup/provider-server.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { type FakeStripe, startStripe } from '#tests/setup/stripe.ts';
import { startStripePage } from '#tests/setup/stripe-page.ts';
import { newEmail, password } from './people.ts';
import { test as base, expect } from './test.ts';

/** A product that takes cards at Paystack and Stripe and sends mail, all three on this machine, and whose time a journey sets. */
export interface PaidProduct {
  url: string;
  paystack: FakePaystack & Pick<Awaited<ReturnType<typeof startPaystackPage>>, 'bankIsSlow' | 'bankAnswers'>;
  stripe: FakeStripe;
  now(): Date;
  /** For everybody; what is due by then for plans is done, and asking about payments has begun. */
  passTo(moment: Date): Promise<void>;
  /** The newest mail to an address, as soon as it was sent. */
  findMail(to: string, subject: RegExp): Promise<Email>;
  asOperator(endpoint: Endpoint, path: string, body?: object): Promise<{ [name: string]: unknown }>;
}

export const test = base.extend<object, { product: PaidProduct }>({
  product: [
    async ({ browserName: _ }, use) => {
      const started = await start();
      await use(started.product);
      await started.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  leaves: true,
});

async function start() {
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const [paystack, stripe, smtp] = await Promise.all([startPaystack(clock), startStripe(clock), startSmtpServer()]);
  const [paystackPage, stripePage] = await Promise.all([startPaystackPage(paystack), startStripePage(stripe)]);
  const dir = mkdtempSync(join(tmpdir(), 'cairn-paid-'));
  const port = await findFreePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dir,
    LOG_LEVEL: 'warn',
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: smtp.url,
    OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_BASE_URL: paystackPage.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_BASE_URL: stripePage.url,
  };
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const { url, child, stop } = await startProcess(['tests/setup/product-in-time.ts'], env, port, [...stdio]);

  async function tell(told: Told): Promise<void> {
    const answered = once(child, 'message');
    child.send(told);
    expect(await answered).toEqual([null, undefined]);
  }

  const reportTo =
    (provider: string) =>
    async ({ headers, body }: Delivery) => {
      const answer = await fetch(`${url}${apiPrefix}/payments/webhooks/${provider}`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${provider} was answered ${answer.status}`);
    };
  paystack.deliveries.state.tell = reportTo('paystack');
  stripe.deliveries.state.tell = reportTo('stripe');

  async function findMail(to: string, subject: RegExp): Promise<Email> {
    let found: Email | undefined;
    await expect(async () => {
      const own = smtp.messages.filter(({ recipients }) => recipients.includes(to));
      const mails = await Promise.all(own.map(({ raw }) => PostalMime.parse(raw)));
      found = mails.findLast((mail) => subject.test(mail.subject ?? ''));
      expect(found, `a mail to ${to}`).toBeDefined();
    }).toPass({ timeout: 20_000 });
    return found as Email;
  }

  const operator = newEmail();
  async function asOperator({ method }: Endpoint, path: string, body?: object) {
    const api = await newRequest.newContext({ baseURL: url });
    const session = await api.post(identityPaths.signIn, { data: { email: operator, password } });
    const headers = { authorization: `Bearer ${(await session.json()).data.token}` };
    const answer = await api.fetch(`${apiPrefix}${path}`, { method, headers, data: body });
    const { data, message } = await answer.json();
    expect(answer.ok(), `${path}: ${message}`).toBe(true);
    await api.dispose();
    return data;
  }

  async function makeOperator(): Promise<void> {
    const api = await newRequest.newContext({ baseURL: url });
    const person = { name: 'Bola Ade', email: operator, password, role: 'founder', acceptedConditions: true };
    const answer = await api.post(identityPaths.signUp, { data: person });
    expect(answer.ok(), await answer.text()).toBe(true);
    await api.dispose();
    await tell({ operator });
    await asOperator(saveBillingSettings, saveBillingSettings.path, seller);
  }
  await makeOperator();

  return {
    product: {
      url,
      paystack: { ...paystack, bankIsSlow: paystackPage.bankIsSlow, bankAnswers: paystackPage.bankAnswers },
      stripe,
      now: clock,
      async passTo(moment) {
        const now = moment.getTime();
        aheadMs = now - Date.now();
        await tell({ now });
      },
      findMail,
      asOperator,
    } satisfies PaidProduct,
    async end() {
      await stop();
      await Promise.all([paystackPage.close(), stripePage.close()]);
      await Promise.all([paystack.close(), stripe.close(), smtp.close()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const account = { bankName: 'Test Bank', accountName: 'Cairn Ltd', accountNumber: '0123456789', swift: '' };
const seller = {
  sellerName: 'Cairn Ltd',
  sellerAddress: '1 Marina, Lagos',
  sellerTin: '12345678-0001',
  taxRegistered: true,
  taxPercent: '7.5',
  invoicePrefix: 'CAIRN',
  bankAccounts: { NGN: account, USD: null },
  revision: 0,
};
