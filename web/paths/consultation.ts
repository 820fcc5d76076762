import { withQuery } from './with-query.ts';

const consultation = '/m/founder/consultation';

/** Consultations and quotes. */
export const consultationPaths = {
  consultation,
  /** The list of services, with one of them chosen when an id is given. */
  serviceList: (id?: string) => withQuery(`${consultation}/service-list`, { id }),
  /** Chooses a free time of a service. */
  bookService: (serviceId: string) => bookPath(serviceId),
  /** A time that is held: its details, and the payment where it costs something. */
  bookingDetails: (serviceId: string, bookingId: string) => `${bookPath(serviceId)}/${encodeURIComponent(bookingId)}`,
  bookings: `${consultation}/bookings`,
  booking: (bookingId: string) => bookingPath(bookingId),
  /** Chooses another time for a booking. */
  bookingMove: (bookingId: string) => `${bookingPath(bookingId)}/move`,
  confirmation: `${consultation}/confirmation`,
  /** What was booked. */
  confirmationOf: (bookingId: string) => withQuery(`${consultation}/confirmation`, { booking: bookingId }),
  quotes: `${consultation}/quotes`,
  /** A request for a quote, from its draft to what was agreed. */
  quote: (quoteId: string) => `${consultation}/quotes/${encodeURIComponent(quoteId)}`,
} as const;

function bookPath(serviceId: string): string {
  return `${consultation}/service-list/${encodeURIComponent(serviceId)}/book`;
}

function bookingPath(bookingId: string): string {
  return `${consultation}/bookings/${encodeURIComponent(bookingId)}`;
}
