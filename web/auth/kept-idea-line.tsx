import { useState } from 'react';
import { briefly } from '#domain/validation/safe-text.ts';
import { deviceStore } from '../components/device-store.ts';
import { keptSentenceOf } from '../drafts/kept-sentence.ts';

/** Says on the way into an account that the sentence of the home page comes along. Nothing where none does. */
export function KeptIdeaLine({ redirect }: { redirect: string | null }) {
  const [kept] = useState(() => keptSentenceOf(deviceStore(), redirect));
  if (!kept) return null;
  return (
    <p className="mb-5 rounded-control border-l-4 border-moss bg-moss-wash px-4 py-2.5 wrap-break-word">
      Your idea is kept: “{briefly(kept.sentence, 60)}”
    </p>
  );
}
