import { type AssembledAgreement, runText } from '../agreements/assemble.ts';
import { type FactLine, words } from './facts.ts';

/**
 * What the AI is told of one clause of a document: its heading and its words, and nothing of the other clauses, the cover
 * or the places to sign. Null when the document has no such clause.
 */
export function clauseFacts({ title, clauses }: AssembledAgreement, clauseId: string): FactLine[] | null {
  const clause = clauses.find(({ id }) => id === clauseId);
  if (!clause) return null;
  return [
    { kind: 'note', text: `Document: ${title}` },
    { kind: 'note', text: `Clause ${clause.number}: ${clause.title}` },
    ...(clause.own
      ? [{ kind: 'note' as const, text: 'The founder wrote this clause: it is outside the reviewed template.' }]
      : []),
    ...clause.paragraphs.map((paragraph) =>
      words('document', `Paragraph ${paragraph.number} of this clause`, runText(paragraph), null),
    ),
  ];
}
