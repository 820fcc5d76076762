import { useEffect, useEffectEvent } from 'react';
import { createIdea } from '#contract/validation/validation.ts';
import { takeFirstLook } from '#domain/first-look/first-look.ts';
import { answerOfPrice, takePrice } from '#domain/first-look/price.ts';
import { isBusinessKind } from '#domain/validation/business-kind.ts';
import type { IntakeDraft } from '#domain/validation/intake.ts';
import { capital } from '#domain/validation/safe-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { deviceStore, tabStore } from '#web/components/device-store.ts';
import { forgetKeptSentence, type KeptSentence } from '#web/drafts/kept-sentence.ts';
import { forgetTypedSentence } from '#web/drafts/typed-sentence.ts';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import { paths } from '#web/paths.ts';

/** Whom the sentence is for, where and at which price, as the first look read it: the founder may change what is filled in. */
function answersOf({ sentence, title, businessKind = '' }: KeptSentence): IntakeDraft {
  const chosen = isBusinessKind(businessKind) ? { businessKind } : {};
  const look = takeFirstLook(sentence);
  if (look.kind === 'ask') return { title, ...answerOfPrice(takePrice(sentence).price), ...chosen };
  const { who, where, price } = look.parts;
  return {
    title: workingName(title, who),
    ...(who && { segment: capital(who) }),
    ...(where && { place: capital(where) }),
    ...answerOfPrice(price),
    ...chosen,
  };
}

/** "Fish" names no idea: one word needs whom it is for, and else there is no name before the founder gives one. */
function workingName(title: string, who: string): string {
  if (title.includes(' ')) return title;
  return who && `${title} for ${who}`;
}

/** Begins an idea with the sentence from the home page, and opens its first questions. */
export function KeptIdea({ kept }: { kept: KeptSentence }) {
  const create = useBegin({
    async send(one: KeptSentence) {
      const intake = { pitch: one.sentence, ...answersOf(one) };
      const idea = await call(createIdea, { body: { intake } }, { idempotencyKey: one.key });
      forgetKeptSentence(deviceStore());
      forgetTypedSentence(tabStore());
      return idea;
    },
    keyOf: (ideaId) => ideaQuery(ideaId).queryKey,
    pathOf: (ideaId) => paths.founder.ideaQuestions(ideaId, 'idea'),
  });
  const begin = useEffectEvent(() => create.mutate(kept));
  useEffect(() => begin(), []);
  if (!create.isError) {
    return (
      <SkeletonRegion label="Your idea is starting">
        <Skeleton className="h-32 w-full rounded-card" />
      </SkeletonRegion>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="wrap-anywhere">{kept.sentence}</p>
      <CallFailure error={create.error} kept="Your sentence is still on this device." />
      <Button onClick={() => create.mutate(kept)}>Try again</Button>
    </div>
  );
}
