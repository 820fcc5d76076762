import { deleted, left, type TableRule, taken } from '../rule.ts';

const group = 'Sessions and quotes';
const owner = { column: 'owner_uid' };
const ofBooking = { column: 'booking_id', of: 'bookings' };
const ofQuote = { column: 'quote_id', of: 'quotes' };
const catalogue = 'It is what we offer, the same for everybody.';

/** Sessions with advisers, quotes and the work that came of them. */
export const serviceRules: readonly TableRule[] = [
  taken(group, 'bookings', 'Your sessions', owner, deleted),
  taken(group, 'booking_events', 'What happened to each', ofBooking, deleted),
  taken(group, 'booking_reminders', 'Reminders that you were sent', ofBooking, deleted),
  taken(group, 'booking_outcome_links', 'What you linked to a session', ofBooking, deleted),
  taken(group, 'waitlist_entries', 'Your places on waiting lists', owner, deleted),
  taken(group, 'quotes', 'Your quotes', owner, deleted),
  taken(group, 'quote_offers', 'What we offered you', ofQuote, deleted, ['made_by_uid', 'made_by']),
  taken(group, 'quote_messages', 'Messages between you and us', ofQuote, deleted, ['author_uid']),
  taken(group, 'quote_files', 'Files that you sent with a quote', ofQuote, deleted),
  taken(group, 'works', 'Work that we do for you', owner, deleted),
  taken(group, 'work_invoices', 'Its invoices, by period', { column: 'work_id', of: 'works' }, deleted),
  taken(group, 'member_requests', 'What you asked a person to look at', { column: 'uid' }, deleted),
  left('services', 'Our services', catalogue, { untouched: catalogue }),
  left('advisers', 'Our advisers', catalogue, { untouched: catalogue }),
  left('service_advisers', 'Which adviser gives which service', catalogue, { untouched: catalogue }),
  left('adviser_hours', 'When advisers work', catalogue, { untouched: catalogue }),
  left('adviser_exceptions', 'When advisers are away', 'It is about them, not about you.', {
    untouched: catalogue,
  }),
];
