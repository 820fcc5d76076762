import type { Topic } from '#domain/notifications/notices.ts';

/** What news is about, as it is headed. */
export const topicWords: Record<Topic, string> = {
  sessions: 'Sessions and bookings',
  quotes: 'Quotes',
  payments: 'Payments and invoices',
  documents: 'Documents and signatures',
  learning: 'Courses',
  product: 'Product notes',
};
