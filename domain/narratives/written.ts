import type { Reference } from './facts.ts';

/** A piece of a sentence: words of the AI, or what the server put in the place of a reference. */
export type Part = { kind: 'words'; text: string } | Reference;

/** A sentence as it is shown, and how many line ends follow it. */
export type WrittenSentence = { parts: Part[]; breaks: number };

/** A figure always shows its own label beside its value: in the wrong place it says so itself. */
export const partText = (part: Part): string => {
  if (part.kind === 'words') return part.text;
  return part.kind === 'figure' ? `[${part.label}: ${part.value}]` : `“${part.value}” [${part.label}]`;
};

export const sentenceText = (parts: readonly Part[]) => parts.map(partText).join('');

/** The whole as plain text. */
export function writtenText(sentences: readonly WrittenSentence[]): string {
  return sentences
    .map(({ parts, breaks }, at) => {
      if (at === sentences.length - 1) return sentenceText(parts);
      return sentenceText(parts) + (breaks === 0 ? ' ' : '\n'.repeat(Math.min(breaks, 2)));
    })
    .join('');
}
