/** Control characters, invisible marks that reorder or hide text, and the byte-order mark. Line breaks are not here. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * What anyone typed, as one line that cannot disturb the text around it: no control or direction characters, no broken
 * characters, single spaces. It is plain text: escape it as usual where it meets HTML.
 */
export function safeLine(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(HIDDEN, ' ').replace(/\s+/gu, ' ').trim();
}

/** How many letters and digits a text has, in any script. */
export function countLetters(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
}

/** A safe line of at most `length` characters, cut between characters and marked with an ellipsis. */
export function shortLine(text: string, length: number): string {
  const characters = [...safeLine(text)];
  if (characters.length <= length) return characters.join('');
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}

/** A statement in at most `length` characters, cut between words. */
export function briefly(statement: string, length: number): string {
  return shortLine(statement, length).replace(/[\s,;:(“]+\S*…$/u, '…');
}

/** The founder's words as part of a sentence: a short line without a closing mark, or the fallback when empty. */
export function phrase(text: string, fallback: string, length = 140): string {
  return shortLine(text, length).replace(/[.,;:!?\s]+$/u, '') || fallback;
}

const LEADING_ARTICLE = /^(A|An|The|Their|Our|Every|Each|Some)(?= )/u;

/** A phrase for the middle of a sentence: a leading article loses its capital. Names keep theirs. */
export function midSentence(words: string): string {
  return words.replace(LEADING_ARTICLE, (article) => article.toLowerCase());
}

/** The founder's words in quotation marks. */
export function quote(text: string, length = 160): string {
  return `“${phrase(text, '…', length).replace(/[“”]/gu, '"')}”`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The sentence with a capital first letter. */
export function capital(sentence: string): string {
  const [first = '', ...rest] = sentence;
  return first.toUpperCase() + rest.join('');
}
