import { deleted, left, type TableRule, taken } from '../rule.ts';

const group = 'News and settings';
const counts = 'Fingerprints and counts, for minutes or hours.';
const overAll = 'A number over all members.';
const byAddress = 'It names an address, not an account: the step that erases the account takes the address out of it.';
const nothing = 'It holds nothing about people.';

/** What reaches the member, and what the product needs to run. */
export const platformRules: readonly TableRule[] = [
  taken(group, 'notifications', 'What you were told in the app', { column: 'uid' }, deleted),
  taken(group, 'preferences', 'Your settings', { column: 'uid' }, deleted),
  taken(group, 'text_messages', 'Text messages that you were sent, without their texts', { column: 'uid' }, deleted, [
    'key',
  ]),
  left('text_months', 'How many text messages were sent in a month', overAll, { untouched: overAll }),
  left('text_totals', 'How many text messages were sent in a month, by kind', overAll, { untouched: overAll }),
  left(
    'mail_addresses',
    'Addresses at which mail does not arrive',
    'Yours is in your account; what became of its mail, you see there.',
    { untouched: byAddress },
  ),
  left('sent_mails', 'Which mail went to which address', 'Without what they said, and for 30 days.', {
    untouched: byAddress,
  }),
  left('mail_events', 'Which reports of mail were taken', 'Fingerprints, for 30 days.', { untouched: counts }),
  left('attempts', 'How often something was tried', counts, { untouched: counts }),
  left(
    'idempotency_keys',
    'Calls that were made, so that none is done twice',
    'Copies for a day of what is here already.',
    { owned: { column: 'uid' } },
  ),
  left(
    'jobs',
    'Work that waits for its turn',
    'It names what is here already; mails wait encrypted and go once they are sent.',
    { untouched: 'Work that names the account is taken from the queue by the step that erases its rows.' },
  ),
  left('drizzle', 'How the database was made', nothing, { untouched: nothing }),
];
