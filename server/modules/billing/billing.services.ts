import type { Charges, PaidFor } from '../../between-modules.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
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
  /** Has a room charge for subjects of a kind and be told of what is paid. @throws for a kind that another room has. */
  register(...rooms: readonly PaidFor[]): void;
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
export function createBillingServices(
  given: Omit<BillingDeps, 'subjects'>,
): BillingServices & { work: JobDefinition<never>[] } {
  const subjects = new Map<string, PaidFor>();
  const deps: BillingDeps = { ...given, subjects };
  const checkout = createCheckout(deps);
  return {
    register(...rooms) {
      for (const room of rooms) {
        if (subjects.has(room.kind)) throw new Error(`two rooms charge for a ${room.kind}`);
        subjects.set(room.kind, room);
      }
    },
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
