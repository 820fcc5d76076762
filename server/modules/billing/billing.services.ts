import type { JobDefinition } from '../../jobs/jobs.ts';
import type { Charges } from '../../rooms.ts';
import type { BillingDeps } from './billing-deps.ts';
import { createCharges } from './charges.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { createInvoiceService, type InvoiceService } from './invoice.service.ts';
import { createBillingJobs } from './jobs.ts';
import { createJournalService, type JournalService } from './journal.service.ts';
import { createPaymentService, type PaymentService } from './payment.service.ts';
import { createRefundService, type RefundService } from './refund.service.ts';
import { type BillingSettings, createBillingSettings } from './settings.service.ts';
import { createTransferService, type TransferService } from './transfer.service.ts';

export interface BillingServices {
  /** What other rooms ask of billing. */
  charges: Charges;
  checkout: Checkout;
  invoices: InvoiceService;
  payments: PaymentService;
  transfers: TransferService;
  refunds: RefundService;
  settings: BillingSettings;
  journal: JournalService;
}

/** Invoices, payments, refunds and the books: the room's services and its background work. */
export function createBillingServices(deps: BillingDeps): BillingServices & { work: JobDefinition<never>[] } {
  const checkout = createCheckout(deps);
  return {
    charges: createCharges(deps),
    checkout,
    invoices: createInvoiceService(),
    payments: createPaymentService({ ...deps, checkout }),
    transfers: createTransferService(deps),
    refunds: createRefundService(deps),
    settings: createBillingSettings(deps),
    journal: createJournalService(),
    work: createBillingJobs({ ...deps, checkout }),
  };
}
