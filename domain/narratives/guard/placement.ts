import type { Reference } from '../facts.ts';
import type { Token } from './tokens.ts';

const words = (text: string) => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Nouns that name a figure: beside a reference they must be those of its own label. */
const MEASURES =
  words(`score scores rating grade verdict readiness support price prices cost costs cash margin burn runway churn revenue sales
  profit turnover valuation contribution payback penalty fee rent salary deposit unknown against interviewed pays charge`);
/** Verbs whose figure goes by another name. */
const NAMED: Readonly<Record<string, string>> = { pays: 'price', charge: 'price' };
/** Nouns that a figure before them would count. */
const COUNTED =
  words(`customers customer traders trader people persons users user buyers buyer sellers shops shop households businesses
  investors investor friends strangers stalls markets orders payments interviews conversations entry entries of`);
const JUDGED = words('score scores rating grade verdict readiness support');
const COPULAS = words('is was stands reads equals reached reaches hits hit became becomes remains shows');
const OPEN = words('not unknown what how yours this');
const CHANGES_BEFORE = words(
  'than over above below under nearly almost about around roughly beyond some another every past barely hardly',
);
const CLOSE = words('up close next near nearer');
const CHANGES_AFTER = new Set([
  'or more',
  'or less',
  'or so',
  'and more',
  'and counting',
  'and growing',
  'plus',
  'more',
  'fewer',
  'times',
]);
const NEAR = 8;

/** Whether each reference stands beside words that fit its label. A quotation never stands for a figure or a judgement. */
export function isPlacedWell(tokens: readonly Token[], references: ReadonlyMap<string, Reference>): boolean {
  if (judgesAlone(tokens)) return false;
  return tokens.every((token, at) => {
    if (token.kind !== 'reference') return true;
    const reference = references.get(token.id);
    if (!reference) return false;
    if (reference.kind === 'quote') return !tokens.some((one) => one.kind === 'word' && JUDGED.has(one.lower));
    if (isChanged(tokens, at)) return false;
    const label = labelWords(reference.label);
    const fits = (word: string | undefined) => word === undefined || label.has(stem(NAMED[word] ?? word));
    const next = tokens[at + 1];
    return (
      fits(nearest(tokens, at, MEASURES)) &&
      (next?.kind !== 'word' || !COUNTED.has(next.lower) || label.has(stem(next.lower)))
    );
  });
}

/** "Support is full": what a score is, only its own figure says. */
function judgesAlone(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    if (token.kind !== 'word' || !JUDGED.has(token.lower) || next?.kind !== 'word' || !COPULAS.has(next.lower))
      return false;
    return !tokens
      .slice(at + 2, at + 6)
      .some((one) => one.kind === 'reference' || (one.kind === 'word' && OPEN.has(one.lower)));
  });
}

/** "More than [[f1]]", "[[f1]] or more": a figure stands as it is. */
function isChanged(tokens: readonly Token[], at: number): boolean {
  const word = (place: number) => {
    const token = tokens[place];
    return token?.kind === 'word' ? token.lower : '';
  };
  const isCloseTo = word(at - 1) === 'to' && CLOSE.has(word(at - 2));
  return (
    isCloseTo ||
    CHANGES_BEFORE.has(word(at - 1)) ||
    CHANGES_AFTER.has(`${word(at + 1)} ${word(at + 2)}`.trim()) ||
    CHANGES_AFTER.has(word(at + 1))
  );
}

/** The nearest such noun within the clause, before the reference first. */
function nearest(tokens: readonly Token[], at: number, nouns: ReadonlySet<string>): string | undefined {
  const walk = (step: -1 | 1) => {
    for (let away = 1; away <= NEAR; away++) {
      const token = tokens[at + away * step];
      if (token?.kind !== 'word') return undefined;
      if (nouns.has(token.lower)) return { word: token.lower, away };
    }
    return undefined;
  };
  const before = walk(-1);
  const after = walk(1);
  const verb = tokens[at - 1];
  // "Cash left is [[f1]] and runway is …": the noun that is said to be the figure names it.
  if (before && verb?.kind === 'word' && COPULAS.has(verb.lower)) return before.word;
  if (before && after) return before.away <= after.away ? before.word : after.word;
  return (before ?? after)?.word;
}

const stem = (word: string) => word.replace(/s$/u, '');
const labelWords = (label: string) => new Set((label.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem));
