import { formatPlainMoney, type Money } from '../money/money.ts';
import type { EvidenceItem, EvidenceLevel, EvidenceSide, Witnessed } from './evidence.ts';
import { namesSum } from './note-reading.ts';
import { FORMULA_VERSION, hasLaterRules } from './published-rules.ts';
import { isTold } from './verdict-lines.ts';

/** What somebody may say of what a founder says of them. */
export const WITNESS_ANSWERS = ['confirmed', 'not_like_that', 'unknown_person'] as const;
export type WitnessAnswer = (typeof WITNESS_ANSWERS)[number];

/** A witness link works this long, and no observation has more of them than this. */
export const WITNESS_LIMITS = { days: 30, perObservation: 20, perIdea: 500 } as const;

/** A source is nobody who could confirm anything. */
export const canBeWitnessed = (level: EvidenceLevel) => level !== 'L1';

/** `isEarlier`: it was given to words that have changed since. A denial holds all the same, and a confirmation does not. */
type Answered = {
  answer: WitnessAnswer;
  network: string;
  makerNetwork: string;
  fromOwnNetwork?: boolean;
  isEarlier?: boolean;
};

export const isDenial = (answer: WitnessAnswer) => answer !== 'confirmed';

/** Whether a link was answered from the network that the founder asked from, or from another that they had worked from. */
export const isFromOwnNetwork = ({
  network,
  makerNetwork,
  fromOwnNetwork = false,
}: {
  network: string | null;
  makerNetwork: string;
  fromOwnNetwork?: boolean;
}) => fromOwnNetwork || network === makerNetwork;

/** Whether people did something that speaks for an idea and not all of them have confirmed it; a test has no people to ask. */
export const isUnconfirmed = ({
  level,
  side,
  testId,
  count,
  confirmed = 0,
}: EvidenceItem & { testId?: string; confirmed?: number }) =>
  side === 'for' && testId === undefined && isTold(level) && confirmed < count;

/** What became of a link, as far as it says whether somebody can still be asked. */
type Asked = { state: string; answer: WitnessAnswer | null; fromOwnNetwork: boolean };

/**
 * How many places of an observation its links hold: the open ones, and those that somebody confirmed so that it counts. A no holds
 * none, for only a new answer of theirs lifts it; nor does a yes from the founder's own network, which has a limit of its own.
 */
export function takenPlaces(links: readonly Asked[]): { holding: number; fromOwnNetwork: number } {
  const confirmed = links.filter(({ state, answer }) => state === 'answered' && answer === 'confirmed');
  const own = confirmed.filter(({ fromOwnNetwork }) => fromOwnNetwork).length;
  const open = links.filter(({ state }) => state === 'open').length;
  return { holding: open + confirmed.length - own, fromOwnNetwork: own };
}

/**
 * Of those who could confirm something, in the order given, whom to ask next: who has no link yet, else where a link can still be
 * made, else whose link is open, else the first.
 */
export function whomToAsk<T extends { observationId: string; people: number }>(
  payers: readonly T[],
  links: readonly (Asked & { observationId: string })[],
): T | undefined {
  const linksOf = ({ observationId }: T) => links.filter((link) => link.observationId === observationId);
  const isFree = (payer: T) => {
    const { holding, fromOwnNetwork } = takenPlaces(linksOf(payer));
    return (
      holding < Math.min(payer.people, WITNESS_LIMITS.perObservation) && fromOwnNetwork < WITNESS_LIMITS.perObservation
    );
  };
  return (
    payers.find((payer) => linksOf(payer).length === 0) ??
    payers.find(isFree) ??
    payers.find((payer) => linksOf(payer).some(({ state }) => state === 'open')) ??
    payers[0]
  );
}

/** A number for each network that somebody confirmed from, in the order of the answers. */
export function numberNetworks(answers: readonly Answered[]): ReadonlyMap<string, number> {
  const confirmed = answers.filter(({ answer }) => answer === 'confirmed');
  return new Map([...new Set(confirmed.map(({ network }) => network))].map((network, index) => [network, index + 1]));
}

/** The answers to the links of one line, in one figure each; undefined while nobody has answered. */
export function countAnswers(
  answers: readonly Answered[],
  numbers: ReadonlyMap<string, number> = numberNetworks(answers),
): Witnessed | undefined {
  if (answers.length === 0) return undefined;
  const confirmed = answers.filter(({ answer }) => answer === 'confirmed');
  const networks = [...new Set(confirmed.map(({ network }) => network))];
  const earlier = answers.filter(({ answer, isEarlier }) => isEarlier && isDenial(answer)).length;
  return {
    confirmed: confirmed.length,
    denied: answers.length - confirmed.length,
    ...(earlier > 0 && { deniedEarlier: earlier }),
    networks: networks.length,
    fromOwnNetwork: confirmed.filter(isFromOwnNetwork).length,
    networkNumbers: networks.flatMap((network) => numbers.get(network) ?? []).sort((a, b) => a - b),
  };
}

/**
 * A line as its witnesses leave it: who denied it does not count, and `confirmed` of those who are left are verified, whatever
 * else stands behind it. Under the rules from S13 on, who confirmed it on the founder's own network is not: it may have been the
 * founder. Null where nobody is left. This product's own convention.
 */
export function afterWitnesses<T extends EvidenceItem>(
  item: T,
  formulaVersion = FORMULA_VERSION,
): (T & { confirmed?: number }) | null {
  const { witnessed } = item;
  // What was denied and is called a source since stays denied; nobody confirms a source.
  if (!witnessed || (!canBeWitnessed(item.level) && witnessed.denied === 0)) return item;
  const count = item.count - witnessed.denied;
  if (count <= 0) return null;
  const own = hasLaterRules(formulaVersion) ? witnessed.fromOwnNetwork : 0;
  const confirmed = canBeWitnessed(item.level) ? Math.min(count, Math.max(0, witnessed.confirmed - own)) : 0;
  const left = { ...item, count, ...(witnessed.denied > 0 && withoutSum(item)) };
  if (confirmed === 0) return left;
  return { ...left, confirmed, ...(confirmed === count && { proof: 'verified' as const }) };
}

/** What all of them paid says nothing of those who are left once one of them denied it. */
function withoutSum({ observation }: EvidenceItem): Pick<EvidenceItem, 'observation'> {
  if (!observation) return {};
  const { paid: _paid, ...rest } = observation;
  return { observation: rest };
}

/** Whether nothing but the founder's word stands behind an item: no file, no link, and nobody has confirmed it. */
export const isOwnWord = ({ proof, confirmed = 0 }: Pick<EvidenceItem, 'proof'> & { confirmed?: number }) =>
  proof === 'asserted' && confirmed === 0;

const DID: Record<EvidenceLevel, Record<EvidenceSide, string>> = {
  L1: { for: '', against: '' },
  L2: { for: 'You said what you think of it.', against: 'You said what you think of it.' },
  L3: { for: 'You told them what you did the last time.', against: 'You told them what you did the last time.' },
  L4: {
    for: 'You gave them your time, your figures or an introduction.',
    against: 'They asked for your time or your help, and you said no.',
  },
  L5: { for: '', against: 'They asked you to pay, and you said no.' },
  L6: { for: 'You came back, or paid again.', against: 'You stopped using it.' },
};

/** The sum that is confirmed, or the one in the note. What several people paid in all says nothing of one of them. */
function paidWords(people: number, paid: Money | undefined, note: string): string {
  if (people > 1 && paid)
    return `You were one of ${people} people who paid ${formatPlainMoney(paid)} together. Your answer says that you paid, not how much of it.`;
  if (people > 1) return 'You paid, as others did. Your answer does not say how much.';
  if (paid) return `You paid ${formatPlainMoney(paid)}.`;
  return namesSum(note) ? 'You paid.' : 'You paid. No sum is named, so your answer confirms none.';
}

/** What a yes stands for: something that they said, paid or did, or several of these. */
export const CONFIRMED_KINDS = ['said', 'paid', 'did', 'several'] as const;
export type ConfirmedKind = (typeof CONFIRMED_KINDS)[number];

/** To refuse is to say no; talk is said; the rest is done. */
function kindOf({ level, side }: Pick<EvidenceItem, 'level' | 'side'>): ConfirmedKind {
  if (level === 'L5') return side === 'for' ? 'paid' : 'said';
  if (level === 'L6') return 'did';
  return level === 'L4' && side === 'for' ? 'did' : 'said';
}

/** What the person on the link says yes to, for the words of the button. */
export function confirmedKind(lines: readonly Pick<EvidenceItem, 'level' | 'side'>[]): ConfirmedKind {
  const [first, ...others] = new Set(lines.filter(({ level }) => canBeWitnessed(level)).map(kindOf));
  return first === undefined || others.length > 0 ? 'several' : first;
}

/** What the person on the link reads and confirms, addressed to them, each thing once. */
export function whatIsConfirmed({
  lines,
  paid,
  people,
  note,
}: {
  lines: readonly Pick<EvidenceItem, 'level' | 'side'>[];
  paid?: Money;
  people: number;
  /** They read it, too: where it names a sum, nothing says that none is named. */
  note: string;
}): string[] {
  const said = lines.map(({ level, side }) =>
    level === 'L5' && side === 'for' ? paidWords(people, paid, note) : DID[level][side],
  );
  return [...new Set(said)].filter((text) => text !== '');
}
