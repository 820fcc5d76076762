import { asksNoCustomer } from './asks-no-customer.ts';
import { manyOnWord } from './one-by-one.ts';
import { hasUnlawfulOffer } from './permission-first.ts';
import type { ValidationReport } from './report.ts';
import { listed, quote } from './safe-text.ts';
import { againstFirst, closeWords, othersWords, SEEN_WORDS, type Seen } from './seen.ts';
import type { Shares } from './shares.ts';
import type { SpokenAgainst, TurnedBy } from './spoken-against.ts';
import { decisiveReading } from './test-reading.ts';
import { VERDICTS, type VerdictId } from './verdict.ts';
import type { VerdictBlock } from './verdict-blocks.ts';

/**
 * The verdict as a page says it: where the formula finds an idea untested although something was seen, "untested" alone would
 * read as if nothing had been done. This product's own convention for pages; the verdict itself stays.
 */
export const verdictWord = (id: VerdictId, shares: ShownShares | null) =>
  id === 'untested' && isBegun(shares) ? MOSTLY_UNTESTED : VERDICTS[id].label;

export const MOSTLY_UNTESTED = 'Mostly untested';

/** The verdict of a kept version, of which a list has no more than this. */
export const listedVerdict = ({ verdict, shares, isUnlawful = false }: ListedVersion) =>
  isUnlawful ? NO_VERDICT.label : verdictWord(verdict, shares);

/** `isUnlawful`: what is offered may be forbidden. */
type ListedVersion = { verdict: VerdictId; shares: ShownShares | null; isUnlawful?: boolean };

type ShownShares = Pick<Shares, 'support' | 'against'>;

/** Whether anything is on either side of the score. */
const isBegun = (shares: ShownShares | null) => shares !== null && shares.support + shares.against > 0;

/** In the place of the verdict where what is offered may be forbidden. This product's own convention. */
export const NO_VERDICT = {
  label: 'No verdict',
  line: 'What the law may forbid gets no verdict here, whatever is on record.',
} as const;

/** The same word for the verdict of a report wherever it is shown. */
export const toldVerdict = ({ verdict, score, beliefs }: Pick<ValidationReport, 'verdict' | 'score' | 'beliefs'>) =>
  hasUnlawfulOffer(beliefs) ? NO_VERDICT.label : verdictWord(verdict.id, score);

/** What each verdict means, in plain words. None of them speaks of success. */
const VERDICT_MEANING: Record<VerdictId, string> = {
  not_testable: 'Some answers are too open to be proved right or wrong. Sharpen them and the score appears.',
  contradicted:
    'At least one thing that has to be true looks false from what was seen. It needs a close look before more is spent.',
  untested: 'Most of what matters has not been tested against what people do. Every idea starts here.',
  supported:
    'What matters most is backed by enough evidence to take the next step. It does not say that the business will work.',
  mixed: 'Some of what matters most is backed by what people did. Some is not backed enough yet.',
};

/** What stands in the way where every belief reaches its line, weightiest first. */
const blockedMeaning = (word: string): readonly [VerdictBlock['code'], string][] => [
  ['failed_test', 'a test of something the idea cannot do without failed.'],
  ['more_against', 'more speaks against one of these beliefs than somebody else, or a file, shows for it.'],
  ['own_word', `something the idea cannot do without rests on ${word} alone.`],
  ['one_source', 'too few others have confirmed something the idea cannot do without.'],
  ['nobody_else', `all of it rests on ${word}: nobody else has confirmed any of that evidence.`],
];

/** Who reads it: the founder, or somebody else. */
export type Reader = 'founder' | 'outsider';

/** What the verdict of a report means. What reaches every line and is still blocked is not called short of evidence. */
export function verdictMeaning({ verdict }: Pick<ValidationReport, 'verdict'>, reader: Reader = 'founder'): string {
  const why = whyBlocked(verdict, reader);
  return why ? `There is enough evidence on what matters most, but ${why}` : VERDICT_MEANING[verdict.id];
}

/** What stands in the way of the best verdict where every belief reaches its line, as the end of a sentence; undefined where nothing does. */
export function whyBlocked({ blocks }: ValidationReport['verdict'], reader: Reader): string | undefined {
  const word = reader === 'founder' ? 'your word' : 'the founder’s word';
  return blockedMeaning(word).find(([code]) => blocks?.some((block) => block.code === code))?.[1];
}

/**
 * The sentence beside the verdict. What speaks against the idea is named whatever the verdict is; what only the founder says on the
 * other side of it is said to be so, with what would change that. This product's own convention.
 */
export function verdictLine(
  report: Pick<ValidationReport, 'verdict' | 'score' | 'tests'>,
  seen: readonly Seen[],
  spoken: SpokenAgainst | null,
  reader: Reader,
): string {
  if (spoken && spoken.onWord > 0) return onWordLine(spoken, reader);
  const begun = begunLine(report.verdict.id, report.score, seen, failedWords(report.tests));
  if (begun) return begun;
  const meaning = verdictMeaning(report, reader);
  return spoken ? `${sidesIn(spoken)}. ${meaning}` : meaning;
}

const sidesIn = ({ about, against, inFavour }: SpokenAgainst) =>
  `${aboutWords(about)}${inFavour === '' ? against : `${against}. ${inFavour}`}`;

/** Which belief it is of, where the counts are not of all that the idea has. */
const aboutWords = (about: string) => (about === '' ? '' : `On “${about}”: `);

/** "3 refused. 9 paid, but so far only you say so: ask one of them to confirm." */
function onWordLine(spoken: SpokenAgainst, reader: Reader): string {
  const { about, against, inFavour, onWord, fromOwnNetwork, turned, ask } = spoken;
  const start = `${aboutWords(about)}${against}. ${inFavour}, but so far only`;
  const own = figure(fromOwnNetwork);
  if (reader === 'outsider') {
    if (fromOwnNetwork > 0) return `${start} the founder says so: ${own} confirmed it from the founder’s own network.`;
    return `${start} the founder says so: ${onWord === 1 ? 'nobody' : 'none of them'} has confirmed it.`;
  }
  const said =
    fromOwnNetwork > 0
      ? `${start} you and ${own} on your own network say so, which does not count`
      : `${start} you say so`;
  if (ask === null) return `${said}. Add a file that shows it.`;
  const most = Math.min(turned?.people ?? onWord, onWord);
  const whom =
    most === 1 ? (onWord === 1 ? 'them' : 'one of them') : most === onWord ? 'them' : `${figure(most)} of them`;
  const doIt = most === 1 ? 'confirms' : 'confirm';
  const who = most === 1 ? 'one' : most === onWord ? 'all' : figure(most);
  if (turned === null) return `${said}: ask ${whom} to confirm.`;
  return `${said}: ask ${whom} to confirm. Once ${who} ${doIt} it, ${TURNS[turned.turns]}.`;
}

const TURNS: Record<TurnedBy['turns'], string> = {
  contradicted: 'the idea is no longer “Contradicted” by this',
  against: 'this no longer looks false',
  outweighed: 'the refusals no longer outweigh it',
};

/** What was done so far, where that does not settle enough yet; null where the verdict speaks for itself. */
export function begunLine(
  id: VerdictId,
  shares: ShownShares | null,
  seen: readonly Seen[],
  failed = '',
): string | null {
  if (id !== 'untested' || !isBegun(shares)) return null;
  // A line on a phone is short: what speaks against comes first, so that none of it is folded away.
  const [first, ...others] = [...seen].sort(againstFirst);
  if (!first && failed !== '') return `So far ${failed}. That is not enough yet to settle what matters most.`;
  if (!first) return 'What was seen so far is not enough yet to settle what matters most.';
  const strangers = `${figure(first.count)} ${first.count === 1 ? 'stranger' : 'strangers'} ${toldWords(first)}`;
  const all = [strangers, ...others.map((one) => `${figure(one.count)} ${toldWords(one)}`)];
  return `So far ${listed(all)}. That is not enough yet to settle what matters most.`;
}

/** "0 of 20 paid in the test “Pre-sale”": the newest test that failed; '' where none did. */
function failedWords(tests: ValidationReport['tests']): string {
  const failed = tests.flatMap(({ record }) => {
    const last = record?.results.at(-1);
    const isFail = record && !record.objection && decisiveReading(record)?.outcome === 'fail';
    return isFail && last ? [{ card: record.card, last }] : [];
  });
  const [newest] = failed.sort((a, b) => b.last.recordedAt.localeCompare(a.last.recordedAt));
  if (!newest) return '';
  const { card, last } = newest;
  const did = asksNoCustomer(card) ? 'succeeded' : card.kind === 'presale' ? 'paid' : 'did what was asked';
  return `${figure(last.successes)} of ${figure(last.trials)} ${did} in the test ${quote(card.name)}`;
}

/** "told of the last time (601 on the founder’s word)", "paid (and 1 who is no stranger)". */
function toldWords(seen: Seen): string {
  const apart = [othersWords(seen), closeWords(seen.namedClose ?? 0, seen.count), manyOnWord(seen)]
    .filter(Boolean)
    .join(', ');
  return apart ? `${SEEN_WORDS[seen.kind]} (${apart})` : SEEN_WORDS[seen.kind];
}

const figure = (count: number) => count.toLocaleString('en-GB');
