import { withQuery } from './with-query.ts';

const admin = '/m/admin';

/** The operator's console. Its root is the page of today. */
export const adminPaths = {
  root: admin,
  /** Bookings by day or week, on the given day where there is one. */
  calendar: (query: { view?: string; date?: string; zone?: string; adviser?: string } = {}) =>
    withQuery(`${admin}/calendar`, query),
  bookings: `${admin}/bookings`,
  booking: (bookingId: string) => `${admin}/bookings/${encodeURIComponent(bookingId)}`,
  services: `${admin}/services`,
  newService: `${admin}/services/new`,
  service: (serviceId: string) => `${admin}/services/${encodeURIComponent(serviceId)}`,
  advisers: `${admin}/advisers`,
  newAdviser: `${admin}/advisers/new`,
  adviser: (adviserId: string) => `${admin}/advisers/${encodeURIComponent(adviserId)}`,
  quotes: `${admin}/quotes`,
  quote: (quoteId: string) => `${admin}/quotes/${encodeURIComponent(quoteId)}`,
  support: `${admin}/support`,
  supportThread: (threadId: string) => `${admin}/support/${encodeURIComponent(threadId)}`,
  transfers: `${admin}/transfers`,
  prices: `${admin}/prices`,
  subscribers: `${admin}/subscribers`,
  subscriber: (uid: string) => `${admin}/subscribers/${encodeURIComponent(uid)}`,
  coupons: `${admin}/coupons`,
  disputes: `${admin}/disputes`,
  ledger: `${admin}/ledger`,
  settings: `${admin}/settings`,
  mail: `${admin}/mail`,
  messages: `${admin}/messages`,
  learning: `${admin}/learning`,
  audit: `${admin}/audit`,
  requests: `${admin}/requests`,
} as const;
