/** Pages that notifications and mails lead to; a test in web/routes.test.ts proves that each is one. */
export const links = {
  documents: () => '/m/founder/startup-assistant',
  documentSharing: (documentId: string) => `/m/founder/startup-assistant/documents/${documentId}/sharing`,
  /** One stored version of an idea, or of a readiness check. */
  ideaVersion: (ideaId: string, number = 1) => `/m/founder/startup-assistant/validate/${ideaId}/versions/${number}`,
  checkVersion: (checkId: string, number = 1) => `/m/founder/startup-assistant/evaluate/${checkId}/versions/${number}`,
  invoice: (id: string) => `/m/founder/invoices/${id}`,
  billingHistory: () => '/m/profile/billing-history',
  service: (id: string) => `/m/founder/consultation/service-list?id=${id}`,
  booking: (id: string) => `/m/founder/consultation/bookings/${id}`,
  /** Where a held time is confirmed. */
  confirmation: (bookingId: string) => `/m/founder/consultation/confirmation?booking=${bookingId}`,
  quote: (id: string) => `/m/founder/consultation/quotes/${id}`,
  courses: () => '/m/founder/programs',
  course: (id: string) => `/m/founder/programs/${id}`,
  support: (id: string) => `/m/support/${id}`,
  operatorBooking: (id: string) => `/m/admin/bookings/${id}`,
  operatorQuote: (id: string) => `/m/admin/quotes/${id}`,
  operatorSupport: (id: string) => `/m/admin/support/${id}`,
  settings: () => '/m/profile/settings',
  ownData: () => '/m/profile/data',
  notifications: () => '/m/notifications',
  operatorRequests: () => '/m/admin/requests',
  disputes: () => '/m/admin/disputes',
  transfers: () => '/m/admin/transfers',
} as const;
