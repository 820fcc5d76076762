import { useEffect } from 'react';
import { messageBody } from '#contract/quotes/answers.ts';
import type { Quote } from '#contract/quotes/quotes.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/class-names.ts';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { useMarkSeen, usePostMessage } from './quote-queries.ts';

/** The conversation with the operator. What is on the screen counts as seen. */
export function Thread({ quote }: { quote: Quote }) {
  const { messages, unread, can } = quote;
  const { mutate: markSeen } = useMarkSeen(quote.id);
  const newest = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (unread > 0) markSeen(newest);
  }, [unread, newest, markSeen]);
  return (
    <Card title="Messages">
      {messages.length === 0 && (
        <p className="text-stone">
          {can.message ? 'Nobody has written yet. Ask whatever you want to know.' : 'Nobody wrote.'}
        </p>
      )}
      {messages.length > 0 && (
        <ol aria-label="Messages, oldest first" className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.number} message={message} />
          ))}
        </ol>
      )}
      {can.message && <MessageForm quoteId={quote.id} />}
    </Card>
  );
}

function Message({ message: { side, author, text, at } }: { message: Quote['messages'][number] }) {
  const isOwn = side === 'founder';
  return (
    <li
      className={cx(
        'flex max-w-measure flex-col gap-1 rounded-card p-4',
        isOwn ? 'bg-sunken sm:ml-10' : 'border border-line sm:mr-10',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-stone">
        <span className="font-semibold text-ink">{isOwn ? 'You' : author}</span>
        {!isOwn && <Badge>Our side</Badge>}
        <DateTime value={at} withTime />
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  );
}

/** What is typed stays on this device until it is sent. */
function MessageForm({ quoteId }: { quoteId: string }) {
  const name = `quote message ${quoteId}`;
  const post = usePostMessage(quoteId);
  const { form, startAgain } = useDraftSchemaForm(messageBody, name, { text: '' });
  const submit = form.handleSubmit((body) => post.mutate(body, { onSuccess: () => startAgain() }));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-4">
      <CallFailure error={post.error} kept="Your message is kept." />
      <TextareaField
        {...form.register('text')}
        id="quote-message"
        label="Your message"
        rows={3}
        limit={QUOTE_LIMITS.message}
        error={form.formState.errors.text?.message}
      />
      <div>
        <Button type="submit" variant="secondary" loading={post.isPending} loadingText="Sending…">
          Send message
        </Button>
      </div>
    </form>
  );
}
