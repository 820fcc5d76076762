import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type FirstLook as Look, takeFirstLook } from '#domain/first-look/first-look.ts';
import { capital } from '#domain/validation/safe-text.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { deviceStore } from '#web/components/device-store.ts';
import { FirstBeliefs } from '#web/components/first-beliefs.tsx';
import { keepSentence } from '#web/drafts/kept-sentence.ts';
import { paths } from '../../paths.ts';

/** What the published rules say of a sentence at once: no account, no AI, nothing sent. */
export function FirstLook({ sentence }: { sentence: string }) {
  const look = takeFirstLook(sentence);
  const answer = useRef<HTMLElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <section ref={answer} tabIndex={-1} aria-labelledby="first-look" className="flex flex-col gap-5 outline-none">
      {look.kind === 'ask' ? (
        <p id="first-look" className="text-lg">
          {look.ask}
        </p>
      ) : (
        <Beliefs sentence={sentence} look={look} />
      )}
      {look.vague.length > 0 && <VagueWords words={look.vague} />}
    </section>
  );
}

function Beliefs({ sentence, look }: { sentence: string; look: Extract<Look, { kind: 'look' }> }) {
  const { parts, beliefs, riskiest, test, missing } = look;
  return (
    <>
      <FirstBeliefs
        title="Five things that must be true first"
        titleId="first-look"
        note={`We read: ${[parts.who, parts.what, parts.where, parts.price].filter(Boolean).join(' · ')}. Not right? Change the sentence.`}
        {...{ beliefs, riskiest, test }}
      />
      {missing.length > 0 && <p className="text-stone">Your sentence does not say: {missing.join(' ')}</p>}
      <Keep sentence={sentence.replace(/\s+/gu, ' ').trim()} title={capital(parts.what)} />
    </>
  );
}

/** Leads to an account, and from there to an idea that begins with the sentence. Where the device keeps nothing it says so first. */
function Keep({ sentence, title }: { sentence: string; title: string }) {
  const [key] = useState(newIdempotencyKey);
  const [isRefused, setRefused] = useState(false);

  function keep(event: MouseEvent) {
    if (isRefused || keepSentence(deviceStore(), { key, sentence, title })) return;
    event.preventDefault();
    setRefused(true);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ButtonLink href={paths.auth.signupThen(paths.founder.keepIdea(key))} onClick={keep} className="min-h-12 px-6">
        {isRefused ? 'Make an account' : 'Keep this'}
      </ButtonLink>
      {isRefused ? (
        <p role="alert">
          Your browser does not let us keep the sentence until you have an account. It is still in the field: copy it,
          and paste it into your first question.
        </p>
      ) : (
        <p className="text-sm text-stone">You make a free account, and your idea starts with this sentence.</p>
      )}
    </div>
  );
}

function VagueWords({ words }: { words: Look['vague'] }) {
  return (
    <div>
      <h3 className="font-semibold">Words that nobody can test</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {words.map(({ word, instead }) => (
          <li key={word}>
            “{word}”: <span className="text-stone">{instead}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
