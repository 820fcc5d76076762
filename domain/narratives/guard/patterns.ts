import { BINDING, CLAIMS, HARMLESS, MACHINE, QUANTITIES, REPORTED, SIZED, SIZES, VERDICTS } from './phrases.ts';
import type { Reason } from './reasons.ts';

/** Every pattern looks at whole tokens, and none repeats without a bound: the work grows with the sentence and no faster. */
const pattern = (alternatives: readonly string[]) => new RegExp(` (?:${alternatives.join('|')})(?= )`, 'gu');

const NEAR = "(?: [\\p{L}'-]+){0,3}";
const PATTERNS: readonly [RegExp, Reason][] = [
  [pattern(QUANTITIES), 'number'],
  [pattern(VERDICTS), 'verdict'],
  [pattern(BINDING), 'binding'],
  [pattern(MACHINE), 'machine'],
];
const sizes = pattern([`${SIZES}${NEAR} ${SIZED}`, `${SIZED}${NEAR} ${SIZES}`]);
const reported = pattern(REPORTED);
const claims = pattern(CLAIMS);
const DOUBT =
  / (?:if|whether|unless|how|would|could|may|might|not|nobody|no|never|suppose|what|who|why|until|before|ask) | \? $/u;
const CONDITION = / (?:if|whether|unless|how|would|suppose) | \? $/u;
const QUOTES_BY_REFERENCE = / §q/u;
const harmless = pattern(HARMLESS);

/** What the turns of phrase of a sentence say that no answer may say. */
export function phraseReason(line: string): Reason | undefined {
  const found = PATTERNS.find(([one]) => line.search(one) >= 0)?.[1];
  if (found) return found;
  if (line.search(sizes) >= 0 && !CONDITION.test(line)) return 'number';
  if (line.search(claims) >= 0 && !DOUBT.test(line)) return 'verdict';
  return line.search(reported) >= 0 && !QUOTES_BY_REFERENCE.test(line) ? 'quotation' : undefined;
}

/** The sentence without the turns of phrase that count nothing, though a number word is in them. */
export const withoutHarmless = (line: string) => line.replace(harmless, ' ~');
