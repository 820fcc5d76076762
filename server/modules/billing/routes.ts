import * as operator from '#contract/admin-billing.ts';
import * as contract from '#contract/billing.ts';
import type { Bind } from '../../http/bind.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { JournalService } from './journal.service.ts';
import type { PaymentService } from './payment.service.ts';
import type { RefundService } from './refund.service.ts';
import type { BillingSettings } from './settings.service.ts';
import type { TransferService } from './transfer.service.ts';

export interface BillingServices {
  invoices: InvoiceService;
  payments: PaymentService;
  transfers: TransferService;
  refunds: RefundService;
  settings: BillingSettings;
  journal: JournalService;
}

export function bindBilling(bind: Bind, services: BillingServices): void {
  bindFounder(bind, services);
  bindOperator(bind, services);
}

function bindFounder(bind: Bind, { invoices, payments }: BillingServices): void {
  bind(contract.listInvoices, ({ db, caller, query }) => invoices.list(db, caller.uid, query));
  bind(contract.readInvoice, ({ db, caller, params }) => invoices.read(db, caller.uid, params.invoiceId));
  bind(contract.readInvoiceFile, ({ db, caller, params, runTask }) =>
    invoices.print(db, runTask, caller.uid, params.invoiceId),
  );
  bind(contract.listPaymentMethods, ({ query }) => payments.listMethods(query.currency));
  // Both ask the provider, and open transactions of their own afterwards.
  bind(contract.startPayment, ({ caller, params, body }) => payments.start(caller, params.invoiceId, body), {
    transaction: 'none',
  });
  bind(contract.verifyPayment, ({ caller, params }) => payments.verify(caller.uid, params.paymentId), {
    transaction: 'none',
  });
  bind(contract.readPayment, ({ db, caller, params }) => payments.read(db, caller.uid, params.paymentId));
  bind(contract.claimTransfer, ({ db, caller, params, body }) =>
    payments.claim(db, caller.uid, params.paymentId, body.payerName),
  );
}

function bindOperator(bind: Bind, { transfers, refunds, settings, journal }: BillingServices): void {
  bind(operator.listTransfers, ({ db, query }) => transfers.list(db, query));
  bind(operator.confirmTransfer, ({ db, caller, params, body }) =>
    transfers.confirm(db, caller, params.paymentId, body),
  );
  bind(operator.rejectTransfer, ({ db, caller, params, body }) =>
    transfers.reject(db, caller, params.paymentId, body.reason),
  );
  bind(operator.listRefunds, ({ db, query }) => refunds.list(db, query));
  bind(operator.markRefundSent, ({ db, caller, params }) => refunds.markSent(db, caller, params.refundId));
  bind(operator.readBillingSettings, ({ db }) => settings.read(db));
  bind(operator.saveBillingSettings, ({ db, caller, body }) => settings.save(db, caller, body));
  bind(operator.listJournal, ({ db, query }) => journal.list(db, query));
}
