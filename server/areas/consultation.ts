import type { BillingServices } from '../modules/billing/billing.services.ts';
import { computeTax, readTax } from '../modules/billing/charges.ts';
import { createBookingServices, createListBusy } from '../modules/bookings/bookings.services.ts';
import type { FindOutcomeTarget } from '../modules/bookings/deps.ts';
import { createConsultationServices } from '../modules/consultation/consultation.services.ts';
import { createQuoteServices } from '../modules/quotes/quotes.services.ts';
import type { Area } from './area.ts';

interface ConsultationDeps extends Area {
  /** The sender of mails, who also organises the calendar entries. */
  mailFrom: string;
  billing: Pick<BillingServices, 'charges' | 'payments' | 'register'>;
  findOutcomeTarget: FindOutcomeTarget;
}

/** The modules of consultation, joined: services and advisers, bookings and quotes. */
export function createConsultationArea(area: ConsultationDeps) {
  const consultation = createConsultationServices({ ...area, listBusy: createListBusy(area.clock), readTax });
  const { catalogue } = consultation;
  const { charges, payments, register } = area.billing;
  const bookings = createBookingServices({
    ...area,
    charges,
    catalogue,
    readTax,
    listPaymentMethods: async (currency) => (await payments.listMethods(currency)).items.map(({ method }) => method),
  });
  const { bookAgreed } = bookings.payments;
  const quotes = createQuoteServices({ ...area, charges, bookAgreed, computeTax, catalogue });
  register(...bookings.paidFor, ...quotes.paidFor);
  return { consultation, bookings, quotes, work: [...bookings.work, ...quotes.work] };
}
