import { useEffect, useEffectEvent } from 'react';
import { createIdea } from '#contract/validation/validation.ts';
import { takeFirstLook } from '#domain/first-look/first-look.ts';
import { capital } from '#domain/validation/safe-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { call } from '#web/api/client.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { deviceStore } from '#web/components/device-store.ts';
import { forgetKeptSentence, type KeptSentence } from '#web/drafts/kept-sentence.ts';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { useBegin } from '#web/founder/documents/use-begin.ts';
import { paths } from '#web/paths.ts';

/** Whom the sentence is for and where, as the first look read it: the founder finds them filled in and may change them. */
function groupAndPlace(sentence: string): { segment?: string; place?: string } {
  const look = takeFirstLook(sentence);
  if (look.kind === 'ask') return {};
  const { who, where } = look.parts;
  return { ...(who && { segment: capital(who) }), ...(where && { place: capital(where) }) };
}

/** Begins an idea with the sentence from the home page, and opens its first questions. */
export function KeptIdea({ kept }: { kept: KeptSentence }) {
  const create = useBegin({
    async send({ key, sentence, title }: KeptSentence) {
      const intake = { pitch: sentence, title, ...groupAndPlace(sentence) };
      const idea = await call(createIdea, { body: { intake } }, { idempotencyKey: key });
      forgetKeptSentence(deviceStore());
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
