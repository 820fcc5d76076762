import { foldMarks } from './plain-text.ts';

export type Token =
  | { kind: 'word'; text: string; lower: string }
  | { kind: 'mark'; text: string }
  | { kind: 'reference'; id: string };

const TOKEN = /\[\[([a-z]\d{1,4})\]\]|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*'?|\S/gu;

/** The words, marks and references of a plain sentence, in order. "They'll" is two words, "won't" is "will not". */
export function tokenise(plain: string): Token[] {
  return [...foldMarks(plain).matchAll(TOKEN)].flatMap(([text, id]): Token[] => {
    if (id !== undefined) return [{ kind: 'reference', id }];
    if (!/^\p{L}/u.test(text)) return [{ kind: 'mark', text }];
    return expand(text).map((word) => ({ kind: 'word', text: word, lower: word.toLowerCase() }));
  });
}

function expand(word: string): string[] {
  if (/^won't$/iu.test(word)) return [word.startsWith('W') ? 'Will' : 'will', 'not'];
  return word.endsWith("'ll") ? [word.slice(0, -3), 'will'] : [word];
}

/** The sentence as patterns read it: small letters, one space around each token, § for a reference. */
export function patternLine(tokens: readonly Token[]): string {
  const texts = tokens.map((token) =>
    token.kind === 'word' ? token.lower : token.kind === 'mark' ? token.text : `§${token.id}`,
  );
  return ` ${texts.join(' ')} `;
}
