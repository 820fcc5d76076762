import { useState } from 'react';
import { unsubscribeDigest } from '#contract/notifications/notifications.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { call } from '../api/client.ts';
import { CallFailure } from '../components/call-failure.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';

/** /unsubscribe: ends the summary by e-mail. Opening the page changes nothing; a button does. */
export default function Unsubscribe() {
  const [isDone, setDone] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    try {
      await call(unsubscribeDigest, { body: { token: window.location.hash.slice(1) } });
      setDone(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  const settings = <TextLink href={paths.member.settings}>settings</TextLink>;
  return (
    <>
      <PageMeta title="Summary by e-mail" noIndex={false} />
      <PageHeading title={isDone ? 'You get no more summaries' : 'Stop the summary by e-mail?'} />
      <p role="status">
        {isDone ? (
          <>You can have it again at any time, in your {settings}.</>
        ) : (
          <>Your notifications stay in the app. What else is mailed to you is chosen in your {settings}.</>
        )}
      </p>
      <CallFailure error={failure} />
      {!isDone && (
        <Button className="self-start" loading={isSending} onClick={() => void send()}>
          Stop the summary
        </Button>
      )}
    </>
  );
}
