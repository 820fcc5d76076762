import { type AssembledAgreement, runText } from '../agreements/assemble.ts';

/**
 * What the AI is told of one clause of a document: its heading and its words, and nothing of the other clauses, the cover
 * or the places to sign. Null when the document has no such clause.
 */
export function clauseFacts({ title, clauses }: AssembledAgreement, clauseId: string): string[] | null {
  const clause = clauses.find(({ id }) => id === clauseId);
  if (!clause) return null;
  return [
    `Document: ${title}`,
    `Clause ${clause.number}: ${clause.title}`,
    ...(clause.own ? ['The founder wrote this clause: it is outside the reviewed template.'] : []),
    ...clause.paragraphs.map((paragraph) => `${paragraph.number} ${runText(paragraph)}`),
  ];
}
