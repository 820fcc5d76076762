import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import {
  type AdminSupportThread,
  answerSupport,
  closeSupport,
  markAdminSupportSeen,
  readAdminSupport,
  readAdminSupportFile,
  reopenSupport,
} from '#contract/support/admin.ts';
import type { SupportFile } from '#contract/support/support.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { MessageForm } from '#web/components/support/message-form.tsx';
import { ThreadMessages } from '#web/components/support/thread-messages.tsx';
import { ThreadStatus } from '#web/components/support/thread-status.tsx';
import { paths } from '#web/paths.ts';
import { supportAreaWords } from '#web/words/support-words.ts';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { BackTo } from '../parts/back-to.tsx';
import { Missing } from '../parts/missing.tsx';

/** /m/admin/support/:threadId: a question, and the answer to it. */
export default function ThreadPage() {
  const { threadId = '' } = useParams();
  const thread = useQuery(adminQuery(readAdminSupport, { params: { threadId } }));
  if (thread.error instanceof ApiError && thread.error.code === 'SUPPORT_UNKNOWN')
    return <Missing what="question" back={{ label: 'Support', href: paths.admin.support }} />;
  return (
    <Loaded query={thread} what="The question">
      {(data) => <Thread key={data.id} thread={data} />}
    </Loaded>
  );
}

function Thread({ thread }: { thread: AdminSupportThread }) {
  const { id, area, state, member, messages, can } = thread;
  usePageName(`${member.name}: ${supportAreaWords[area]}`);
  useMarkSeen(thread);
  const client = useQueryClient();
  const open = useOpenFile(id);
  const params = { threadId: id };
  const move = useAdminChange((event: 'close' | 'reopen') =>
    event === 'close' ? call(closeSupport, { params }) : call(reopenSupport, { params }),
  );
  const say = (event: 'close' | 'reopen', done: string) =>
    move.mutate(event, {
      onSuccess: () => toast.success(done),
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={supportAreaWords[area]}
        eyebrow={<BackTo label="Support" href={paths.admin.support} />}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <ThreadStatus state={state} unread={0} />
            <span className="wrap-anywhere">
              {member.name}, {member.email}
            </span>
          </span>
        }
        actions={
          <>
            {can.close && (
              <Button variant="secondary" loading={move.isPending} onClick={() => say('close', 'Closed')}>
                Close
              </Button>
            )}
            {can.reopen && (
              <Button variant="secondary" loading={move.isPending} onClick={() => say('reopen', 'Opened again')}>
                Open again
              </Button>
            )}
          </>
        }
      />
      <ThreadMessages
        messages={messages}
        side="operator"
        onOpen={(file) => open.mutate(file)}
        isOpening={open.isPending}
      />
      {can.answer && (
        <Card title="Answer">
          <MessageForm
            name={`support answer ${id}`}
            label="Your answer"
            hint={member.uid === null ? 'It is mailed: they have no account.' : undefined}
            withFiles={member.uid !== null}
            submitLabel="Send answer"
            send={(body, options) => call(answerSupport, { params, body }, options)}
            onSent={() => {
              toast.success('Answer sent');
              void client.invalidateQueries({ queryKey: ['admin'] });
            }}
          />
        </Card>
      )}
    </div>
  );
}

function useOpenFile(threadId: string) {
  return useMutation({
    mutationFn: async ({ id: fileId, name }: SupportFile) =>
      saveToDevice((await download(readAdminSupportFile, { params: { threadId, fileId } })).blob, name),
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** What is on the screen counts as read. */
function useMarkSeen({ id, messages, unread }: AdminSupportThread): void {
  const { mutate } = useAdminChange((number: number) =>
    call(markAdminSupportSeen, { params: { threadId: id }, body: { number } }),
  );
  const newest = messages.at(-1)?.number ?? 0;
  const hasUnread = unread > 0;
  useEffect(() => {
    if (hasUnread && newest > 0) mutate(newest);
  }, [hasUnread, newest, mutate]);
}
