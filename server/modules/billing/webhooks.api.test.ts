import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebhookSigner } from '#server/ports/payments/development-checkout.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
let address: string;
let sign: ReturnType<typeof createWebhookSigner>;
let count = 0;

/** The provider calls us by the address in the configuration, so it has to be known before the server listens. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  test = await createTestApp({
    overrides: { identity: createTokenIdentity({ operator: ['user', 'admin'] }) },
    env: { PUBLIC_URL: address },
    startJobs: true,
  });
  await test.app.listen({ port, host: '127.0.0.1' });
  steps = createBillingSteps(test);
  sign = createWebhookSigner(test.context.config.identity.secret);
});
afterAll(() => test.close());

const post = (body: string, signature = sign(body), type = 'application/json') =>
  fetch(`${address}/api/v1/payments/webhooks/development`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-checkout-signature': signature },
    body,
  });
const success = (reference: string, id = '1') =>
  JSON.stringify({ event: 'charge.success', data: { id, reference, amount: 1, currency: 'USD', status: 'success' } });

async function beginCheckout() {
  count += 1;
  const { id } = await steps.open({ subject: { kind: 'work', id: `hook-${count}` } });
  const { reference } = await steps.start(id, 'checkout');
  return { id, reference };
}
const status = async (id: string) => (await steps.read(id)).status;
const entriesOf = async (invoiceId: string) =>
  (await steps.entries()).items.filter((entry) => entry.invoiceId === invoiceId).map(({ kind }) => kind);

describe('a message of the provider', () => {
  it('settles a payment whose payer never comes back', async () => {
    const { id, reference } = await beginCheckout();
    await steps.act(reference, 'pay_without_return');
    await expect.poll(() => status(id), { timeout: 20_000 }).toBe('paid');
  });

  it('books once what is told ten times at once', async () => {
    const { id, reference } = await beginCheckout();
    await steps.act(reference, 'pay_twice_told');
    const body = success(reference, 'many');
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    await Promise.all(Array.from({ length: 10 }, () => test.context.billing.checkout.settle(reference)));
    await expect.poll(() => status(id), { timeout: 20_000 }).toBe('paid');
    expect((await entriesOf(id)).toSorted()).toEqual(['invoice_issued', 'payment_received']);
  });

  it('is asked about, and believed in nothing: an unpaid checkout stays unpaid', async () => {
    const { id, reference } = await beginCheckout();
    expect((await post(success(reference))).status).toBe(200);
    await test.context.billing.checkout.settle(reference);
    expect(await steps.read(id)).toMatchObject({ status: 'pending', paid: { amountMinor: 0 } });
  });

  it.each([
    ['none', ''],
    ['another', 'f'.repeat(128)],
    ['one of other bytes', createWebhookSigner('another secret')('{}')],
  ])('is refused with a signature that is %s', async (_which, signature) => {
    const { id, reference } = await beginCheckout();
    await steps.act(reference, 'decline');
    const answer = await post(success(reference), signature);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'PAYMENT_SIGNATURE_INVALID' });
    expect(await status(id)).toBe('pending');
  });

  it('is taken and forgotten when nobody knows its reference', async () => {
    const before = (await steps.entries()).total;
    expect((await post(success('CRN-NOBOD-KNOWS'))).status).toBe(200);
    await test.context.billing.checkout.settle('CRN-NOBOD-KNOWS');
    expect((await steps.entries()).total).toBe(before);
  });

  it('is read to the byte, whatever it says that it is', async () => {
    expect((await post('{"event": ', sign('{"event": '))).status).toBe(401);
    const { reference } = await beginCheckout();
    const body = ` ${success(reference)}\n`;
    expect((await post(body, sign(body), 'text/plain')).status).toBe(200);
    expect((await post(body, sign(body.trim()))).status).toBe(401);
    const huge = JSON.stringify({ event: 'x'.repeat(70_000) });
    expect((await post(huge)).status).toBe(413);
  });
});

it('keeps the rest of the API reading JSON', async () => {
  const answer = await fetch(`${address}/api/v1/dev/checkouts/CRN-NOBOD-KNOWS/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'pay' }),
  });
  expect(answer.status).toBe(404);
});
