import { left, type TableRule, taken } from '../rule.ts';

const group = 'News and settings';

/** What reaches the member, and what the product needs to run. */
export const platformRules: readonly TableRule[] = [
  taken(group, 'notifications', 'What you were told in the app', { column: 'uid' }),
  taken(group, 'preferences', 'Your settings', { column: 'uid' }),
  taken(group, 'text_messages', 'Text messages that you were sent, without their texts', { column: 'uid' }, ['key']),
  left('text_months', 'How many text messages were sent in a month', 'A number over all members.'),
  left(
    'mail_addresses',
    'Addresses at which mail does not arrive',
    'Yours is in your account; what became of its mail, you see there.',
  ),
  left('sent_mails', 'Which mail went to which address', 'Without what they said, and for 30 days.'),
  left('mail_events', 'Which reports of mail were taken', 'Fingerprints, for 30 days.'),
  left('attempts', 'How often something was tried', 'Fingerprints and counts, for minutes or hours.'),
  left(
    'idempotency_keys',
    'Calls that were made, so that none is done twice',
    'Copies for a day of what is here already.',
  ),
  left(
    'jobs',
    'Work that waits for its turn',
    'It names what is here already; mails wait encrypted and go once they are sent.',
  ),
  left('drizzle', 'How the database was made', 'It holds nothing about people.'),
];
