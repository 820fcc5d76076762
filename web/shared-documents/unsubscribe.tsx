import { useState } from 'react';
import { unsubscribeDigest } from '#contract/notifications/notifications.ts';
import { TOPICS, type Topic } from '#domain/notifications/notices.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { call } from '../api/client.ts';
import { CallFailure } from '../components/call-failure.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';
import { topicWords } from '../words/topics.ts';

/** What a link ends: mail about a topic, which stands in the middle of its token, or the summary. */
function endingOf(token: string) {
  const [, named, signature] = token.split('.');
  const topic = signature ? TOPICS.find((one) => one === named) : undefined;
  return topic ? topicEnding(topic) : summaryEnding;
}

const summaryEnding = {
  page: 'Summary by e-mail',
  asked: 'Stop the summary by e-mail?',
  done: 'You get no more summaries',
  button: 'Stop the summary',
};

const topicEnding = (topic: Topic) => ({
  page: 'News by e-mail',
  asked: `Stop e-mail about “${topicWords[topic]}”?`,
  done: `You get no more e-mail about “${topicWords[topic]}”`,
  button: 'Stop these e-mails',
});

/** /unsubscribe: ends the summary by e-mail, or mail about a topic. Opening the page changes nothing; a button does. */
export default function Unsubscribe() {
  const [token] = useState(() => window.location.hash.slice(1));
  const ending = endingOf(token);
  const [isDone, setDone] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    try {
      await call(unsubscribeDigest, { body: { token } });
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
      <PageMeta title={ending.page} noIndex={false} />
      <PageHeading title={isDone ? ending.done : ending.asked} />
      <p role="status">
        {isDone ? (
          <>You can turn it on again at any time, in your {settings}.</>
        ) : (
          <>Your notifications stay in the app. What else is mailed to you is chosen in your {settings}.</>
        )}
      </p>
      <CallFailure error={failure} />
      {!isDone && (
        <Button className="self-start" loading={isSending} onClick={() => void send()}>
          {ending.button}
        </Button>
      )}
    </>
  );
}
