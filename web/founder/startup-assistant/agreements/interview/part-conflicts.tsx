import { formatAnswer } from '#domain/agreements/format-answer.ts';
import type { Template } from '#domain/agreements/template.ts';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import type { Draft } from '#web/drafts/draft.ts';
import type { AnswerConflict } from '#web/drafts/pending.ts';
import type { ContentParts, Part, PartKey } from '../draft/content-parts.ts';

type PartConflictsProps = {
  conflicts: readonly AnswerConflict<ContentParts>[];
  draft: Draft<ContentParts>;
  template: Template;
};

/** Parts of a document that were changed here and elsewhere, in the words of its template. */
export function PartConflicts({ conflicts, draft, template }: PartConflictsProps) {
  return (
    <Conflicts
      conflicts={conflicts}
      draft={draft}
      lead="Another tab or device saved these while you were writing. Choose which one stays."
      labelOf={(key) => partLabel(template, key)}
      wordsOf={(key, part) => partText(template, key, part)}
    />
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
