import * as operator from '#contract/billing/admin.ts';
import * as dispute from '#contract/billing/admin-disputes.ts';
import * as operatorTransfers from '#contract/billing/admin-transfers.ts';
import * as contract from '#contract/billing/billing.ts';
import * as cardContract from '#contract/billing/cards.ts';
import {
  listRefundAccounts,
  readCredit,
  refundCredit,
  reuseBankDetails,
  saveBankDetails,
} from '#contract/billing/credit.ts';
import { listHistory, readHistoryFile, readPaperFile } from '#contract/billing/history.ts';
import { listJournal } from '#contract/billing/journal.ts';
import * as paymentContract from '#contract/billing/payments.ts';
import type { Bind } from '../../http/bind.ts';
import type { BankDetails } from './bank-details.ts';
import type { Cards } from './cards.ts';
import type { CreditService } from './credit.service.ts';
import type { DisputeService } from './dispute.service.ts';
import type { HistoryService } from './history.service.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { JournalService } from './journal.service.ts';
import type { PaperService } from './paper.service.ts';
import type { PaymentService } from './payment.service.ts';
import type { RefundService } from './refund.service.ts';
import type { BillingSettings } from './settings.service.ts';
import type { TransferService } from './transfer.service.ts';
import type { TransferClaims } from './transfer-claims.ts';

export interface BillingServices {
  invoices: InvoiceService;
  payments: PaymentService;
  cards: Cards;
  transferClaims: TransferClaims;
  transfers: TransferService;
  refunds: RefundService;
  credit: CreditService;
  bankDetails: BankDetails;
  papers: PaperService;
  history: HistoryService;
  settings: BillingSettings;
  journal: JournalService;
  disputes: DisputeService;
}

export function bindBilling(bind: Bind, services: BillingServices): void {
  bindFounder(bind, services);
  bindCredit(bind, services);
  bindOperator(bind, services);
}

function bindFounder(bind: Bind, { invoices, payments, transferClaims, cards }: BillingServices): void {
  bind(cardContract.listCards, ({ db, scope }) => cards.list(db, scope));
  bind(cardContract.removeCard, ({ db, scope, params }) => cards.remove(db, scope, params.cardId));
  bind(contract.listInvoices, ({ db, scope, query }) => invoices.list(db, scope, query));
  bind(contract.readInvoice, ({ db, scope, params }) => invoices.read(db, scope, params.invoiceId));
  bind(contract.readInvoiceFile, ({ db, scope, params, runTask }) =>
    invoices.print(db, runTask, scope, params.invoiceId),
  );
  bind(paymentContract.listPaymentMethods, ({ query }) => payments.listMethods(query.currency));
  // Both ask the provider, and open transactions of their own afterwards.
  bind(
    paymentContract.startPayment,
    ({ caller, scope, params, body }) => payments.start({ ...caller, scope }, params.invoiceId, body),
    {
      transaction: 'none',
    },
  );
  bind(paymentContract.verifyPayment, ({ scope, params }) => payments.verify(scope, params.paymentId), {
    transaction: 'none',
  });
  bind(paymentContract.readPayment, ({ db, scope, params }) => payments.read(db, scope, params.paymentId));
  bind(paymentContract.claimTransfer, ({ db, scope, params, body }) =>
    transferClaims.claim(db, scope, params.paymentId, body.payerName),
  );
  bind(paymentContract.takeBackClaim, ({ db, scope, params }) => transferClaims.takeBack(db, scope, params.paymentId));
}

function bindCredit(bind: Bind, { credit, bankDetails, papers, history }: BillingServices): void {
  bind(listHistory, ({ db, scope, query }) => history.list(db, scope, query));
  bind(readHistoryFile, ({ db, scope, query }) => history.print(db, scope, query));
  bind(readPaperFile, ({ db, scope, params, runTask }) => papers.print(db, runTask, scope, params.paperId));
  bind(readCredit, ({ db, scope }) => credit.read(db, scope));
  bind(refundCredit, ({ db, scope, body }) => credit.refund(db, scope, body.currency));
  bind(listRefundAccounts, ({ db, scope }) => bankDetails.list(db, scope));
  bind(saveBankDetails, ({ db, scope, params, body }) => bankDetails.save(db, scope, params.refundId, body));
  bind(reuseBankDetails, ({ db, scope, params, body }) => bankDetails.reuse(db, scope, params.refundId, body.from));
}

function bindOperator(bind: Bind, { transfers, refunds, settings, journal, disputes }: BillingServices): void {
  bind(operatorTransfers.listTransfers, ({ db, scope, query }) => transfers.list(db, scope, query));
  bind(operatorTransfers.confirmTransfer, ({ db, caller: actor, scope, params, body }) =>
    transfers.confirm(db, { actor, scope }, params.paymentId, body),
  );
  bind(operatorTransfers.rejectTransfer, ({ db, caller: actor, scope, params, body }) =>
    transfers.reject(db, { actor, scope }, params.paymentId, body),
  );
  bind(operatorTransfers.endTransfer, ({ db, caller: actor, scope, params, body }) =>
    transfers.end(db, { actor, scope }, params.paymentId, body),
  );
  bind(operator.listRefunds, ({ db, scope, query }) => refunds.list(db, scope, query));
  bind(operator.markRefundSent, ({ db, caller: actor, scope, params, body }) =>
    refunds.markSent(db, { actor, scope }, params.refundId, body.bankReference),
  );
  bind(operator.readBillingSettings, ({ db }) => settings.read(db));
  bind(operator.saveBillingSettings, ({ db, caller, body }) => settings.save(db, caller, body));
  bind(dispute.listDisputes, ({ db, scope, query }) => disputes.list(db, scope, query));
  bind(dispute.readDisputeFile, ({ db, caller: actor, scope, params, runTask }) =>
    disputes.print(db, runTask, { actor, scope }, params.disputeId),
  );
  bind(dispute.markDisputeAnswered, ({ db, caller: actor, scope, params }) =>
    disputes.markAnswered(db, { actor, scope }, params.disputeId),
  );
  bind(listJournal, ({ db, query }) => journal.list(db, query));
}
