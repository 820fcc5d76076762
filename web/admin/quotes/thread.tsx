import { useEffect } from 'react';
import { type AdminQuote, markAdminMessagesSeen, postAdminMessage } from '#contract/quotes/admin.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/class-names.ts';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminChange } from '../parts/admin-query.ts';
import { useAdminForm } from '../parts/use-admin-form.ts';

/** Messages between the founder and the operators, oldest first. */
export function Thread({ quote }: { quote: AdminQuote }) {
  const { messages, can } = quote;
  useMarkSeen(quote);
  return (
    <Card title="Messages">
      {messages.length === 0 && <p className="text-stone">Nobody has written yet.</p>}
      <ol aria-label="Thread" className="flex flex-col gap-3">
        {messages.map(({ number, side, author, text, at }) => (
          <li
            key={number}
            className={cx(
              'max-w-[90%] rounded-card px-4 py-3',
              side === 'operator' ? 'self-end border border-line' : 'bg-sunken',
            )}
          >
            <p className="text-sm text-stone">
              <span className="font-semibold text-ink">{author}</span>, <DateTime value={at} withTime />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {can.message && <MessageForm quote={quote} />}
    </Card>
  );
}

function MessageForm({ quote }: { quote: AdminQuote }) {
  const state = useAdminForm({
    name: `admin-message-${quote.id}`,
    schema: postAdminMessage.body,
    saved: { text: '' },
    send: (body, options) => call(postAdminMessage, { params: { quoteId: quote.id }, body }, options),
    onSaved: () => {
      toast.success('Message sent');
      state.takeSaved({ text: '' });
    },
  });
  const { form } = state;
  return (
    <AdminForm state={state} submitLabel="Send message" savingText="Sending…" variant="secondary">
      <TextareaField
        {...form.register('text')}
        label="Write to the founder"
        rows={3}
        limit={QUOTE_LIMITS.message}
        error={form.formState.errors.text?.message}
      />
    </AdminForm>
  );
}

/** What is on the screen counts as read. */
function useMarkSeen({ id, messages, unread }: AdminQuote): void {
  const { mutate } = useAdminChange((input: { quoteId: string; number: number }) =>
    call(markAdminMessagesSeen, { params: { quoteId: input.quoteId }, body: { number: input.number } }),
  );
  const newest = messages.at(-1)?.number ?? 0;
  const hasUnread = unread > 0;
  useEffect(() => {
    if (hasUnread && newest > 0) mutate({ quoteId: id, number: newest });
  }, [hasUnread, newest, id, mutate]);
}
