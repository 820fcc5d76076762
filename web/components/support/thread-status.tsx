import type { SupportState } from '#domain/support/support-thread.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { supportStates } from '../../words/support-words.ts';

/** Where a conversation stands, and how many messages were not read. */
export function ThreadStatus({ state, unread }: { state: SupportState; unread: number }) {
  const { label, colour } = supportStates[state];
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge colour={colour}>{label}</Badge>
      {unread > 0 && <Badge colour="clay">{unread === 1 ? '1 new message' : `${unread} new messages`}</Badge>}
    </span>
  );
}
