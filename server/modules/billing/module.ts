import { readEntitlements } from '#contract/billing/entitlements.ts';
import type { Currency } from '#domain/money/money.ts';
import type { FindPlan, ForgetCards } from '../../members.ts';
import type { Module } from '../../module.ts';
import type { PaidFor } from '../../paid-for.ts';
import { createBankDetails } from './bank-details.ts';
import type { BillingDeps } from './billing-deps.ts';
import { createCards } from './cards.ts';
import { createReadCharged } from './charged.ts';
import { computeTax, createCharges, readTax } from './charges.ts';
import { createCheckout } from './checkout.ts';
import { createCreditService } from './credit.service.ts';
import { createCredits } from './credits.ts';
import { createDisputeService } from './dispute.service.ts';
import { createEntitlements } from './entitlements.ts';
import { createEvidence, type EvidenceDeps } from './evidence.ts';
import { createHistoryService } from './history.service.ts';
import { createInvoiceService } from './invoice.service.ts';
import { createBillingJobs } from './jobs.ts';
import { createJournalService } from './journal.service.ts';
import { createPaperService } from './paper.service.ts';
import { createPaymentService } from './payment.service.ts';
import { createRefundService } from './refund.service.ts';
import { bindBilling } from './routes.ts';
import { createSavedCards } from './saved-cards.ts';
import { seedBillingSettings } from './seed.ts';
import { createBillingSettings } from './settings.service.ts';
import { createTransferService } from './transfer.service.ts';
import { createTransferClaims } from './transfer-claims.ts';
import { mountPaymentWebhook } from './webhook-route.ts';

export { createAccountSeal, openAccount, resealAccounts } from './bank-details.ts';
export { createCardSeal, resealCards } from './cards.ts';
export { findBankAccount } from './settings.service.ts';

/** Invoices, payments, refunds, the books, and what a plan allows. */
export function createBillingModule(
  given: Omit<BillingDeps, 'subjects' | 'evidence'> & EvidenceDeps & { findPlan: FindPlan },
) {
  const subjects = new Map<string, PaidFor>();
  const deps: BillingDeps = { ...given, subjects, evidence: createEvidence(given) };
  const invoices = createInvoiceService();
  const checkout = createCheckout(deps);
  const charges = createCharges(deps);
  const credits = createCredits(deps);
  const savedCards = createSavedCards({ ...deps, checkout });
  const cards = createCards(deps);
  const services = {
    charges,
    credits,
    checkout,
    savedCards,
    cards,
    invoices,
    disputes: createDisputeService({ ...deps, invoices }),
    payments: createPaymentService({ ...deps, checkout }),
    transferClaims: createTransferClaims(deps),
    transfers: createTransferService(deps),
    refunds: createRefundService(deps),
    credit: createCreditService(deps),
    bankDetails: createBankDetails(deps),
    papers: createPaperService(),
    history: createHistoryService(deps),
    settings: createBillingSettings(deps),
    journal: createJournalService(),
    entitlements: createEntitlements(given.findPlan),
    /** Has a module charge for subjects of a kind and be told of what is paid. @throws for a kind that another one has. */
    register(...modules: readonly PaidFor[]) {
      for (const module of modules) {
        if (subjects.has(module.kind)) throw new Error(`two modules charge for a ${module.kind}`);
        subjects.set(module.kind, module);
      }
    },
  };
  return {
    services,
    gives: {
      charges,
      credits,
      savedCards,
      forgetCards: cards.forgetAll satisfies ForgetCards,
      computeTax,
      readTax,
      readCharged: createReadCharged({ ...deps, cards }),
      listPaymentMethods: async (currency: Currency) =>
        (await services.payments.listMethods(currency)).items.map(({ method }) => method),
    },
    async bind(bind, app) {
      bindBilling(bind, services);
      bind(readEntitlements, ({ db, plan }) => plan.list(db));
      await mountPaymentWebhook(app, checkout);
    },
    jobs: [...createBillingJobs({ ...deps, checkout, savedCards, disputes: services.disputes }), cards.forget],
    seed: ({ admin }) => seedBillingSettings(deps.database.db, services.settings, admin),
  } satisfies Module;
}
