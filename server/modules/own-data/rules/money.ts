import { left, type TableRule, taken } from '../rule.ts';

const group = 'Money';
const uid = { column: 'uid' };
const ofInvoice = { column: 'invoice_id', of: 'invoices' };
const ours = 'It is about our business, not about you.';

/** Invoices, what was paid and what went back, and how it stands in the books. */
export const moneyRules: readonly TableRule[] = [
  taken(group, 'invoices', 'Your invoices', uid),
  taken(group, 'invoice_lines', 'What they are for', ofInvoice),
  taken(group, 'payments', 'Your payments', uid, ['redirect_url']),
  taken(group, 'refunds', 'Money that went back to you', ofInvoice),
  taken(group, 'journal_entries', 'How your payments stand in our books', ofInvoice),
  taken(group, 'journal_lines', 'The lines of these entries', { column: 'entry_id', of: 'journal_entries' }),
  left('billing_settings', 'Name, address and bank accounts of the seller', ours),
  left('invoice_numbers', 'The last number of each year', ours),
  left('provider_events', 'Messages of payment providers', 'Numbers only; your payments hold what came of them.'),
];
