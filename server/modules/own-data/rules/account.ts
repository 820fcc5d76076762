import { left, type TableRule, taken } from '../rule.ts';

const group = 'Your account';
const uid = { column: 'uid' };
const ofUser = { column: 'user_id' };

/** Who the member is, how they log in, and what was noted about the account. */
export const accountRules: readonly TableRule[] = [
  taken(group, 'users', 'Your name, e-mail address and roles', uid),
  taken(group, 'founders', 'Your founder’s record', uid),
  taken(group, 'profiles', 'Your profile', uid),
  taken(group, 'identity_users', 'Your login', { column: 'id' }),
  taken(group, 'identity_sessions', 'Where you are logged in', ofUser, ['token']),
  taken(group, 'identity_accounts', 'How you log in', ofUser, [
    'password',
    'access_token',
    'refresh_token',
    'id_token',
  ]),
  taken(group, 'identity_passkeys', 'Your passkeys', ofUser, ['public_key', 'credential_id']),
  taken(group, 'identity_linked_logins', 'Logins of other services that open your account', ofUser),
  taken(group, 'identity_second_factors', 'Your second factor', ofUser, ['secret', 'backup_codes']),
  taken(group, 'email_changes', 'A change of your e-mail address that waits', uid, [
    'session_id',
    'old_token_hash',
    'new_token_hash',
  ]),
  taken(group, 'phone_confirmations', 'That you confirmed your phone', uid, ['code_hash']),
  taken(
    group,
    'audit_entries',
    'What was done to your account by us or by you',
    { column: 'subject_id', where: { subject_kind: 'account' } },
    ['actor_name', 'actor_uid'],
  ),
  left('identity_verifications', 'Open links to confirm an address or to choose a password', 'They open your account.'),
  left('identity_ended_sessions', 'Logins that have ended', 'Fingerprints of keys: they say nothing about you.'),
  left('identity_keys', 'Keys that sign the tokens of all logins', 'They are secret, and nobody’s in particular.'),
];
