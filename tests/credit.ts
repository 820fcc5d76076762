import { sql } from 'drizzle-orm';
import type { CreditChange } from '#domain/billing/credit.ts';
import { operatorScope, ownerScope } from '#server/access/make-scope.ts';
import type { Charges, Subject } from '#server/charging.ts';
import { createBillingModule } from '#server/modules/billing/module.ts';
import { findRefund } from '#server/modules/billing/refund.repo.ts';
import type { recordRefundFailed, recordRefundSent } from '#server/modules/billing/refund-outcome.ts';
import { createDocumentStore } from '#server/modules/documents/kind/document-store.ts';
import type { PaidFor } from '#server/paid-for.ts';
import { createBankTransfer } from '#server/ports/payments/bank-transfer.ts';
import { createTestApp, type TestApp } from './app.ts';
import { demoAccount } from './billing.ts';
import { createCall } from './call-endpoint.ts';
import { createTestCheckout } from './checkout.ts';
import { createClock } from './clock.ts';
import { createTokenIdentity } from './token-identity.ts';

type Charge = Parameters<Charges['open']>[1];

/**
 * Billing with a checkout that says what the test says, and with modules of the test's own behind `quote` and `work`: what is too
 * much for a quote goes back, for work it stays as credit.
 */
export function createCreditSteps({ context }: TestApp, change: Partial<PaidFor> = {}) {
  const { platform, modules, database } = context;
  const { accounts, notifications, auditLog } = modules;
  const { port: checkout, verdicts, sent } = createTestCheckout();
  const billing = createBillingModule({
    ...platform,
    ...accounts.gives,
    ...notifications.gives,
    ...auditLog.gives,
    store: createDocumentStore(platform),
    methods: [checkout, createBankTransfer(async () => demoAccount)],
  }).services;
  billing.register({ kind: 'quote' }, { kind: 'work', onExcess: 'credit', ...change });
  const { db } = database;
  const payer = { scope: ownerScope('ada'), email: 'ada@example.com' };
  const operator = { actor: { uid: 'operator', name: 'Bola' }, scope: operatorScope };
  const today = () => context.clock().toISOString().slice(0, 10);

  async function readRefund(id: string) {
    const refund = await findRefund(db, operatorScope, id);
    if (!refund) throw new Error('no such refund');
    return refund;
  }

  return {
    billing,
    db,
    payer,
    sent,
    verdicts,
    work: (id: string): Subject => ({ kind: 'work', id }),
    /** 100.00 without tax unless told. */
    open: (subject: Subject, wanted: Partial<Charge> = {}) =>
      db.transaction((tx) =>
        billing.charges.open(tx, {
          payer: payer.scope,
          subject,
          title: 'Founder plan',
          currency: 'NGN',
          lines: [{ description: 'Founder plan', quantity: 1, unitMinor: 10_000 }],
          issue: false,
          ...wanted,
        }),
      ),
    read: (invoiceId: string) => billing.invoices.read(db, payer.scope, invoiceId),
    balance: async (currency: 'NGN' | 'USD' = 'NGN') => (await billing.credits.balance(db, payer.scope))[currency],
    grant: (subject: Subject, credit: Parameters<(typeof billing)['credits']['grant']>[2]) =>
      db.transaction((tx) => billing.credits.grant(tx, subject, credit)),
    settleByCredit: (subject: Subject) => db.transaction((tx) => billing.credits.settle(tx, subject)),
    cancel: (subject: Subject) => db.transaction((tx) => billing.charges.cancel(tx, subject, 'member')),
    refund: (subject: Subject) =>
      db.transaction((tx) => billing.charges.refund(tx, subject, 'operator', 'It did not take place.')),
    begin: (invoiceId: string, method: 'checkout' | 'bank_transfer') =>
      billing.payments.start(payer, invoiceId, { method }),
    async payByCard(invoiceId: string) {
      const payment = await billing.payments.start(payer, invoiceId, { method: 'checkout' });
      verdicts.set(payment.reference, { ...payment.amount, status: 'success' });
      await billing.checkout.settle(payment.reference);
      return payment;
    },
    /** As the operator finds it, whatever became of it. */
    async confirm(paymentId: string, receivedMinor: number, revision = 0, isAnother = false) {
      const { status } = await billing.payments.read(db, payer.scope, paymentId);
      const body = { receivedMinor, receivedOn: today(), revision, status, isAnother };
      return db.transaction((tx) => billing.transfers.confirm(tx, operator, paymentId, body));
    },
    async reverse(reference: string, amountMinor: number) {
      verdicts.set(reference, { status: 'reversed', amountMinor, currency: 'NGN' });
      await billing.checkout.settle(reference);
    },
    readRefund,
    /** What the provider says of a refund. */
    async recordRefund(what: typeof recordRefundSent | typeof recordRefundFailed, id: string) {
      const refund = await readRefund(id);
      const given = { ...notifications.gives, ...auditLog.gives, ...accounts.gives };
      await db.transaction((tx) => what({ ...platform, ...given, subjects: new Map() }, tx, refund));
    },
    async sendRefunds() {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from refunds where state = 'pending' and method = 'checkout' order by id`,
      );
      for (const { id } of rows) await billing.checkout.sendRefund(id);
    },
    /** What happened to the payer's credit, in order. */
    async changes(): Promise<[CreditChange, number][]> {
      const { rows } = await db.execute<{ kind: CreditChange; amount: string }>(
        sql`select kind, amount_minor as amount from customer_credits order by created_at, id`,
      );
      return rows.map(({ kind, amount }) => [kind, Number(amount)]);
    },
    async notices(kind: string): Promise<string[]> {
      const { rows } = await db.execute<{ title: string; body: string }>(
        sql`select title, body from notifications where uid = 'ada' and kind = ${kind} order by created_at, id`,
      );
      return rows.map(({ title, body }) => `${title}: ${body}`);
    },
    /** The books: what each account holds. */
    async held(): Promise<Record<string, number>> {
      const { balances } = await billing.journal.list(db, { page: 1, pageSize: 1 });
      return Object.fromEntries(
        balances
          .filter(({ amountMinor }) => amountMinor !== 0)
          .map(({ account, amountMinor }) => [account, amountMinor]),
      );
    },
  };
}

/** An application with these steps, whose clock a test sets; each look at it is a millisecond later than the one before. */
export async function openCreditApp(start: string) {
  const { tick, now, moveTo } = createClock(start);
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  const test = await createTestApp({ overrides: { clock: tick, identity } });
  return {
    test,
    steps: createCreditSteps(test),
    call: createCall(test.app),
    now,
    moveTo,
  };
}

export type CreditApp = Awaited<ReturnType<typeof openCreditApp>>;
