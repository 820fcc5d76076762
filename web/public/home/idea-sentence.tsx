import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { controlClass } from '#ui/field/control-class.ts';
import { arrive } from '../../code/arrival.ts';
import { tabStore } from '../../components/device-store.ts';
import { useHydrated } from '../../components/hydrated.ts';
import { keepTypedSentence, typedSentence } from '../../drafts/typed-sentence.ts';

const load = () => import('./first-look.tsx');
const FirstLook = lazy(async () => ({ default: (await arrive(load)).FirstLook }));

/** Takes the idea in one sentence and answers in the browser. What it answers with is fetched once somebody comes to the field. */
export function IdeaSentence() {
  const isHydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<{ sentence: string; times: number }>();

  useEffect(() => {
    // The page is prerendered empty, and what was typed before it came alive goes first.
    if (field.current?.value === '') field.current.value = typedSentence(tabStore());
  }, []);

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sentence = String(new FormData(event.currentTarget).get('sentence') ?? '');
    setAsked({ sentence, times: (asked?.times ?? 0) + 1 });
  }

  return (
    <div className="flex w-full max-w-[34rem] flex-col gap-6">
      <form
        onSubmit={ask}
        onFocus={() => void load().catch(() => undefined)}
        className="flex flex-col items-start gap-3"
      >
        <label htmlFor="sentence" className="font-semibold">
          Your idea in one sentence: who is it for, and what do they get?
        </label>
        <textarea
          ref={field}
          id="sentence"
          name="sentence"
          rows={2}
          onChange={({ target }) => keepTypedSentence(tabStore(), target.value)}
          placeholder="Fish sellers in Makoko rent a cold box by the day"
          className={controlClass}
        />
        <Button type="submit" disabled={!isHydrated}>
          See what must be true
        </Button>
      </form>
      {asked && (
        <Suspense>
          <FirstLook key={asked.times} sentence={asked.sentence} />
        </Suspense>
      )}
    </div>
  );
}
