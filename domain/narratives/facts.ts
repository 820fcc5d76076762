/** Where on a page a fact stands: a section of the report, or the question that it answers. */
export type FactSource = `section:${string}` | `question:${string}`;

/** One line of what the AI is told. */
export type FactLine =
  /** A figure of the rules, or of a field for figures: placed by reference, shown with its label. */
  | { kind: 'figure'; label: string; value: string; source: FactSource | null }
  /** Words of the founder, of the rules or of a document: they can be quoted by reference, sentence by sentence. */
  | { kind: 'words'; by: 'founder' | 'rules' | 'document'; label: string; text: string; source: FactSource | null }
  /** A heading, or words that are read and not quoted. */
  | { kind: 'note'; text: string };

/** What an answer may place: a figure ([[f1]]) or a quotation ([[q1]]). The server writes it out, never the AI. */
export type Reference = {
  id: string;
  kind: 'figure' | 'quote';
  label: string;
  value: string;
  source: FactSource | null;
};

export const figure = (label: string, value: string | number, source: FactSource | null): FactLine => ({
  kind: 'figure',
  label,
  value: String(value),
  source,
});

export const words = (
  by: 'founder' | 'rules' | 'document',
  label: string,
  text: string,
  source: FactSource | null,
): FactLine => ({ kind: 'words', by, label, text, source });

/** A heading and its lines; nothing at all where there are none. */
export function section(title: string, lines: readonly FactLine[]): FactLine[] {
  return lines.length === 0 ? [] : [{ kind: 'note', text: `${title}:` }, ...lines];
}
