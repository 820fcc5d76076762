import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { Draft } from './draft.ts';
import type { Answer, AnswerConflict, Key } from './pending.ts';

type ConflictsProps<T> = {
  conflicts: readonly AnswerConflict<T>[];
  draft: Pick<Draft<T>, 'resolve'>;
  labelOf: (key: Key<T>) => string;
  wordsOf: (key: Key<T>, answer: Answer<T>) => string;
  /** What happened and what to do. */
  lead?: string;
};

const answersLead =
  'Another tab or device saved these answers while you were writing. Choose which one stays; your other answers are saved.';

/** Answers that were changed here and elsewhere: both are shown, and the founder keeps one. Nothing is lost until then. */
export function Conflicts<T>({ conflicts, draft, labelOf, wordsOf, lead = answersLead }: ConflictsProps<T>) {
  const section = useRef<HTMLElement>(null);
  if (conflicts.length === 0) return null;
  function resolve(conflict: AnswerConflict<T>, keep: 'mine' | 'theirs') {
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
        <p className="text-stone">{lead}</p>
      </div>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.key} className="min-w-0">
          <legend className="mb-2 font-semibold">{labelOf(conflict.key)}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side title="Typed here" text={wordsOf(conflict.key, conflict.mine)}>
              <Button size="small" variant="secondary" onClick={() => resolve(conflict, 'mine')}>
                Keep what I typed here
              </Button>
            </Side>
            <Side title="Saved elsewhere" text={wordsOf(conflict.key, conflict.theirs)}>
              <Button size="small" variant="secondary" onClick={() => resolve(conflict, 'theirs')}>
                Take the other one
              </Button>
            </Side>
          </div>
        </fieldset>
      ))}
    </section>
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
