import { formatPlainMoney, withPlainAmounts } from '../money/money.ts';
import { type Standing, standingWords } from './belief-standing.ts';
import { CALLED_LESS } from './lowered.ts';
import { manyOnWord } from './one-by-one.ts';
import type {
  Ask,
  OutsiderReport,
  ToldBelief,
  ToldFigure,
  ToldStone,
  ToldTest,
  ToldWitnesses,
} from './outsider-report.ts';
import { REMOVED } from './removed-against.ts';
import { briefly, capital } from './safe-text.ts';
import {
  againstFirst,
  closeWords,
  confirmedWords,
  knownWords,
  othersWords,
  SEEN_WORDS,
  type Seen,
  type SeenKind,
} from './seen.ts';
import { OUTCOME_WORDS } from './test-reading.ts';
import { effortWords, markInShort } from './test-words.ts';
import type { ToldResult } from './told-results.ts';
import { triedOf } from './tried-words.ts';

const figure = (count: number) => count.toLocaleString('en-GB');

/** "6 told of the last time (unchecked link)", "3 paid (a file that nobody else has checked)". */
export const seenWords = (seen: Seen) => `${figure(seen.count)} ${SEEN_WORDS[seen.kind]} (${proofWords(seen)})`;

/** "5 refused to pay, 4 paid (all: unchecked link)": what stands behind all of them alike is said once, for a line on a phone is short. */
function allSeenWords(seen: readonly Seen[]): string {
  const [proof = '', ...others] = new Set(seen.map(proofWords));
  if (seen.length < 2 || others.length > 0 || /\d/u.test(proof)) return seen.map(seenWords).join(', ');
  return `${seen.map(({ count, kind }) => `${figure(count)} ${SEEN_WORDS[kind]}`).join(', ')} (all: ${proof})`;
}

/** "4 for, 5 against, not settled: 5 refused to pay (…), 4 paid (the founder’s word).", told of a belief; '' where nothing was seen. */
export function beliefWords({ id, seen }: ToldBelief, stones: readonly ToldStone[]): string {
  const stone = stones.find((one) => one.id === id);
  const state = [stone?.sides, stone && SAID.includes(stone.standing) && standingWords(stone.standing)]
    .filter(Boolean)
    .join(', ');
  const words = [capital(state), allSeenWords([...seen].sort(againstFirst))].filter(Boolean).join(': ');
  return words && `${words}.`;
}

/** What the heading above a belief does not say. */
const SAID: readonly Standing[] = ['claimed', 'open', 'heard'];

/** Where nothing looks false and nobody objects: silence shows nothing. */
export const NOTHING_AGAINST = 'Nothing yet. That is no proof: nobody may have looked for it.';

/** "strangers paid, 4 of 9 confirmed it": what stands beside the count. */
export const strangerWords = (seen: Seen) => tileWords(seen, undefined);

/** "strangers told of the last time (1 told otherwise), unchecked link". */
function tileWords(seen: Seen, otherwise: Seen | undefined): string {
  const more = [othersWords(seen), otherwise && `${figure(otherwise.count)} ${SEEN_WORDS[otherwise.kind]}`];
  const apart = more.some(Boolean) ? ` (${more.filter(Boolean).join(', ')})` : '';
  return `${seen.count === 1 ? 'stranger' : 'strangers'} ${SEEN_WORDS[seen.kind]}${apart}, ${proofWords(seen)}`;
}

/** A count, and what stands beside it. */
export type Tile = { key: SeenKind | 'tests'; count: number; words: string };

/** How many counts a page shows, and what gives way first where there are more: never what speaks against. */
const TILES = 4;
const GIVE_WAY: readonly Tile['key'][] = ['tests', 'gave', 'deposit', 'told', 'cameBack'];

/** Counts of strangers and of tests: four at most. Who told otherwise is named with those who told of the last time, for want of room. */
export function tilesOf({ seen, tests }: Pick<OutsiderReport, 'seen' | 'tests'>): Tile[] {
  const words = `${tests.decided === 1 ? 'test' : 'tests'} decided, ${figure(tests.passed)} passed`;
  const told = seen.find(({ kind }) => kind === 'told');
  const otherwise = seen.find(({ kind }) => kind === 'toldOtherwise');
  const all: Tile[] = [
    ...seen.flatMap((one) => {
      if (told && one === otherwise) return [];
      return [{ key: one.kind, count: one.count, words: tileWords(one, one === told ? otherwise : undefined) }];
    }),
    ...(tests.decided > 0 ? [{ key: 'tests' as const, count: tests.decided, words }] : []),
  ];
  const present = GIVE_WAY.filter((key) => all.some((tile) => tile.key === key));
  const away = present.slice(0, Math.max(0, all.length - TILES));
  return all.filter(({ key }) => !away.includes(key));
}

/**
 * Who confirmed it, else that a file which nobody else has checked, or a link which anybody can type and nobody opened, stands
 * behind it, else that nothing does; who is no stranger; whom the founder's own note names as close; and how many rest on word alone, where they are
 * many.
 */
function proofWords(seen: Seen): string {
  const { onRecord, confirmed, fromOwnNetwork = 0, known = 0, namedClose = 0 } = seen;
  const own = fromOwnNetwork > 0 && `${figure(fromOwnNetwork)} ${confirmed > 0 ? 'more ' : ''}${OWN_NETWORK}`;
  const notStrangers = knownWords(known, seen.count);
  const close = closeWords(namedClose, seen.count);
  if (onRecord === 0 && confirmed === 0)
    return ['the founder’s word', notStrangers, close, own].filter(Boolean).join(', ');
  const shown = confirmed > 0 ? confirmedWords(confirmed, seen.count) : recordWords(seen);
  return [shown, notStrangers, close, own, manyOnWord(seen)].filter(Boolean).join(', ');
}

/** What stands behind those whom nobody confirmed: files, links, or both. */
function recordWords({ count, onRecord, onFile = 0 }: Seen): string {
  const onLink = onRecord - onFile;
  if (onFile === count) return UNCHECKED_FILE;
  if (onLink === count) return UNCHECKED_LINK;
  return [
    ...(onFile > 0 ? [`${figure(onFile)} with ${UNCHECKED_FILE}`] : []),
    ...(onLink > 0 ? [`${figure(onLink)} with an ${UNCHECKED_LINK}`] : []),
  ].join(', ');
}

const UNCHECKED_FILE = 'a file that nobody else has checked';
const UNCHECKED_LINK = 'unchecked link';
const OWN_NETWORK = 'answered from the founder’s own network, so it does not count as somebody else’s word';

/**
 * "5 people confirmed what is told of them, from 2 networks. 1 of those asked said no." Says how few phones or rooms stand behind many
 * names, and who denied it.
 */
export function witnessWords(told: ToldWitnesses): string {
  const { confirmed, denied = 0 } = told;
  const words = [confirmed > 0 && confirmedInAll(told), denied > 0 && `${figure(denied)} of those asked said no.`];
  return words.filter(Boolean).join(' ');
}

function confirmedInAll({ confirmed, networks, fromOwnNetwork, isAside }: ToldWitnesses): string {
  const people = (count: number) => (count === 1 ? '1 person' : `${figure(count)} people`);
  if (fromOwnNetwork >= confirmed) return `${people(confirmed)} ${OWN_NETWORK}.`;
  const from = networks === null ? '' : networks === 1 ? 'one network' : `${figure(networks)} networks`;
  const did = `${people(confirmed - fromOwnNetwork)} confirmed what is told of them`;
  // Which of the networks is the founder's is not known: beside answers from it the networks are told of all answers.
  const told =
    fromOwnNetwork === 0
      ? `${did}${from && `, from ${from}`}.`
      : `${did}. ${figure(fromOwnNetwork)} more ${OWN_NETWORK}.${from && ` All answers came from ${from}.`}`;
  return `${told}${isAside ? ' None of that speaks for a make-or-break belief.' : ''}`;
}

/** "Ask thirty to pay: passes at 3 of 30". */
export const testTitle = ({ name, passMark }: ToldTest) => `${name}: passes at ${markInShort(passMark)}`;

/** What to do for it, and what it takes. */
export const testWords = (test: ToldTest) => `${briefly(withPlainAmounts(test.whatToDo), 130)} ${effortWords(test)}.`;

/**
 * "Locked on 3 March, before its own results.", "Moved on 12 March, after its result was known. Locked first at 1 of 1 on 3 March: that mark
 * decides."; where none is locked, that it is not. `wordDay` writes a moment.
 */
export function lockWords({ lockedAt, movedFrom }: ToldTest, wordDay: (moment: string) => string): string {
  if (lockedAt === null) return 'That mark is not locked yet.';
  if (!movedFrom) return `Locked on ${wordDay(lockedAt)}, before its own results.`;
  return `Moved on ${wordDay(lockedAt)}, after its result was known. ${firstMarkWords(movedFrom, wordDay)}`;
}

/** The mark that decides, where it was moved after a result was known. */
export const firstMarkWords = (
  { passMark, lockedAt }: NonNullable<ToldTest['movedFrom']>,
  wordDay: (moment: string) => string,
) => `Locked first at ${markInShort(passMark)} on ${wordDay(lockedAt)}: that mark decides.`;

/** "Result so far: 4 of 12, too early." '' while there is none. */
export const soFarWords = ({ soFar }: ToldTest) =>
  soFar ? `Result so far: ${figure(soFar.successes)} of ${figure(soFar.trials)}, ${OUTCOME_WORDS[soFar.outcome]}.` : '';

/** "2 passed, 1 failed, 1 open": every test that was told of; open is what its result does not decide. */
export function resultsInShort(results: readonly ToldResult[]): string {
  const counted = results.filter(({ isSetAside }) => !isSetAside);
  const of = (outcome: ToldResult['outcome']) => counted.filter((one) => one.outcome === outcome).length;
  const [passed, failed] = [of('pass'), of('fail')];
  const groups = [
    [passed, 'passed'],
    [failed, 'failed'],
    [counted.length - passed - failed, 'open'],
    [results.length - counted.length, 'set aside'],
  ] as const;
  return groups.flatMap(([count, word]) => (count > 0 ? [`${figure(count)} ${word}`] : [])).join(', ');
}

/** "Passed: 5 of 20, pass mark 3 of 20.", "Too early: 3 of 200 tried, 1 succeeded." */
export function resultWords(result: ToldResult): string {
  const { outcome, successes, trials, passMark, proposed, movedLater, isSetAside } = result;
  const [yes, tried] = [figure(successes), figure(trials)];
  const words = {
    pass: `passed: ${yes} of ${tried}, pass mark ${markInShort(passMark)}`,
    fail: `failed: ${yes} of ${tried}, pass mark ${markInShort(passMark)}`,
    inconclusive: `inconclusive: ${yes} of ${tried}, pass mark ${markInShort(passMark)}`,
    too_early: `too early: ${triedOf(trials, passMark.sample, 'tried')}, ${yes} succeeded${trials < passMark.sample ? '' : ', its days are not over'}`,
  }[outcome];
  const whole = `${isSetAside ? 'set aside by the founder; ' : ''}${words}${proposed && outcome === 'pass' ? `; ${markInShort(proposed)} was proposed` : ''}${movedLater ? '; the mark was moved after a result' : ''}.`;
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}`;
}

/** An objection in a line or two; a reason of the founder's for calling a belief less important keeps more of its words, and what was removed all. */
export const objectionWords = (text: string) =>
  briefly(withPlainAmounts(text), REMOVED.test(text) ? 500 : text.includes(CALLED_LESS) ? 300 : 150);

export const askWords = ({ who, where }: Ask) => `Introductions, for the next test: ${briefly(who, 60)} in ${where}.`;

export const figureWords = (value: ToldFigure['value']) =>
  typeof value === 'string' ? value : formatPlainMoney(value);

/** "cost of one, founder’s estimate". */
export const figureLabel = ({ label, source }: ToldFigure) => (source ? `${label}, ${source}` : label);
