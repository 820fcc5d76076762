import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every migration in the order in which it landed. A new one goes to the end, and its name must sort there too. */
const landed = [
  '20261121070000_foundation',
  '20261121080000_accounts',
  '20261121081000_validation',
  '20261122000000_readiness',
  '20261122010000_narratives',
  '20261122020000_document_exports',
  '20261122030000_agreements',
  '20261122040000_signing',
  '20261122041000_signers_viewed',
  '20261123010000_consultation',
  '20261123020000_bookings',
  '20261123030000_billing',
  '20261123040000_quotes',
  '20261123041000_quote_offers_tax',
  '20261123050000_users_roles',
  '20261123050100_audit_of_everything',
  '20261123050200_notifications',
  '20261123050300_audit_by_subject',
  '20261123060000_late_money',
  '20261123060100_issued_invoices_kept',
  '20261123070000_bookings_refund_until',
  '20261123070100_bookings_transfer_rejected',
  '20261124020000_bookings_method',
  '20261124020100_bookings_invited',
  '20261125010000_documents_hidden',
  '20261125020000_identity_ended_sessions',
  '20261125040000_narratives_counted',
  '20261125040100_narratives_written',
  '20261125060000_payment_providers',
  '20261125070000_grants',
  '20261125080000_evidence_proof',
  '20261126010000_startups',
  '20261126020000_test_objections',
  '20261126030000_observations',
  '20261126040000_witness_links',
  '20261127010000_publications',
  '20261128010000_profiles',
  '20261128020000_email_changes',
  '20261129010000_preferences',
  '20261129020000_test_result_links',
  '20261130010000_second_factors',
  '20261130020000_passkeys',
  '20261201020000_observation_pitches',
  '20261202010000_exports_of_everything',
  '20261202020000_notification_things',
  '20261203010000_test_result_files',
  '20261204010000_erasures',
  '20261204020000_consents',
  '20261204030000_member_requests',
  '20261205010000_support',
  '20261206010000_linked_logins',
  '20261207010000_text_messages',
  '20261207020000_mail_addresses',
  '20261208010000_removed_against',
  '20261208020000_linked_claims',
  '20261208030000_witness_answers_again',
  '20261210010000_noted_prices',
  '20261210030000_text_totals',
  '20261210040000_founder_networks',
  '20261211010000_price_answers',
];

it('sorts a new migration after all that landed before it', () => {
  const onDisk = readdirSync('server/db/migrations', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  expect(onDisk).toEqual(landed);
});
