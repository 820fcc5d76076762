import { type Sentence, splitSentences } from './sentences.ts';

/** Takes an answer in pieces and gives its sentences, each of them once. */
export type AnswerReader = {
  add(piece: string): void;
  /** The sentences that have become whole since the last time; with `whole` also what is left at the end. */
  take(whole: boolean): Sentence[];
};

/**
 * Reads an answer while it grows. What was given once is never read again, so that the work is that of reading the answer
 * once, however many pieces it comes in. A sentence has no control or invisible characters, no marks of formatting and no
 * number of a list item, which would be a numeral of nobody.
 */
export function createAnswerReader(): AnswerReader {
  let rest = '';
  let isLineStart = true;

  function takeLine(line: string, isWhole: boolean): Sentence[] {
    const sentences = splitSentences(withoutFormat(line, isLineStart));
    const open = isWhole ? undefined : sentences.pop();
    // A marker alone may still be the beginning of a line.
    if (open === undefined) rest = isWhole ? '' : line;
    else if (sentences.length > 0) {
      rest = open.text + open.gap;
      isLineStart = false;
    } else rest = line;
    return sentences;
  }

  return {
    add(piece) {
      rest += plainCharacters(piece);
    },
    take(whole) {
      const lines = rest.split('\n');
      const last = lines.pop() ?? '';
      const taken = lines.flatMap((line) => {
        const sentences = takeLine(line, true);
        isLineStart = true;
        return endLine(sentences);
      });
      return [...taken, ...takeLine(last, whole)].filter(({ text, gap }) => text !== '' || gap !== '');
    },
  };
}

/** The last sentence of a line carries the line's end; an empty line is an end and nothing else. */
function endLine(sentences: Sentence[]): Sentence[] {
  const last = sentences.pop() ?? { text: '', gap: '' };
  return [...sentences, { text: last.text, gap: '\n' }];
}

function plainCharacters(text: string): string {
  return text.replace(/\p{Surrogate}|[^\P{Cc}\n]|\p{Cf}/gu, (character) => (character === '\t' ? ' ' : ''));
}

const MARKER = /^\s*(?:#{1,6}\s+|>\s+)?(?:(?:[-*•–]|\d{1,2}[.)])\s+)?/u;

function withoutFormat(line: string, isLineStart: boolean): string {
  return (isLineStart ? line.replace(MARKER, '') : line).replace(/\*\*|__|`/gu, '');
}
