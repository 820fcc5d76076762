import type { DisputeEntry } from '#contract/billing/admin-disputes.ts';
import { AppError } from '#contract/errors.ts';
import { DISPUTE_MACHINE } from '#domain/billing/dispute-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { paginate } from '#domain/pagination.ts';
import { nextState } from '#domain/state-machine.ts';
import { DAY_MS } from '#domain/time/days.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry-on-deadlock.ts';
import type { Dispute } from '../../ports/payments/port.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import type { BillingDeps } from './billing-deps.ts';
import * as repo from './dispute.repo.ts';
import { move, recordDispute } from './dispute-record.ts';
import type { DisputeFile } from './evidence.ts';
import { findInvoices } from './invoice.repo.ts';
import type { InvoiceService } from './invoice.service.ts';
import { namedInAudit } from './notes.ts';
import { findPayments } from './payment.repo.ts';

export const disputePdf = defineTask<DisputeFile, Uint8Array>(new URL('./dispute-pdf.worker.ts', import.meta.url));

/** Payments are disputed for months after they were made. */
const ASKED_DAYS = 150;

/** Disputes, as providers tell of them and operators answer them. */
export function createDisputeService(deps: BillingDeps & { invoices: InvoiceService }) {
  const { database, clock, log, methods, evidence } = deps;

  async function toEntries(db: Db, scope: OperatorScope, rows: repo.DisputeRow[]): Promise<DisputeEntry[]> {
    const paymentsById = await findPayments(
      db,
      scope,
      rows.map(({ paymentId }) => paymentId),
    );
    const invoices = await findInvoices(
      db,
      scope,
      [...paymentsById.values()].map(({ invoiceId }) => invoiceId),
    );
    return rows.flatMap((row) => {
      const payment = paymentsById.get(row.paymentId);
      const invoice = payment && invoices.get(payment.invoiceId);
      if (!invoice) return [];
      const { id, provider, providerDispute, state, reason, amountMinor, currency } = row;
      return [
        {
          ...{ id, provider, providerDispute, state, reason, amount: { amountMinor, currency } },
          dueAt: row.dueAt?.toISOString() ?? null,
          openedAt: row.openedAt.toISOString(),
          answeredAt: row.answeredAt?.toISOString() ?? null,
          closedAt: row.closedAt?.toISOString() ?? null,
          payer: { uid: row.uid, ...invoice.customer },
          payment: { id: payment.id, reference: payment.reference },
          invoice: { id: invoice.id, number: invoice.number, title: invoice.title },
          can: { answer: nextState(DISPUTE_MACHINE, state, 'answer') !== null },
        },
      ];
    });
  }

  async function readEntry(db: Db, scope: OperatorScope, row: repo.DisputeRow): Promise<DisputeEntry> {
    const [entry] = await toEntries(db, scope, [row]);
    if (!entry) throw new AppError('DISPUTE_UNKNOWN');
    return entry;
  }

  /** Whom and what it is about, for the log. */
  const named = (db: Db, { payer, invoice: { title }, payment }: DisputeEntry) =>
    namedInAudit(deps, db, { uid: payer.uid, customer: payer, title }, payment);

  const record = (provider: string, told: Dispute) =>
    retryOnDeadlock(log, () => database.db.transaction((tx) => recordDispute(deps, tx, provider, told)));

  return {
    /** Harmless to repeat. */
    record,

    /**
     * Asks every provider that has disputes. One that does not answer, or a dispute that cannot be recorded, does not hold up the
     * others. @throws AggregateError at the end where some were not recorded.
     */
    async askProviders(): Promise<void> {
      const faults: unknown[] = [];
      const since = new Date(clock().getTime() - ASKED_DAYS * DAY_MS);
      for (const { provider, listDisputes } of methods) {
        const told = await listDisputes?.(since).catch((error: unknown) => {
          log.warn({ err: error, provider }, 'disputes are asked for again later');
        });
        for (const dispute of told ?? [])
          await record(provider, dispute).catch((error: unknown) => {
            log.error({ err: error, provider, dispute: dispute.id }, 'a dispute is not recorded');
            faults.push(error);
          });
      }
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} disputes are not recorded`);
    },

    async list(db: Db, scope: OperatorScope, query: { page: number; pageSize: number }) {
      const { pageSize } = query;
      const total = await repo.countDisputes(db, scope);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listDisputes(db, scope, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: await toEntries(db, scope, rows), total, page, pageSize };
    },

    /** @throws DISPUTE_UNKNOWN, DISPUTE_OVER. */
    async markAnswered(tx: Db, { actor, scope }: Operator, id: string): Promise<DisputeEntry> {
      const dispute = await repo.lockDispute(tx, scope, id);
      if (!dispute) throw new AppError('DISPUTE_UNKNOWN');
      if (dispute.state === 'answered') return readEntry(tx, scope, dispute);
      const state = nextState(DISPUTE_MACHINE, dispute.state, 'answer');
      if (!state) throw new AppError('DISPUTE_OVER');
      const answered = await move(deps, tx, dispute, state);
      const entry = await readEntry(tx, scope, answered);
      await deps.audit(tx, {
        actor,
        action: 'dispute.answer',
        subjectKind: 'dispute',
        subjectId: id,
        detail: await named(tx, entry),
      });
      return entry;
    },

    /** The log keeps who made it. @throws DISPUTE_UNKNOWN. */
    async print(db: Db, runTask: RunTask, { actor, scope }: Operator, id: string) {
      const row = await repo.findDispute(db, scope, id);
      if (!row) throw new AppError('DISPUTE_UNKNOWN');
      const dispute = await readEntry(db, scope, row);
      const payer = narrow(scope, row.uid);
      const file: DisputeFile = {
        dispute,
        madeAt: clock().toISOString(),
        invoice: await deps.invoices.read(db, payer, dispute.invoice.id),
        ...(await evidence.read(db, payer)),
      };
      const detail = await named(db, dispute);
      await deps.audit(db, { actor, action: 'dispute.file', subjectKind: 'dispute', subjectId: id, detail });
      return {
        bytes: await runTask(disputePdf, file),
        filename: `dispute-${readReference(dispute.payment.reference).known}.pdf`,
      };
    },
  };
}

export type DisputeService = ReturnType<typeof createDisputeService>;
