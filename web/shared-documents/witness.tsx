import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { answerWitnessLink, openWitnessLink, type WitnessQuestion } from '#contract/validation/witness.ts';
import type { ConfirmedKind, WitnessAnswer } from '#domain/validation/witness.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Day } from '#web/time/date-time.tsx';
import { messageOf } from '../api/api-error.ts';
import { call, clientFor } from '../api/client.ts';
import { deviceMark } from '../api/device-mark.ts';
import { identity } from '../auth/session.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { openLink, useOtherLink } from './link.ts';
import { LinkFailure } from './link-failure.tsx';

export const clientLoader = () => openLink((token) => call(openWitnessLink, { body: { token } }));

/** /witness: somebody says whether it was as a founder wrote. Opening the page records nothing; a button does. */
export default function Witness() {
  const link = useLoaderData<typeof clientLoader>();
  useOtherLink();
  if ('failure' in link) return <LinkFailure message={link.failure} />;
  const { token, opened } = link;
  return opened.answered ? (
    <Answered question={opened} answer={opened.answered} />
  ) : (
    <Question key={token} token={token} question={opened} />
  );
}

const YES: Record<ConfirmedKind, string> = {
  said: 'Yes, I said this',
  paid: 'Yes, I paid this',
  did: 'Yes, I did this',
  several: 'Yes, this is right',
};

const answersTo = ({ confirms }: WitnessQuestion): { answer: WitnessAnswer; label: string }[] => [
  { answer: 'confirmed', label: YES[confirms] },
  { answer: 'not_like_that', label: 'Not like that' },
  { answer: 'unknown_person', label: 'I don’t know this person' },
];

function Question({ token, question }: { token: string; question: WitnessQuestion }) {
  const { founder } = question;
  const [given, setGiven] = useState<WitnessAnswer | null>(null);
  const [sending, setSending] = useState<WitnessAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const first = firstNameOf(founder);

  async function send(answer: WitnessAnswer) {
    setSending(answer);
    setFailure(null);
    try {
      // The founder's session must show, also on a device that made no link: this page starts none by itself.
      const session = await identity.fetchToken().catch(() => null);
      const answerAs = session === null ? call : clientFor(session).call;
      await answerAs(answerWitnessLink, { body: { token, answer, device: deviceMark() } });
      setGiven(answer);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(null);
    }
  }

  if (given) return <Thanks first={first} answer={given} />;
  return (
    <>
      <PageMeta title="Is this right?" noIndex={false} />
      <PageHeading
        title="Is this right?"
        lead={`${founder} is testing a business idea, and wrote down what you said or did.`}
      />
      <WhatWasSaid question={question} />
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <div className="flex flex-col gap-3">
        {answersTo(question).map(({ answer, label }, index) => (
          <Button
            key={answer}
            variant={index === 0 ? 'primary' : 'secondary'}
            loading={sending === answer}
            loadingText="Sending…"
            disabled={sending !== null && sending !== answer}
            onClick={() => void send(answer)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="text-stone">
        One tap, once. We ask for no name and no number. We keep your answer, its time, and two codes made of your
        browser and your network, which stop people from answering twice. They cannot be turned back.
      </p>
    </>
  );
}

const firstNameOf = (founder: string) => founder.split(' ')[0] ?? founder;

/** What it is about: the day, what is confirmed, and what the founder wrote. */
function WhatWasSaid({ question: { founder, date, note, says } }: { question: WitnessQuestion }) {
  return (
    <Card>
      <p className="text-stone">
        On <Day value={date} />
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-lg font-semibold">
        {says.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-3 text-stone">In {firstNameOf(founder)}’s words:</p>
      <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{note}</blockquote>
    </Card>
  );
}

/** The link was answered before: what the answer was, and of what. */
function Answered({ question, answer }: { question: WitnessQuestion; answer: WitnessAnswer }) {
  const label = answersTo(question).find((one) => one.answer === answer)?.label;
  return (
    <>
      <PageMeta title="Answered already" noIndex={false} />
      <PageHeading
        title="This was answered already"
        lead={`The answer was “${label}”. A link is answered once, and the answer stays.`}
      />
      <WhatWasSaid question={question} />
      <p className="text-stone">
        If the answer was not yours, tell {firstNameOf(question.founder)}: a link is for one person. You can close this
        page.
      </p>
    </>
  );
}

const THANKS: Record<WitnessAnswer, (first: string) => string> = {
  confirmed: (first) => `You said yes. It helps ${first} to know what is true.`,
  not_like_that: (first) => `You said that it was not like that. It does not count for ${first} any more.`,
  unknown_person: (first) => `You do not know ${first}. What was written does not count for ${first} any more.`,
};

function Thanks({ first, answer }: { first: string; answer: WitnessAnswer }) {
  return (
    <>
      <PageMeta title="Thank you" noIndex={false} />
      <PageHeading title="Thank you" lead={THANKS[answer](first)} />
      <p className="text-stone">You can close this page.</p>
    </>
  );
}
