import type { HelpArea, HelpQuestion } from '#content/help/help.ts';
import { plain } from './find-questions.ts';

/** Words that people use for those of the help; one of them is as good as the other. */
const SAME: readonly (readonly string[])[] = [
  'move moves moved moving change changes grow increase rise stuck go up update'.split(' '),
  'score points percent figure support result mark'.split(' '),
  'pay paid payment money transfer'.split(' '),
  'login log sign signin enter'.split(' '),
  'delete remove close erase'.split(' '),
  'pdf download print word file'.split(' '),
  'code codes otp authenticator'.split(' '),
  'phone fone handset device'.split(' '),
  'share send link'.split(' '),
  'mail email inbox spam'.split(' '),
];
/** They stand in nearly every question, or say no more than that something is wrong. */
const SMALL = new Set(
  'a an the my your our i me we you it is are was be do does did dey no not na e dem wey for to of in on at and or with why how what when where who can cannot wont dont fit don didnt doesnt will still please abeg wetin'.split(
    ' ',
  ),
);
const MOST = 3;

/**
 * The questions nearest to a search of which no question holds every word: by how many of its words they hold, rare ones first, a
 * word being known by one of the same meaning, by its stem or with one wrong letter. Words that no question knows, such as the name of a
 * product, do not count. At most three, best first; none where nothing fits. This product's own convention.
 */
export function nearestQuestions(areas: readonly HelpArea[], search: string): HelpArea[] {
  const all = areas.flatMap((area) =>
    area.questions.map((question) => ({ area, question, words: wordsOf(area, question) })),
  );
  const wanted = [...new Set(plain(search).split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 1 && !SMALL.has(word),
  );
  const weights = new Map(
    wanted.map((word) => {
      const holding = all.filter(({ words }) => holds(words, word)).length;
      return [word, holding === 0 ? 0 : Math.log(1 + all.length / holding)];
    }),
  );
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const best = all
    .map((one) => ({ ...one, fit: fitOf(one, weights) }))
    .filter(({ fit }) => whole > 0 && fit >= whole / 2)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST);
  return best.map(({ area, question }) => ({ ...area, id: `${area.id}-${question.id}`, questions: [question] }));
}

/** What stands in the question itself weighs twice. */
function fitOf(
  { question, words }: { question: HelpQuestion; words: Set<string> },
  weights: Map<string, number>,
): number {
  const asked = new Set(plain(question.question).split(/[^\p{L}\p{N}]+/u));
  return [...weights].reduce(
    (sum, [word, weight]) => sum + (holds(asked, word) ? 2 * weight : holds(words, word) ? weight : 0),
    0,
  );
}

const wordsOf = ({ heading }: HelpArea, { question, answer }: HelpQuestion) =>
  new Set(plain([heading, question, ...answer].join(' ')).split(/[^\p{L}\p{N}]+/u));

function holds(words: Set<string>, wanted: string): boolean {
  const meant = [wanted, ...SAME.filter((group) => group.some((one) => isNear(one, wanted))).flat()];
  return meant.some((word) => words.has(word)) || [...words].some((word) => isNear(word, wanted));
}

/** The same stem, or one letter too many, too few or another, in words that are long enough for it. */
function isNear(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  if (word.length < 4 || wanted.length < 4) return false;
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  if (long.startsWith(short) && long.length - short.length <= 3) return true;
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return rest === long.slice(at + 1) || isSwapped(short, long, at);
}

/** "mvoe" for "move". */
const isSwapped = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
