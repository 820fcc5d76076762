import { createBillingServices } from '../modules/billing/billing.services.ts';
import { readTax, reckonTax } from '../modules/billing/charges.ts';
import { createBookingServices, createListBusy } from '../modules/bookings/bookings.services.ts';
import type { FindOutcomeTarget } from '../modules/bookings/deps.ts';
import { createConsultationServices } from '../modules/consultation/consultation.services.ts';
import { createQuoteServices } from '../modules/quotes/quotes.services.ts';
import type { PaymentsPort } from '../ports/payments/port.ts';
import type { Area } from './area.ts';

interface ConsultationDeps extends Area {
  /** The sender of mails, who also organises the calendar entries. */
  mailFrom: string;
  /** The ways to pay, the first one first. */
  methods: PaymentsPort[];
  findOutcomeTarget: FindOutcomeTarget;
}

/** The rooms of consultation, joined: services and advisers, bookings, quotes, and the money of both. */
export function createConsultationArea(area: ConsultationDeps) {
  const consultation = createConsultationServices({ ...area, listBusy: createListBusy(area.clock), readTax });
  const { catalogue } = consultation;
  const billing = createBillingServices({
    ...area,
    // Asked long after the rooms of what is paid for are made.
    subjects: {
      booking: {
        onPaid: (tx, ...paid) => bookings.payments.onPaid(tx, ...paid),
        onPaymentBegun: (tx, ...begun) => bookings.payments.onPaymentBegun(tx, ...begun),
        onTransferClaimed: (tx, subject) => bookings.payments.onTransferClaimed(tx, subject),
        onTransferRejected: (tx, subject) => bookings.payments.onTransferRejected(tx, subject),
      },
    },
  });
  const { charges, payments } = billing;
  const bookings = createBookingServices({
    ...area,
    charges,
    catalogue,
    readTax,
    listPaymentMethods: async (currency) => (await payments.listMethods(currency)).items.map(({ method }) => method),
  });
  const { bookAgreed } = bookings.payments;
  const quotes = createQuoteServices({ ...area, charges, bookAgreed, reckonTax, catalogue });
  return { consultation, billing, bookings, quotes, work: [...billing.work, ...bookings.work, ...quotes.work] };
}
