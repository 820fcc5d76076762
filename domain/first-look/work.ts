import { isOurs } from './lack.ts';
import type { Thing } from './phrase.ts';
import { phraseAfter, plainAt, type Span, type Word } from './word.ts';
import { BEFORE_SERVICE, namesPeople } from './words.ts';

/** "We repair generators", "get their sugar tested": the work is what they get, and not the thing. */
export function workOn(words: readonly Word[], at: number, object: Span): string {
  const verb = plainAt(words, at);
  const own = workOf(verb);
  const isDone =
    BEFORE_SERVICE.has(plainAt(words, at - 1)) ||
    (at === 0 && ['repair', 'fix', 'wash', 'translate', 'inspect'].includes(verb));
  if (own !== '') return isDone || plainAt(words, object.from - 1) === 'your' ? own : '';
  const after = plainAt(words, object.to);
  const isTheirs = plainAt(words, object.from - 1) === 'their';
  return /^(get|gets|getting|have|has)$/u.test(verb) && after.endsWith('ed')
    ? workOf(after) || (after === 'delivered' && isTheirs ? 'delivery' : '')
    : '';
}

const WORK: Readonly<Record<string, string>> = {
  repair: 'repair',
  fix: 'repair',
  wash: 'washing',
  clean: 'cleaning',
  charge: 'charging',
  check: 'checks',
  test: 'tests',
  insure: 'insurance',
  store: 'storage',
  translate: 'translation',
  inspect: 'inspection',
};

function workOf(verb: string): string {
  const stems = [verb, verb.replace(/(es|ed|s)$/u, ''), verb.replace(/(d|s)$/u, '')];
  return stems.map((stem) => WORK[stem]).find((work) => work !== undefined) ?? '';
}

/** "I want to dye clothes for them": cloth dyeing. "Help farmers dry their pepper": pepper drying. */
export function workOfOurs(words: readonly Word[], at: number): Thing[] {
  const verb = plainAt(words, at);
  const isTheirs = namesPeople(plainAt(words, at - 1)) && plainAt(words, at + 1) === 'their';
  if (words[at]?.isDone !== true || !(isOurs(words, at) || isTheirs) || /(?:ing|ed|s)$/u.test(verb)) return [];
  const object = phraseAfter(words, at + 1);
  return (object.from === at + 1 || isTheirs) && object.to > object.from && object.to - object.from <= 2
    ? [{ ...object, work: `${verb.replace(/(?<=[^e])e$/u, '')}ing` }]
    : [];
}
