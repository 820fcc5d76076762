import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { type SupportThread, writeSupportMessage } from '#contract/support/support.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { MessageForm } from '#web/components/support/message-form.tsx';
import { ThreadMessages } from '#web/components/support/thread-messages.tsx';
import { ThreadStatus } from '#web/components/support/thread-status.tsx';
import { paths } from '#web/paths.ts';
import { supportAreaWords } from '#web/words/support-words.ts';
import { threadQuery, useMarkSeen, useOpenFile, useShowThread } from './support-queries.ts';

/** /m/support/:threadId: a conversation with the operator. */
export default function ThreadPage() {
  const { threadId = '' } = useParams();
  const thread = useQuery(threadQuery(threadId));
  if (thread.error instanceof ApiError && thread.error.code === 'SUPPORT_UNKNOWN')
    return (
      <EmptyState
        title="This conversation is not here"
        action={<ButtonLink href={paths.member.support}>Your questions to us</ButtonLink>}
      >
        It may belong to another account.
      </EmptyState>
    );
  return (
    <Loaded query={thread} what="The conversation">
      {(data) => <Thread key={data.id} thread={data} />}
    </Loaded>
  );
}

/** What is on the screen counts as read. */
function Thread({ thread }: { thread: SupportThread }) {
  const { id, area, state, unread, messages } = thread;
  usePageName(`${supportAreaWords[area]}: your question`);
  const open = useOpenFile();
  const show = useShowThread();
  const { mutate: markSeen } = useMarkSeen(id);
  const newest = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (unread > 0) markSeen(newest);
  }, [unread, newest, markSeen]);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={supportAreaWords[area]}
        eyebrow={<TextLink href={paths.member.support}>Your questions to us</TextLink>}
        lead={<ThreadStatus state={state} unread={0} />}
      />
      <ThreadMessages
        messages={messages}
        side="member"
        onOpen={(file) => open.mutate(file)}
        isOpening={open.isPending}
      />
      <Card title={state === 'closed' ? 'Is something still open?' : 'Write back'}>
        {state === 'open' && <p className="text-stone">It is our turn to answer. You can add to it meanwhile.</p>}
        {state === 'closed' && <p className="text-stone">This conversation is closed. Writing opens it again.</p>}
        <MessageForm
          name={`support ${id}`}
          label="Your message"
          submitLabel="Send"
          send={(body, options) => call(writeSupportMessage, { params: { threadId: id }, body }, options)}
          onSent={(next) => {
            show(next);
            toast.success('Message sent');
          }}
        />
      </Card>
    </div>
  );
}
