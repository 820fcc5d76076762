import { deleted, left, type TableRule, taken } from '../rule.ts';

const group = 'News and settings';

const ofVisitors = 'They belong to no account, and are removed a day after they were written.';

/** Conversations with the operator. */
export const supportRules: readonly TableRule[] = [
  taken(group, 'support_threads', 'Your conversations with us', { column: 'owner_uid' }, deleted),
  taken(
    group,
    'support_messages',
    'What was written in them',
    { column: 'thread_id', of: 'support_threads' },
    deleted,
    ['author_uid'],
  ),
  taken(group, 'support_files', 'Files of them', { column: 'owner_uid' }, deleted),
  left('support_visitor_notes', 'Messages of people without an account', ofVisitors, { untouched: ofVisitors }),
];
