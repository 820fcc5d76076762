import { useRef } from 'react';
import { formatAnswer } from '#domain/agreements/format-answer.ts';
import type { Template } from '#domain/agreements/template.ts';
import { Button } from '#ui/button/button.tsx';
import type { Draft } from '../../draft/draft.ts';
import type { AnswerConflict } from '../../draft/pending.ts';
import type { ContentParts, Part, PartKey } from '../draft/content-parts.ts';

type Conflict = AnswerConflict<ContentParts>;
type PartConflictsProps = { conflicts: readonly Conflict[]; draft: Draft<ContentParts>; template: Template };

/** Parts that were changed here and elsewhere: both are shown, and the founder keeps one. Nothing is lost until then. */
export function PartConflicts({ conflicts, draft, template }: PartConflictsProps) {
  const section = useRef<HTMLElement>(null);
  if (conflicts.length === 0) return null;
  function resolve(key: PartKey, keep: 'mine' | 'theirs') {
    draft.resolve(key, keep);
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
        <p className="text-stone">Another tab or device saved these while you were writing. Choose which one stays.</p>
      </div>
      {conflicts.map(({ key, mine, theirs }) => (
        <fieldset key={key} className="min-w-0">
          <legend className="mb-2 font-semibold">{partLabel(template, key)}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side title="Typed here" text={partText(template, key, mine)} />
            <Side title="Saved elsewhere" text={partText(template, key, theirs)} />
            <Button size="small" variant="secondary" onClick={() => resolve(key, 'mine')}>
              Keep what I typed here
            </Button>
            <Button size="small" variant="secondary" onClick={() => resolve(key, 'theirs')}>
              Take the other one
            </Button>
          </div>
        </fieldset>
      ))}
    </section>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-control bg-sunken p-3">
      <p className="text-sm text-stone">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

function partLabel(template: Template, key: PartKey): string {
  const id = key.slice(key.indexOf('.') + 1);
  const variable = template.variables.find((one) => one.id === id);
  return variable?.label ?? template.clauses.find((one) => one.id === id)?.title ?? id;
}

function partText(template: Template, key: PartKey, part: Part): string {
  const id = key.slice(key.indexOf('.') + 1);
  if (part === null) return 'Nothing';
  const variable = template.variables.find((one) => `answers.${one.id}` === key);
  if (variable) return formatAnswer(variable, part) ?? 'Nothing';
  const clause = template.clauses.find((one) => one.id === id);
  return clause?.alternatives.find((one) => one.id === part)?.label ?? String(part);
}
