import type { Narrative } from '#contract/narratives.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

export type NarrativePartValue = Narrative['sentences'][number]['parts'][number];

/**
 * Words of the AI as they are; what the server put in always with its own name, so that a figure in the wrong place says so,
 * and with a way to where it stands.
 */
export function NarrativePart({ part, documentId }: { part: NarrativePartValue; documentId: string }) {
  if (part.kind === 'words') return part.text;
  const href = part.source && hrefOf(part.source, documentId);
  const name = part.kind === 'figure' ? `${part.label}: ${part.value}` : part.label;
  return (
    <>
      {part.kind === 'quote' && `“${part.value}” `}
      <span className="rounded-mark bg-sunken px-1 text-sm tabular-nums">
        {href ? (
          <TextLink quiet href={href}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </span>
    </>
  );
}

function hrefOf(source: string, documentId: string): string {
  const [kind, id = ''] = source.split(':');
  const field = kind === 'question' ? INTAKE_FIELDS.find(({ key }) => key === id) : undefined;
  return field ? paths.founder.ideaQuestions(documentId, field.step, field.key) : `#${id}`;
}
