import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { IntakeDraft } from '../draft/intake-draft.ts';
import type { AnswerConflict } from '../draft/pending-answers.ts';
import { answerWords } from '../report/change-words.ts';
import { fieldOf } from './steps.ts';

/** Answers that were changed here and elsewhere: both are shown, and the founder keeps one. Nothing is lost until then. */
export function Conflicts({ conflicts, draft }: { conflicts: readonly AnswerConflict[]; draft: IntakeDraft }) {
  const section = useRef<HTMLElement>(null);
  if (conflicts.length === 0) return null;
  function resolve(conflict: AnswerConflict, keep: 'mine' | 'theirs') {
    draft.resolve(conflict.key, keep);
    section.current?.focus();
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="conflicts-title"
      className="flex flex-col gap-4 rounded-card border-2 border-amber bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id="conflicts-title" className="text-lg font-semibold">
          Changed here and elsewhere
        </h2>
        <p className="text-stone">
          Another tab or device saved these answers while you were writing. Choose which one stays; your other answers
          are saved.
        </p>
      </div>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.key} conflict={conflict} onKeep={(keep) => resolve(conflict, keep)} />
      ))}
    </section>
  );
}

function Conflict({ conflict, onKeep }: { conflict: AnswerConflict; onKeep: (keep: 'mine' | 'theirs') => void }) {
  const { label } = fieldOf(conflict.key);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title="Typed here" text={answerWords(conflict.key, conflict.mine)}>
          <Button size="small" variant="secondary" onClick={() => onKeep('mine')}>
            Keep what I typed here
          </Button>
        </Side>
        <Side title="Saved elsewhere" text={answerWords(conflict.key, conflict.theirs)}>
          <Button size="small" variant="secondary" onClick={() => onKeep('theirs')}>
            Take the other one
          </Button>
        </Side>
      </div>
    </fieldset>
  );
}

function Side({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-control bg-sunken p-3">
      <p className="text-sm text-stone">{title}</p>
      <p className="whitespace-pre-line wrap-break-word">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
