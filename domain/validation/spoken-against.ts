import { type Did, whoDid } from './behind-words.ts';
import { standingOn } from './belief-standing.ts';
import { type CountedItem, countEvidence } from './counted-evidence.ts';
import { EVIDENCE_LEVELS, type EvidenceItem } from './evidence.ts';
import { mostPeople } from './idea-facts.ts';
import { isContradicted, isHeldBack } from './outweighed.ts';
import { countAnswered, countPeople } from './people.ts';
import type { ValidationReport } from './report.ts';
import { listed } from './safe-text.ts';
import { type AssumptionScore, scoreOne } from './score.ts';
import { closeWords, confirmedWords } from './seen.ts';
import { shortBelief } from './short-belief.ts';
import type { Snapshot } from './snapshot.ts';
import { kindDone, strangersWho } from './strangers-who.ts';
import { canBeWitnessed } from './witness.ts';

/** What changes once enough of those who did it confirm it. */
export type TurnedBy = { people: number; turns: 'contradicted' | 'against' | 'outweighed' };

/** What speaks most against something the idea stands on, what stands on the other side of it, and what would weigh there. */
export type SpokenAgainst = {
  assumptionId: string;
  /** The belief in one short line where some did the same for or against another one; '' where these are all. */
  about: string;
  /** "3 refused", "3 refused (5 in all, with the other beliefs) and 1 test failed". */
  against: string;
  /** "9 paid (1 of 9 confirmed it)", "201 paid (335 in all, with the other beliefs)"; '' where nobody did anything for it. */
  inFavour: string;
  /** How many did something for it whom nobody but the founder stands behind; 0 where a file or somebody else stands behind any. */
  onWord: number;
  /** How many of them confirmed it from the founder's own network, which is the founder's word. */
  fromOwnNetwork: number;
  /** The entry whose people can be asked to confirm it; null where there is none. */
  ask: string | null;
  /** The fewest of them whose confirmations would turn it; null where all of them would not. */
  turned: TurnedBy | null;
};

const rank = ({ level }: EvidenceItem) => EVIDENCE_LEVELS.indexOf(level);

/**
 * Of the beliefs that people, or a failed test, speak against, the one with most against it: what contradicts the idea first, then
 * those of importance 4 and 5. Null where nobody does. This product's own convention.
 */
export function spokenAgainst(snapshot: Snapshot, report: ValidationReport): SpokenAgainst | null {
  const counted = countEvidence(snapshot).items;
  const most = mostPeople(snapshot);
  const found = report.beliefs.flatMap(({ score }) => {
    if (!score) return [];
    const own = counted.filter(({ assumptionId }) => assumptionId === score.id);
    const against = whoDid('against', own, most);
    if (against.length === 0) return [];
    const weight =
      10 * Number(score.importance === 5 && isContradicted(own, snapshot.asOf, snapshot.formulaVersion)) +
      2 * Number(score.importance >= 4) +
      score.d;
    return [{ score, own, against, weight }];
  });
  const [first] = found.sort((a, b) => b.weight - a.weight);
  if (!first) return null;
  const { score, own, against } = first;
  const inFavour = whoDid('for', own, most);
  const isShown = inFavour.some(({ backed, confirmed }) => backed > 0 || confirmed > 0);
  const ofPeople = own.filter((item) => item.side === 'for' && item.testId === undefined);
  const [ask] = ofPeople.filter(({ level }) => canBeWitnessed(level)).sort((a, b) => rank(b) - rank(a));
  const onWord = isShown ? 0 : inFavour.reduce((sum, { count }) => sum + count, 0);
  const told = [against, inFavour].map((side) => side.map((one) => toldOf(one, counted, most)));
  const [no = [], yes = []] = told;
  const belief = report.beliefs.find(({ id }) => id === score.id);
  const isPart = [...no, ...yes].some(({ isPart }) => isPart);
  return {
    assumptionId: score.id,
    about: isPart && belief ? shortBelief(belief, snapshot.intake) : '',
    against: listed(no.map(({ words }) => words)),
    inFavour: listed(yes.map(({ words }) => words)),
    onWord,
    fromOwnNetwork: countAnswered(ofPeople, ({ witnessed }) => witnessed?.fromOwnNetwork ?? 0),
    ask: onWord > 0 && ask ? ask.id : null,
    turned: onWord > 0 ? turnedBy(score, own, snapshot) : null,
  };
}

/**
 * What so many did, with how many strangers did so in all where these are only some of them: the count that the tiles of the report
 * and readiness have (`strangersWho`). Those who are not strangers are told apart, since the tiles leave them out.
 */
function toldOf(
  { words, did, items, count, confirmed, namedClose }: Did,
  counted: readonly CountedItem[],
  most: number | undefined,
) {
  const more = [confirmedWords(confirmed, count), closeWords(namedClose, count)].filter(Boolean);
  const [first] = items;
  const kind = first && kindDone(first);
  if (did === '' || !kind) return { words: withMore(words, more), isPart: false };
  const strangers = strangersWho(kind, items, most);
  const all = strangersWho(
    kind,
    counted.filter(({ level, side }) => level === first.level && side === first.side),
    most,
  );
  const others = countPeople(
    items.filter(({ independence }) => independence !== 'stranger'),
    most,
  );
  const isPart = strangers > 0 && strangers !== all;
  const ofThem = [...(isPart ? [`${figure(all)} in all, with the other beliefs`] : []), ...more];
  const known =
    others === 0 ? [] : [`${figure(others)} ${did} who ${others === 1 ? 'is not a stranger' : 'are not strangers'}`];
  if (strangers === 0) return { words: withMore(known.join(''), more), isPart: false };
  return { words: listed([withMore(`${figure(strangers)} ${did}`, ofThem), ...known]), isPart };
}

const withMore = (words: string, more: readonly string[]) =>
  more.length > 0 ? `${words} (${more.join(', ')})` : words;
const figure = (count: number) => count.toLocaleString('en-GB');

/** How many would have to confirm it, dearest first, until it no longer contradicts the idea, looks false, or is outweighed. */
function turnedBy(score: AssumptionScore, own: readonly CountedItem[], snapshot: Snapshot): TurnedBy | null {
  const { asOf, formulaVersion } = snapshot;
  const scoreOf = (items: readonly CountedItem[]) =>
    scoreOne({ id: score.id, importance: score.importance }, items, asOf);
  const looksFalse = (items: readonly CountedItem[]) => standingOn(scoreOf(items), items, snapshot) === 'against';
  const isOutweighed = (items: readonly CountedItem[]) => isHeldBack(scoreOf(items), items, formulaVersion);
  const states = [
    ['contradicted', (items: readonly CountedItem[]) => isContradicted(items, asOf, formulaVersion)],
    ['against', looksFalse],
    ['outweighed', isOutweighed],
  ] as const;
  const state = states.find(([turns, isSo]) => (turns !== 'contradicted' || score.importance === 5) && isSo(own));
  if (!state) return null;
  const [turns, isSo] = state;
  const asked = own.filter((item) => item.side === 'for' && item.testId === undefined && canBeWitnessed(item.level));
  let [no, yes] = [0, asked.reduce((sum, { count }) => sum + count, 0)];
  if (yes === 0 || isSo(confirmedBy(own, yes))) return null;
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (isSo(confirmedBy(own, middle))) no = middle;
    else yes = middle;
  }
  return { people: yes, turns };
}

/** The entries as they would count if so many of the people in favour confirmed what they did, dearest first. */
function confirmedBy(own: readonly CountedItem[], people: number): CountedItem[] {
  let left = people;
  const shown = new Map<string, CountedItem>();
  const asked = own.filter((item) => item.side === 'for' && item.testId === undefined && canBeWitnessed(item.level));
  for (const item of asked.sort((a, b) => rank(b) - rank(a))) {
    const confirmed = Math.min(item.count, left);
    left -= confirmed;
    if (confirmed === 0) continue;
    shown.set(item.id, {
      ...{ ...item, confirmed, backed: confirmed },
      ...(confirmed === item.count && { proof: 'verified' as const }),
    });
  }
  return own.map((item) => shown.get(item.id) ?? item);
}
