import { sql } from 'drizzle-orm';
import { updateUser } from '#contract/accounts/profile.ts';
import { changePreferences } from '#contract/preferences/preferences.ts';
import { publishReport } from '#contract/signing/publication.ts';
import type { FileKey } from '#server/ports/files/port.ts';
import type { TestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';

const sha256 = 'a'.repeat(64);

/** Rows in the tables that the year's data of a founder leaves empty, and a file in every folder. */
export async function fillEveryTable({ app, context }: TestApp, uid: string, token: string): Promise<void> {
  const { db } = context.database;
  const call = createCall(app);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from documents where owner_uid = ${uid} and type = 'validation' and version_count > 0 limit 1`);
  const documentId = rows[0]?.id ?? '';
  const made = [
    await call(updateUser, { token, body: { phone_number: '+234 803 123 4567' } }),
    await call(updateUser, { token, body: { experience_years: 3, company: 'Kasuwa Ledger Ltd' } }),
    await call(updateUser, { token, body: { name: 'Ada', email: 'ada-new@cairn.example' } }),
    await call(changePreferences, { token, body: { zone: 'Africa/Lagos' } }),
    await call(publishReport, {
      token,
      params: { documentId },
      body: { versionNumber: 1, showFounder: true, company: 'Kasuwa Ledger Ltd' },
    }),
  ];
  for (const answer of made) if (answer.status >= 400) throw new Error(JSON.stringify(answer.json));

  const ownIdea = sql`(select min(id) from ideas where owner_uid = ${uid})`;
  const ownRequest = sql`(select min(id) from signing_requests where owner_uid = ${uid})`;
  const ownBooking = sql`(select min(id) from bookings where owner_uid = ${uid})`;
  const ownPayment = sql`(select min(id) from payments where uid = ${uid})`;
  const statements = [
    sql`insert into identity_passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
      values ('passkey', 'Ada’s phone', 'public-key', ${uid}, 'credential', 0, 'singleDevice', false)`,
    sql`insert into identity_linked_logins (id, user_id, issuer, subject, email, created_at, last_used_at)
      values ('linked', ${uid}, 'https://accounts.example', 'subject', 'ada@mail.example', now(), now())`,
    sql`insert into identity_second_factors (id, user_id, secret, backup_codes)
      values ('factor', ${uid}, 'secret-seed', 'recovery-codes')`,
    sql`insert into phone_confirmations (uid, number, confirmed_at) values (${uid}, '+2348031234567', now())`,
    sql`insert into text_messages (id, uid, number, purpose, key, state, parts, created_at, changed_at)
      values ('text', ${uid}, '+2348031234567', 'phone.code', 'text-key', 'sent', 1, now(), now())`,
    sql`insert into audit_entries (at, actor_name, action, subject_kind, subject_id)
      values (now(), 'Bola', 'second-factor.reset', 'account', ${uid})`,
    sql`insert into witness_links (id, owner_uid, owner_name, idea_id, observation_id, evidence_ids, about_hash, token_hash,
        maker_device, maker_network, created_at, expires_at)
      select 'witness', owner_uid, 'Ada', idea_id, id, '["e"]', 'about', 'witness-token-hash', 'device-hash', 'network-hash',
        now(), now() + interval '7 days' from observations where idea_id = ${ownIdea} order by id limit 1`,
    sql`insert into founder_networks (owner_uid, network, seen_on) values (${uid}, 'founder-network-hash', '2026-03-01')`,
    sql`insert into erasures (id, uid, requested_at, due_at, kept_at)
      values ('former-once', ${uid}, '2026-02-01T00:00:00Z', '2026-02-15T00:00:00Z', '2026-02-02T00:00:00Z')`,
    sql`insert into narrative_consents (document_id, version, preview_hash, given_at) values (${documentId}, 1, ${sha256}, now())`,
    sql`insert into narrative_usage (owner_uid, month, asked) values (${uid}, '2026-03', 2)`,
    sql`insert into share_views (share_link_id, id, kind, viewed_at)
      select id, 'view', 'opened', now() from share_links where owner_uid = ${uid} limit 1`,
    sql`insert into grants (id, grantee_uid, owner_uid, purpose, document_id, starts_at, ends_at)
      values ('grant', 'a-reviewer', ${uid}, 'review', ${documentId}, now(), now() + interval '7 days')`,
    sql`insert into signing_events (request_id, number, kind, who, at) values (${ownRequest}, 1, 'requested', 'Ada', now())`,
    sql`insert into booking_reminders (booking_id, sequence, kind, sent_at) values (${ownBooking}, 0, 'day', now())`,
    sql`insert into disputes (id, uid, provider, provider_dispute, payment_id, state, reason, currency, amount_minor, opened_at)
       select 'dispute', uid, provider, 'dsp_1', id, 'open', 'fraudulent', currency, 100, now() from payments where id = ${ownPayment}`,
    sql`insert into payment_cards (id, uid, provider, sealed, signature_digest, brand, last4, expires_year, expires_month, created_at)
      values ('card', ${uid}, 'development', 'sealed-token', 'card-digest', 'visa', '4081', 2030, 12, now())`,
    sql`insert into card_attempts (payment_id, key, outcome, confirm_url)
      select id, 'attempt-key', 'confirm', 'https://pay.example/confirm' from payments where id = ${ownPayment}`,
    sql`insert into coupons (id, code, percent, plans, from_on, created_at)
      values ('coupon', 'ONCE', 20, '["ideation"]', '2026-01-01', now())`,
    sql`insert into coupon_uses (coupon_id, uid, purchase_id, currency, off_minor, taken_at)
      values ('coupon', ${uid}, 'purchase', 'NGN', 300000, now())`,
    sql`insert into refunds (id, payment_id, invoice_id, kind, method, provider, currency, amount_minor, reason, created_at)
      select 'refund', id, invoice_id, 'rest', method, provider, currency, 100, 'Cancelled', now() from payments where id = ${ownPayment}`,
    sql`insert into customer_credits (id, uid, currency, key, kind, amount_minor, invoice_id, payment_id, created_at)
      select 'credit', uid, currency, 'credit', 'granted', 100, invoice_id, id, now() from payments where id = ${ownPayment}`,
    sql`insert into papers (id, kind, number, entry_id, invoice_id, currency, amount_minor, net_minor, tax_minor, reason, issued_at)
      select 'paper', 'credit_note', 'CRN-0', id, invoice_id, 'NGN', 100, 100, 0, 'Cancelled', now() from journal_entries
      where invoice_id in (select id from invoices where uid = ${uid}) and id not in (select entry_id from papers) limit 1`,
  ];
  statements.push(
    sql`insert into subscriptions (id, uid, revision, state, plan, cadence, currency, anchor_on, month, n, price_minor,
        paid_minor, created_at)
      values ('subscription', ${uid}, 1, 'active', 'ideation', 'monthly', 'NGN', '2026-03-01', 0, 1, 1500000, 1500000, now())`,
    sql`insert into subscription_periods (id, uid, subscription_id, n, kind, state, plan, cadence, currency, price_minor,
        used_minor, stands_until, created_at)
      values ('period', ${uid}, 'subscription', 1, 'start', 'paid', 'ideation', 'monthly', 'NGN', 1500000, 0, '2026-03-08', now())`,
    sql`insert into plan_comps (id, uid, plan, until_on, given_by, reason, given_at)
      values ('comp', ${uid}, 'founder', '2027-03-03', 'operator', 'A prize', now())`,
    sql`insert into subscription_notices (subscription_id, key, sent_at) values ('subscription', 'renewal', now())`,
    sql`insert into subscription_events (subscription_id, revision, what, state, plan, at)
      values ('subscription', 1, 'started', 'active', 'ideation', now())`,
    sql`insert into course_enrolments (uid, course_id, enrolled_at) values (${uid}, 'a-course', now())`,
    sql`insert into lessons_done (uid, course_id, lesson_id, version, done_at)
      values (${uid}, 'a-course', 'a-lesson', '0123456789abcdef', now())`,
    sql`insert into course_certificates
        (uid, course_id, code, name, course_title, lessons, begun_at, finished_at, issued_at)
      values (${uid}, 'a-course', 'ABCD-EFGH-JKLM-2345', 'Ada', 'A course', 1, now(), now(), now())`,
    sql`insert into lesson_answers (uid, course_id, lesson_id, version, question, answer, answered_at)
      values (${uid}, 'a-course', 'a-lesson', '0123456789abcdef', 0, 1, now())`,
    sql`insert into course_reminders (uid, course_id, number, idle_since, sent_at)
      values (${uid}, 'a-course', 1, now(), now())`,
    sql`insert into plan_enrolments (uid, plan, requested_at, done_at) values (${uid}, 'free', now(), now())`,
    sql`insert into platform_accounts (uid, account_id, is_ours, email, is_email_taken, synced_at)
      values (${uid}, '4', true, ${`${uid}@example.com`}, false, now())`,
    sql`insert into platform_courses (uid, course_id, progress, is_taken, enrolled_at) values (${uid}, '2', 11, true, now())`,
  );
  for (const statement of statements) await db.execute(statement);
  await putFiles(context, uid);
}

/** A file beside one row of each table that names files, and the photo. */
async function putFiles({ database: { db }, files }: TestApp['context'], uid: string): Promise<void> {
  const named = sql`file_name = 'Receipt ₦.pdf', file_media_type = 'application/pdf', file_bytes = 9, file_sha256 = ${sha256}`;
  const statements = [
    sql`update observations set file_id = 'evidence-file', ${named}
      where id = (select min(id) from observations where owner_uid = ${uid})`,
    sql`insert into test_result_files (test_card_id, number, file_id, file_name, file_media_type, file_bytes, file_sha256)
      select test_card_id, number, 'result-file', 'Receipt ₦.pdf', 'application/pdf', 9, ${sha256} from test_results
      join test_cards on test_cards.id = test_card_id join ideas on ideas.id = idea_id where owner_uid = ${uid} limit 1`,
    sql`update readiness_answers set file_id = 'readiness-file', ${named}, link = null, held_evidence_id = null
      where (check_id, criterion_id) = (select check_id, min(criterion_id) from readiness_answers group by 1 limit 1)`,
    sql`insert into quote_files (id, quote_id, name, media_type, bytes, sha256, added_at)
      select 'quote-file', min(id), 'Plan.pdf', 'application/pdf', 9, ${sha256}, now() from quotes where owner_uid = ${uid}`,
    sql`insert into support_threads (id, owner_uid, owner_name, area, created_at, updated_at, waiting_since, message_count)
      values ('support-thread', ${uid}, 'Ada', 'other', now(), now(), now(), 1)`,
    sql`insert into support_messages (thread_id, number, side, author_uid, author, text, at)
      values ('support-thread', 1, 'member', ${uid}, 'Ada', 'Why?', now())`,
    sql`insert into support_files (id, owner_uid, thread_id, number, name, media_type, bytes, sha256, added_at)
      values ('support-file', ${uid}, 'support-thread', 1, 'Screen.pdf', 'application/pdf', 9, ${sha256}, now())`,
    sql`update signing_requests set certificate_id = 'certificate-file' where owner_uid = ${uid}`,
  ];
  for (const statement of statements) await db.execute(statement);
  const keys: FileKey[] = [
    'evidence/evidence-file',
    'results/result-file',
    'readiness/readiness-file',
    'quotes/quote-file',
    'support/support-file',
    'signing/signed-file-of-the-owner',
    'signing/certificate-file',
    `${uid}/profile_photo/avatar`,
  ];
  for (const key of keys) await files.put(key, Buffer.from(`bytes of ${key}`));
}
