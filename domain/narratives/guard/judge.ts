import type { Part } from '../written.ts';
import { foretells } from './forecast.ts';
import { phraseReason, withoutHarmless } from './patterns.ts';
import { isPlacedWell } from './placement.ts';
import { plainText, SENTENCE_LENGTH } from './plain-text.ts';
import { quotesOnly } from './quotations.ts';
import type { Reason } from './reasons.ts';
import { runsOf, type Sources } from './sources.ts';
import { patternLine, tokenise } from './tokens.ts';
import { deniedReason, isSplitNumber, unknownReason } from './word-check.ts';

export type Judged = { parts: Part[] } | { reason: Reason };

/** The only signs of an answer besides letters and references. */
const MARKS = new Set(`.,;:!?()"'–—-`);
const NUMERAL = /[\p{N}%‰+=<>×÷±~^\p{Sc}#*]/u;

/**
 * Judges one sentence of an answer. Closed by default: what is left without its references must be plain English words, or
 * words that were sent, and none of them may count, judge, quote, name or address. Pure, and bounded in its work.
 */
export function judge(sentence: string, sources: Sources): Judged {
  if (sentence.length > SENTENCE_LENGTH) return { reason: 'wording' };
  const plain = plainText(sentence).replace(
    /\[\[\s*(\p{L}\d{1,4})\s*\]\]/gu,
    (_, id: string) => `[[${id.toLowerCase()}]]`,
  );
  const shown = plain.replace(/["“”]\s*(\[\[q\d+\]\])\s*["“”]/gu, '$1');
  const reason = reasonAgainst(shown, sources);
  return reason ? { reason } : { parts: partsOf(shown, sources) };
}

function reasonAgainst(plain: string, sources: Sources): Reason | undefined {
  if (plain.length > SENTENCE_LENGTH) return 'wording';
  const tokens = tokenise(plain);
  const marks = tokens.flatMap((token) => (token.kind === 'mark' ? [token.text] : []));
  const sign = marks.find((mark) => !MARKS.has(mark));
  if (sign !== undefined) return signReason(sign);
  if (isGlued(plain)) return 'reference';
  if (isBroken(plain)) return 'link';
  const words = tokens.filter((token) => token.kind === 'word');
  const line = patternLine(tokens);
  const denied = phraseReason(line) ?? deniedOf(withoutHarmless(line));
  if (denied) return denied;
  if (foretells(line)) return 'verdict';
  if (isSplitNumber(words)) return 'number';
  if (!quotesOnly(plain, sources.quotable)) return 'quotation';
  const first = tokens.find((token) => token.kind !== 'mark');
  const unknown = unknownReason(words, first?.kind === 'word' ? first : undefined, sources);
  if (unknown) return unknown;
  if (runsOf(plain).some((run) => sources.forbiddenRuns.has(run))) return 'machine';
  return isPlacedWell(tokens, sources.references) ? undefined : 'reference';
}

function signReason(sign: string): Reason {
  if (NUMERAL.test(sign)) return 'number';
  if ('@/\\_&|'.includes(sign)) return 'link';
  return '[]{}'.includes(sign) ? 'reference' : 'wording';
}

/** A full stop inside a sentence is that of an address: "evil.example", "evil . com". */
const isBroken = (plain: string) => /\s[.]|[.](?=[^.\s"')’”])|[.]\s+\S/u.test(plain.replace(/\.{2,}/gu, ' '));

/** A reference stands by itself: nothing makes its value longer, and no other follows at once. */
const isGlued = (plain: string) => /[\p{L}\p{N}\-–]\[\[|\]\](?:[\p{L}\p{N}\-–]|\s*\[)/u.test(plain);

function deniedOf(line: string): Reason | undefined {
  for (const word of line.split(' ')) {
    const reason = /^\p{L}/u.test(word) ? deniedReason(word) : undefined;
    if (reason) return reason;
  }
  return undefined;
}

function partsOf(plain: string, { references }: Sources): Part[] {
  return plain.split(/\[\[([a-z]\d{1,4})\]\]/u).flatMap((text, at): Part[] => {
    if (at % 2 === 0) return text === '' ? [] : [{ kind: 'words', text }];
    const reference = references.get(text);
    return reference ? [reference] : [];
  });
}
