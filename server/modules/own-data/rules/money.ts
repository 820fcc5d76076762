import { sql } from 'drizzle-orm';
import { deleted, type Kept, left, type TableRule, taken } from '../rule.ts';

const group = 'Money';
const uid = { column: 'uid' };
const ofInvoice = { column: 'invoice_id', of: 'invoices' };
const ofPlan = { column: 'subscription_id', of: 'subscriptions' };
const ours = 'It is about our business, not about you.';
const numbers = 'Numbers only; your payments hold what came of them.';

/** What was issued or paid stands in the books for good; an invoice that was neither is deleted with what hangs on it. */
const inTheBooks = sql`(select i.id from invoices i where i.number is not null or i.paid_minor > 0
  or exists (select 1 from journal_entries e where e.invoice_id = i.id))`;
const keptAsIs: Kept = { for: 'books', rows: sql`invoice_id in ${inTheBooks}`, set: () => ({}) };

/** Invoices, what was paid and what went back, and how it stands in the books. */
export const moneyRules: readonly TableRule[] = [
  taken(group, 'invoices', 'Your invoices', uid, {
    kept: {
      for: 'books',
      what: 'Invoices that were issued or paid',
      rows: sql`invoices.id in ${inTheBooks}`,
      set: ({ pseudonym, name }) => ({
        uid: pseudonym,
        customer: sql`jsonb_build_object('name', ${name}::text, 'email', ''::text)`,
      }),
    },
  }),
  taken(group, 'invoice_lines', 'What they are for', ofInvoice, { kept: keptAsIs }),
  taken(
    group,
    'payments',
    'Your payments',
    uid,
    {
      kept: {
        ...keptAsIs,
        set: ({ pseudonym }) => ({ uid: pseudonym, payer_name: null, rejection: null, redirect_url: null }),
      },
    },
    ['redirect_url'],
  ),
  taken(
    group,
    'card_attempts',
    'Charges of your saved cards',
    { column: 'payment_id', of: 'payments' },
    {
      kept: {
        for: 'books',
        rows: sql`payment_id in (select p.id from payments p where p.invoice_id in ${inTheBooks})`,
        set: () => ({ confirm_url: null }),
      },
    },
    ['confirm_url'],
  ),
  taken(group, 'payment_cards', 'Your saved cards', uid, deleted, ['sealed', 'signature_digest']),
  taken(group, 'refunds', 'Money that went back to you', ofInvoice, {
    kept: { ...keptAsIs, set: () => ({ bank_details: null, bank_details_at: null, sent_account_end: null }) },
  }),
  taken(group, 'customer_credits', 'Your credit, and what it paid', uid, {
    kept: { ...keptAsIs, set: ({ pseudonym }) => ({ uid: pseudonym }) },
  }),
  taken(group, 'journal_entries', 'How your payments stand in our books', ofInvoice, { kept: keptAsIs }),
  taken(
    group,
    'journal_lines',
    'The lines of these entries',
    { column: 'entry_id', of: 'journal_entries' },
    {
      kept: { for: 'books', set: () => ({}) },
    },
  ),
  taken(group, 'subscriptions', 'Your plan', uid, deleted),
  taken(group, 'subscription_periods', 'What you chose to pay for, a period each', uid, deleted),
  taken(group, 'subscription_notices', 'Which mails about it went out', ofPlan, deleted),
  taken(group, 'subscription_events', 'What became of it', ofPlan, deleted),
  taken(group, 'plan_comps', 'Plans that were given to you, to which day and why', uid, deleted, ['given_by']),
  left('plan_prices', 'What each plan costs', ours, { untouched: ours }),
  taken(group, 'disputes', 'Payments that your bank asked about', uid, {
    kept: {
      for: 'books',
      what: 'Disputes of payments that stand in the books',
      rows: sql`payment_id in (select id from payments where invoice_id in ${inTheBooks})`,
      set: ({ pseudonym }) => ({ uid: pseudonym }),
    },
  }),
  taken(group, 'coupon_uses', 'Coupons you used, and what they took off', uid, {
    kept: {
      for: 'books',
      what: 'Coupons that were used for what is paid',
      rows: sql`coupon_uses.paid_at is not null`,
      set: ({ pseudonym }) => ({ uid: pseudonym }),
    },
  }),
  left('coupons', 'Coupons that anyone can use', ours, { untouched: ours }),
  taken(
    group,
    'papers',
    'Your receipts and credit notes',
    { column: 'entry_id', of: 'journal_entries' },
    {
      kept: { for: 'books', set: () => ({}) },
    },
  ),
  left('billing_settings', 'Name, address and bank accounts of the seller', ours, { untouched: ours }),
  left('document_numbers', 'The last number of each year', ours, { untouched: ours }),
  left('provider_events', 'Messages of payment providers', numbers, { untouched: numbers }),
];
