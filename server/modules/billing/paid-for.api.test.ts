import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorScope, ownerScope } from '#server/access/make-scope.ts';
import type { PaidFor } from '#server/paid-for.ts';
import { createBankTransfer } from '#server/ports/payments/bank-transfer.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { demoAccount } from '#tests/billing.ts';
import { createDocumentStore } from '../documents/kind/document-store.ts';
import { createBillingModule } from './module.ts';

let test: TestApp;
let billing: TestApp['context']['billing'];
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  const { platform, modules } = test.context;
  const { accounts, notifications, auditLog } = modules;
  const given = {
    ...platform,
    ...accounts.gives,
    ...notifications.gives,
    ...auditLog.gives,
    store: createDocumentStore(platform),
  };
  billing = createBillingModule({ ...given, methods: [createBankTransfer(async () => demoAccount)] }).services;
});

const ada = { scope: ownerScope('ada'), email: 'ada@example.com' };
const operator = { actor: { uid: 'operator', name: 'Bola' }, scope: operatorScope };
const inTransaction: TestApp['context']['database']['db']['transaction'] = (run) =>
  test.context.database.db.transaction(run);
const open = (kind: PaidFor['kind'], id: string) =>
  inTransaction((tx) =>
    billing.charges.open(tx, {
      payer: ada.scope,
      subject: { kind, id },
      title: 'A course',
      currency: 'NGN',
      lines: [{ description: 'A course', quantity: 1, unitMinor: 500 }],
      issue: false,
    }),
  );

async function payByTransfer(invoiceId: string): Promise<void> {
  const { id } = await billing.payments.start(ada, invoiceId, { method: 'bank_transfer' });
  await inTransaction((tx) => billing.transferClaims.claim(tx, ada.scope, id, 'Ada'));
  const seen = { revision: 0, status: 'pending', isAnother: false } as const;
  const received = { receivedMinor: 500, receivedOn: test.context.clock().toISOString().slice(0, 10), ...seen };
  await inTransaction((tx) => billing.transfers.confirm(tx, operator, id, received));
}

it('tells the module that registered a kind, and no other, of each step, and does what it answers', async () => {
  const told: string[] = [];
  billing.register(
    {
      kind: 'quote',
      onPaymentBegun: async (_tx, { id }, method) => void told.push(`${id} begun by ${method}`),
      onTransferClaimed: async (_tx, { id }) => void told.push(`${id} claimed`),
      onPaid: async (_tx, { id }) => {
        told.push(`${id} paid`);
        return 'refund';
      },
    },
    { kind: 'work' },
  );
  const [refused, kept] = [await open('quote', 'full'), await open('work', 'w1')];
  await payByTransfer(refused.id);
  await payByTransfer(kept.id);
  expect(told).toEqual(['full begun by bank_transfer', 'full claimed', 'full paid']);
  const { db } = test.context.database;
  expect(await billing.invoices.read(db, ada.scope, refused.id)).toMatchObject({
    status: 'cancelled',
    refunded: { amountMinor: 500 },
  });
  expect((await billing.invoices.read(db, ada.scope, kept.id)).status).toBe('paid');
});

it('charges for no kind that nobody registered, and has one module for each', async () => {
  await expect(open('booking', 'b1')).rejects.toThrow('no module');
  billing.register({ kind: 'booking' });
  expect(() => billing.register({ kind: 'booking' })).toThrow('two modules');
  expect((await open('booking', 'b1')).state).toBe('pending');
});
