import { sql } from 'drizzle-orm';
import { deleted, type Erased, left, type TableRule, taken } from '../rule.ts';

const group = 'Your account';
const uid = { column: 'uid' };
const ofUser = { column: 'user_id' };

/** Who did what, and when, stays; the member's own name and id do not. */
const underPseudonym: Erased = {
  kept: {
    for: 'log',
    set: ({ uid: was, pseudonym, name }) => ({
      subject_id: pseudonym,
      actor_name: sql`case when actor_uid = ${was} then ${name} else actor_name end`,
      actor_uid: sql`case when actor_uid = ${was} then ${pseudonym} else actor_uid end`,
      detail: sql`detail - 'email' - 'name' - 'member'`,
    }),
  },
};

const fingerprints = 'Fingerprints of keys: they say nothing about you.';
const secret = 'They are secret, and nobody’s in particular.';

/** Who the member is, how they log in, and what was noted about the account. */
export const accountRules: readonly TableRule[] = [
  taken(group, 'users', 'Your name, e-mail address and roles', uid, deleted),
  taken(group, 'founders', 'Your founder’s record', uid, deleted),
  taken(group, 'profiles', 'Your profile', uid, deleted),
  taken(group, 'identity_users', 'Your login', { column: 'id' }, deleted),
  taken(group, 'identity_sessions', 'Where you are logged in', ofUser, deleted, ['token']),
  taken(group, 'identity_accounts', 'How you log in', ofUser, deleted, [
    'password',
    'access_token',
    'refresh_token',
    'id_token',
  ]),
  taken(group, 'identity_passkeys', 'Your passkeys', ofUser, deleted, ['public_key', 'credential_id']),
  taken(group, 'identity_linked_logins', 'Logins of other services that open your account', ofUser, deleted),
  taken(group, 'identity_second_factors', 'Your second factor', ofUser, deleted, ['secret', 'backup_codes']),
  taken(group, 'email_changes', 'A change of your e-mail address that waits', uid, deleted, [
    'session_id',
    'old_token_hash',
    'new_token_hash',
  ]),
  taken(group, 'phone_confirmations', 'That you confirmed your phone', uid, deleted, ['code_hash']),
  taken(
    group,
    'audit_entries',
    'What was done to your account and your plan by us or by you',
    { column: 'subject_id', where: { subject_kind: ['account', 'subscriber'] } },
    underPseudonym,
    ['actor_name', 'actor_uid'],
  ),
  taken(group, 'consents', 'What you agreed to, allowed or ended, and when', uid, deleted),
  taken(group, 'erasures', 'When you asked for your account to be erased', uid, {
    untouched: 'The day on which an account was erased stays, without its member: the step that ends it sees to that.',
  }),
  left(
    'identity_verifications',
    'Open links to confirm an address or to choose a password',
    'They open your account.',
    {
      owned: { column: 'value' },
    },
  ),
  left('identity_ended_sessions', 'Logins that have ended', fingerprints, { untouched: fingerprints }),
  left('identity_keys', 'Keys that sign the tokens of all logins', secret, { untouched: secret }),
];
