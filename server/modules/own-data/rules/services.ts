import { left, type TableRule, taken } from '../rule.ts';

const group = 'Sessions and quotes';
const owner = { column: 'owner_uid' };
const ofBooking = { column: 'booking_id', of: 'bookings' };
const ofQuote = { column: 'quote_id', of: 'quotes' };
const catalogue = 'It is what we offer, the same for everybody.';

/** Sessions with advisers, quotes and the work that came of them. */
export const serviceRules: readonly TableRule[] = [
  taken(group, 'bookings', 'Your sessions', owner),
  taken(group, 'booking_events', 'What happened to each', ofBooking),
  taken(group, 'booking_reminders', 'Reminders that you were sent', ofBooking),
  taken(group, 'booking_outcome_links', 'What you linked to a session', ofBooking),
  taken(group, 'waitlist_entries', 'Your places on waiting lists', owner),
  taken(group, 'quotes', 'Your quotes', owner),
  taken(group, 'quote_offers', 'What we offered you', ofQuote, ['made_by_uid', 'made_by']),
  taken(group, 'quote_messages', 'Messages between you and us', ofQuote, ['author_uid']),
  taken(group, 'quote_files', 'Files that you sent with a quote', ofQuote),
  taken(group, 'works', 'Work that we do for you', owner),
  taken(group, 'work_invoices', 'Its invoices, by period', { column: 'work_id', of: 'works' }),
  left('services', 'Our services', catalogue),
  left('advisers', 'Our advisers', catalogue),
  left('service_advisers', 'Which adviser gives which service', catalogue),
  left('adviser_hours', 'When advisers work', catalogue),
  left('adviser_exceptions', 'When advisers are away', 'It is about them, not about you.'),
];
