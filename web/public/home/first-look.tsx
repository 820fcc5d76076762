import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type FirstLook as Look, takeFirstLook } from '#domain/first-look/first-look.ts';
import {
  BUSINESS_KINDS,
  type BusinessKind,
  ideaKindOf,
  isBusinessKind,
  kindRead,
} from '#domain/validation/business-kind.ts';
import { capital } from '#domain/validation/safe-text.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { deviceStore } from '#web/components/device-store.ts';
import { FirstBeliefs } from '#web/components/first-beliefs.tsx';
import { keepSentence } from '#web/drafts/kept-sentence.ts';
import { paths } from '../../paths.ts';
import { ChoiceChips } from './choice-chips.tsx';

/** What the stranger put right of what was read. */
type Chosen = { what: string; businessKind: BusinessKind | '' };

/** What the published rules say of a sentence at once: no account, no AI, nothing sent. */
export function FirstLook({ sentence }: { sentence: string }) {
  const [chosen, setChosen] = useState<Chosen>({ what: '', businessKind: '' });
  const ideaKind = ideaKindOf({ businessKind: chosen.businessKind, pitch: sentence });
  const look = takeFirstLook(sentence, { who: '', where: '', what: chosen.what, ...(ideaKind && { ideaKind }) });
  const answer = useRef<HTMLElement>(null);
  const isUnsure = look.kind === 'look' && look.isUnsure;
  useEffect(() => answer.current?.focus(), []);

  function choose(choice: Partial<Chosen>) {
    setChosen({ ...chosen, ...choice });
    // The choice itself goes away with its question.
    if (isUnsure) answer.current?.focus();
  }

  return (
    <section ref={answer} tabIndex={-1} aria-labelledby="first-look" className="flex flex-col gap-5 outline-none">
      {look.kind === 'ask' ? (
        <p id="first-look" className="text-lg wrap-anywhere">
          {look.ask}
        </p>
      ) : isUnsure ? (
        <WhichThing look={look} onChoose={(what) => choose({ what })} />
      ) : (
        <Beliefs {...{ sentence, look, chosen }} onChoose={choose} />
      )}
      {look.vague.length > 0 && <VagueWords words={look.vague} />}
    </section>
  );
}

type Read = Extract<Look, { kind: 'look' }>;

/** Asks instead of saying something silly: one tap, and the answer is there. */
function WhichThing({ look, onChoose }: { look: Read; onChoose: (what: string) => void }) {
  const options = [look.parts.what, ...look.others].slice(0, MOST_THINGS).map((value) => ({ value, label: value }));
  return (
    <div className="flex flex-col gap-3">
      <h2 id="first-look" className="font-display text-2xl font-semibold tracking-tight">
        What do they get from you?
      </h2>
      <ChoiceChips
        legend="We are not sure that we read it right. Tap what they get, or say it again in fewer words."
        options={options}
        value=""
        onChange={onChoose}
      />
    </div>
  );
}

/** More to choose from is more to read than a second sentence is to write. */
const MOST_THINGS = 5;

/** Short enough for a line on a phone. */
const KIND_CHIPS: Readonly<Record<BusinessKind, string>> = {
  goods: 'Selling goods',
  service: 'A service',
  marketplace: 'A marketplace',
  software: 'Software',
  hardware: 'Buy or build first',
  other: 'None of these',
};
const KINDS = (Object.keys(BUSINESS_KINDS) as BusinessKind[]).map((value) => ({ value, label: KIND_CHIPS[value] }));

type BeliefsProps = {
  sentence: string;
  look: Read;
  chosen: Chosen;
  onChoose: (choice: Partial<Chosen>) => void;
};

function Beliefs({ sentence, look, chosen, onChoose }: BeliefsProps) {
  const { parts, beliefs, riskiest, test, missing, ideaKind } = look;
  const { choice, read } = kindRead(ideaKind);
  return (
    <>
      <FirstBeliefs
        title="Five things that must be true first"
        titleId="first-look"
        note={`We read: ${[parts.who, parts.what, parts.where, parts.price].filter(Boolean).join(' · ')}. Not right? Change the sentence.`}
        {...{ beliefs, riskiest, test }}
      />
      <ChoiceChips
        legend={chosen.businessKind ? chosenLegend(chosen.businessKind) : kindLegend(choice, read)}
        options={KINDS}
        value={chosen.businessKind || choice}
        onChange={(kind) => onChoose({ businessKind: isBusinessKind(kind) ? kind : '' })}
      />
      {missing.length > 0 && <p className="text-stone">Your sentence does not say: {missing.join(' ')}</p>}
      <Keep
        sentence={sentence.replace(/\s+/gu, ' ').trim()}
        title={capital(parts.what)}
        businessKind={chosen.businessKind}
      />
    </>
  );
}

const chosenLegend = (kind: BusinessKind) =>
  kind === 'other' ? 'You said that it is none of these.' : `You said that this is: ${BUSINESS_KINDS[kind].read}.`;

/** The chip that is chosen is named where what was read has another name. */
const kindLegend = (choice: BusinessKind, read: string) =>
  choice === 'other' && read === BUSINESS_KINDS.other.read
    ? 'We could not read what kind of idea this is. Tap it, and the five change.'
    : `We read this as: ${read}${read === BUSINESS_KINDS[choice].read || choice === 'other' ? '' : `, so “${KIND_CHIPS[choice]}”`}. Not right? Tap what it is, and the five change.`;

/** Leads to an account, and from there to an idea that begins with the sentence. Where the device keeps nothing it says so first. */
function Keep({ sentence, title, businessKind }: { sentence: string; title: string; businessKind: string }) {
  const [key] = useState(newIdempotencyKey);
  const [isRefused, setRefused] = useState(false);

  function keep(event: MouseEvent) {
    const kept = { key, sentence, title, ...(businessKind && { businessKind }) };
    if (isRefused || keepSentence(deviceStore(), kept)) return;
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
