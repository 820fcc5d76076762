import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { startSupportThread, supportArea } from '#contract/support/support.ts';
import { paginate } from '#domain/pagination.ts';
import type { SupportArea } from '#domain/support/support-thread.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { useDraftState } from '#web/components/draft-form.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { pageIn, withPage } from '#web/components/page-in.ts';
import { MessageForm } from '#web/components/support/message-form.tsx';
import { ThreadStatus } from '#web/components/support/thread-status.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { supportAreaOptions, supportAreaWords } from '#web/words/support-words.ts';
import { threadsQuery, useShowThread } from './support-queries.ts';

/** /m/support: what a member asked the operator, and a new question. `?area=` begins one about that area. */
export default function SupportPage() {
  const [search, setSearch] = useSearchParams();
  const area = supportArea.safeParse(search.get('area')).data;
  const [isWriting, setWriting] = useState(area !== undefined);
  const threads = useQuery(threadsQuery(pageIn(search)));
  const isForm = isWriting || threads.data?.total === 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Your questions to us"
        lead={
          <>
            A person answers here, and we mail you when there is an answer. Yours may be in{' '}
            <TextLink href={paths.helpSupport}>Help and support</TextLink> already.
          </>
        }
        actions={!isForm && <Button onClick={() => setWriting(true)}>Write to us</Button>}
      />
      {isForm && <NewThread area={area} />}
      <Loaded query={threads} what="Your questions">
        {({ items, ...list }) =>
          items.length > 0 && (
            <>
              <ul
                aria-label="Your questions"
                className="divide-y divide-line rounded-card border border-line bg-surface"
              >
                {items.map(({ id, area: about, state, unread, excerpt, updatedAt }) => (
                  <li key={id} className="flex flex-col gap-1 p-4 sm:px-6">
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <TextLink
                        href={paths.member.supportThread(id)}
                        className="inline-flex min-h-11 items-center font-semibold"
                      >
                        {supportAreaWords[about]}
                      </TextLink>
                      <ThreadStatus state={state} unread={unread} />
                    </span>
                    <p className="line-clamp-2 wrap-anywhere">{excerpt}</p>
                    <p className="text-sm text-stone">
                      Last change <DateTime value={updatedAt} withTime />
                    </p>
                  </li>
                ))}
              </ul>
              <Pagination {...paginate(list)} onPage={(page) => setSearch(withPage(search, page))} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function NewThread({ area }: { area: SupportArea | undefined }) {
  const navigate = useNavigate();
  const show = useShowThread();
  const about = useDraftState<{ area: SupportArea | '' }>('support area', { area: area ?? '' });
  const [isMissing, setMissing] = useState(false);
  const chosen = supportArea.safeParse(about.typed.area).data;
  return (
    <Card title="Write to us">
      <p>
        Say what you did, what you saw, and the request number if the page showed one. Leave out what your idea is: it
        is not needed to help you.
      </p>
      <SelectField
        id="support-area"
        name="area"
        label="What is it about?"
        placeholder="Choose one"
        options={supportAreaOptions}
        value={about.typed.area}
        error={isMissing && !chosen ? 'Choose what it is about.' : undefined}
        onChange={({ target }) => about.change({ area: supportArea.safeParse(target.value).data ?? '' })}
      />
      <MessageForm
        name="support new"
        label="Your message"
        submitLabel="Send"
        canSend={() => {
          setMissing(true);
          if (!chosen) document.getElementById('support-area')?.focus();
          return chosen !== undefined;
        }}
        send={(message, options) =>
          call(startSupportThread, { body: { ...message, area: chosen ?? 'other' } }, options)
        }
        onSent={(thread) => {
          about.forget();
          show(thread);
          toast.success('Message sent');
          void navigate(paths.member.supportThread(thread.id));
        }}
      />
    </Card>
  );
}
