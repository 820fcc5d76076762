import type { Money } from '../money/money.ts';
import {
  type BeliefStanding,
  beliefStandings,
  countStandings,
  type Standing,
  type StandingCounts,
} from './belief-standing.ts';
import { type CountedItem, countEvidence } from './counted-evidence.ts';
import type { EvidenceItem } from './evidence.ts';
import { monthsWords } from './figure.ts';
import { mostPeople } from './idea-facts.ts';
import { FOUNDERS_ESTIMATE } from './market.ts';
import { outsiderObjections } from './outsider-objections.ts';
import { countAnswered } from './people.ts';
import { isPermissionRule, unlawfulLine, unlawfulOffer, unlawfulReason } from './permission-rules.ts';
import { phrasesOf } from './phrases.ts';
import { hasLaterRules } from './published-rules.ts';
import type { ReportTest, ValidationReport } from './report.ts';
import type { Seen } from './seen.ts';
import { seenIn, seenOfStrangers } from './seen-evidence.ts';
import { type Shares, wholeShares } from './shares.ts';
import type { Snapshot } from './snapshot.ts';
import { isSource } from './source-fault.ts';
import { spokenAgainst } from './spoken-against.ts';
import { decisiveReading, readRecord, type TestOutcome } from './test-reading.ts';
import type { PassMark } from './test-templates.ts';
import { type ToldResult, toldResults } from './told-results.ts';
import type { VerdictId } from './verdict.ts';
import { NO_VERDICT, verdictLine, verdictWord } from './verdict-told.ts';

/**
 * How many people answered yes, from how many networks (null where the version does not tell), how many of
 * them were on the network that the founder asked from, who confirm nothing, and how many of those asked said no. `isAside`: nothing that speaks for a
 * make-or-break belief is among what they confirmed.
 */
export type ToldWitnesses = {
  confirmed: number;
  networks: number | null;
  fromOwnNetwork: number;
  denied?: number;
  isAside?: true;
};

/** A make-or-break belief as a stone; `sides` is "6 for, 4 against" where something was seen on both. */
export type ToldStone = { id: string; standing: Standing; sides: string | null };

/** A make-or-break belief as an outsider reads of it. */
export type ToldBelief = { id: string; name: string; seen: Seen[] };

/** What the next test asks for, and when its pass mark was fixed: before its own results, but for one that was moved later. */
export type ToldTest = {
  name: string;
  whatToDo: string;
  success: string;
  sample: string;
  passMark: PassMark;
  lockedAt: string | null;
  /** The mark that was locked first and decides, where it was moved after a result was known. */
  movedFrom?: { passMark: PassMark; lockedAt: string };
  hours: number;
  days: number;
  /** The last result that was entered, where that does not decide it yet. */
  soFar?: { successes: number; trials: number; outcome: TestOutcome };
};

/** One figure; `source` is null for what follows from other figures. */
export type ToldFigure = { label: string; value: Money | string; source: string | null };

/** What the founder needs from the person who reads this, for the next test; null once there is none. */
export type Ask = { who: string; where: string };

/** The one page that an outsider reads: no code, no rule, no note, no name of a customer, whole per cent. */
export type OutsiderReport = {
  title: string;
  pitch: string;
  asOf: string;
  /** What comes before all else: whether it is lawful, or who must permit it. */
  first: string | null;
  /** Whether what is offered may be forbidden: then there is no verdict, and it cannot be published. */
  isUnlawful: boolean;
  /** `line`: what it means, and what speaks against the idea; null while nothing is scored. */
  verdict: { id: VerdictId; label: string; line: string | null };
  /** In the order of the stones; Empty while the idea cannot be tested. */
  stones: ToldStone[];
  counts: StandingCounts;
  shares: Shares | null;
  seen: Seen[];
  /** Null while nobody has answered. */
  witnesses: ToldWitnesses | null;
  tests: { decided: number; passed: number };
  /** Each test with a result, but for the next one, which says its own. */
  results: ToldResult[];
  holds: ToldBelief[];
  against: ToldBelief[];
  /** What else a sceptic could say, weightiest first, without what the lists above and below say already. */
  objections: string[];
  /** Open, heard about or untested; what must be permitted first comes first. */
  notKnown: ToldBelief[];
  nextTest: ToldTest | null;
  numbers: ToldFigure[];
  ask: Ask | null;
};

/**
 * Made of a report and the snapshot that this was made of, alone: the page, the private link and the PDF show the same. Today's
 * words of unlawful goods hold for what was kept before, too: its figures stay, and no verdict stands beside them.
 */
export function outsiderReport(snapshot: Snapshot, report: ValidationReport): OutsiderReport {
  const standings = beliefStandings(snapshot, report);
  const evidence = countEvidence(snapshot).items.filter(({ testId }) => testId === undefined);
  const most = mostPeople(snapshot);
  const told = (wanted: readonly Standing[]) =>
    standings.filter(({ standing }) => wanted.includes(standing)).map((one) => tell(one, evidence, most));
  const next = report.tests.find(({ rank }) => rank === 1);
  const isTimed = hasLaterRules(snapshot.formulaVersion);
  const decided = snapshot.testCards.flatMap((record) =>
    record.objection ? [] : (decisiveReading(record, isTimed) ?? []),
  );
  const words = phrasesOf(snapshot.intake);
  const counts = countStandings(standings);
  const seen = seenOfStrangers(evidence, most);
  const unlawful = unlawfulOffer(snapshot.intake);
  const first = unlawful ? unlawfulLine(unlawfulReason(unlawful)) : (report.verdict.first ?? null);
  const permission = first && snapshot.assumptions.find(({ setBy }) => isPermissionRule(setBy.rule))?.id;
  const permissionFirst = (beliefs: ToldBelief[]) =>
    [...beliefs].sort((a, b) => Number(b.id === permission) - Number(a.id === permission));
  return {
    title: report.title,
    pitch: report.pitch,
    asOf: report.asOf,
    first,
    isUnlawful: unlawful !== null,
    verdict: unlawful
      ? { ...NO_VERDICT, id: report.verdict.id === 'supported' ? 'mixed' : report.verdict.id }
      : {
          id: report.verdict.id,
          label: verdictWord(report.verdict.id, report.score),
          line: report.score && verdictLine(report, seen, spokenAgainst(snapshot, report), 'outsider'),
        },
    stones: standings.map(({ belief, standing, sides }) => ({ id: belief.id, standing, sides })),
    counts,
    shares: report.score && wholeShares(report.score),
    seen,
    witnesses: witnessesOf(
      evidence,
      snapshot.evidence,
      standings.map(({ belief }) => belief.id),
    ),
    tests: { decided: decided.length, passed: decided.filter(({ outcome }) => outcome === 'pass').length },
    results: toldResults(snapshot.testCards, { except: next?.record?.id, isTimed }),
    holds: told(['holds', 'claimed']),
    against: told(['against']),
    objections: outsiderObjections(report.caseAgainst),
    notKnown: permissionFirst(told(['open', 'heard', 'untested'])),
    nextTest: next ? tellTest(next, isTimed) : null,
    numbers: numbersOf(snapshot, report),
    ask: next ? { who: words.segment, where: words.place } : null,
  };
}

function tell({ belief: { id }, name }: BeliefStanding, evidence: readonly CountedItem[], most?: number): ToldBelief {
  const own = evidence.filter(({ assumptionId }) => assumptionId === id);
  return { id, name, seen: seenIn(own, most) };
}

/**
 * Everybody who answered, each once however many entries their answer stands at. Of those who said no, each is told of, also where
 * nobody is left to count. `vital`: what matters most.
 */
function witnessesOf(
  evidence: readonly CountedItem[],
  entered: readonly EvidenceItem[],
  vital: readonly string[],
): ToldWitnesses | null {
  const asked = evidence.flatMap((item) => (item.witnessed && item.witnessed.confirmed > 0 ? [item] : []));
  const denied = countAnswered(entered, ({ witnessed }) => witnessed?.denied ?? 0);
  if (asked.length === 0 && denied === 0) return null;
  const known = asked.every(({ witnessed }) => witnessed?.networkNumbers !== undefined);
  const networks = new Set(asked.flatMap(({ witnessed }) => witnessed?.networkNumbers ?? []));
  const fromOwnNetwork = countAnswered(asked, ({ witnessed }) => witnessed?.fromOwnNetwork ?? 0);
  // An answer on the founder's own network takes the place of nobody who answered elsewhere.
  const others = countAnswered(asked, ({ count, witnessed }) =>
    witnessed ? Math.min(count, Math.max(0, witnessed.confirmed - witnessed.fromOwnNetwork)) : 0,
  );
  const confirmed = others + fromOwnNetwork;
  const isAside =
    confirmed > fromOwnNetwork &&
    !asked.some((item) => item.side === 'for' && (item.confirmed ?? 0) > 0 && vital.includes(item.assumptionId));
  return {
    ...{ confirmed, networks: known ? networks.size : null, fromOwnNetwork },
    ...(denied > 0 && { denied }),
    ...(isAside && { isAside }),
  };
}

function tellTest({ card, record }: ReportTest, isTimed: boolean): ToldTest {
  const mark = record?.marks.at(-1);
  const result = record?.results.at(-1);
  const reading = record && readRecord(record, isTimed);
  const first = reading?.movedAfterResult ? record?.marks[0] : undefined;
  return {
    name: card.name,
    whatToDo: card.whatToDo,
    success: card.success,
    sample: card.sample,
    passMark: mark?.passMark ?? card.passMark,
    lockedAt: mark?.lockedAt ?? null,
    ...(first && { movedFrom: { passMark: first.passMark, lockedAt: first.lockedAt } }),
    hours: card.hours,
    days: card.days,
    ...(result &&
      reading && {
        soFar: {
          ...{ successes: result.successes, trials: result.trials },
          outcome: (first ? reading.first : reading.current).outcome,
        },
      }),
  };
}

/** The figures that are there; a line without one says nothing to an outsider. */
function numbersOf({ intake }: Snapshot, report: ValidationReport): ToldFigure[] {
  const { unitEconomics, market, firstCapital } = report;
  const { price, unitCost, firstPurchaseCost, segmentSize, segmentSizeSource } = intake;
  const unit = phrasesOf({ ...intake, price: null }).price;
  const som = market.lines.find(({ key }) => key === 'som')?.amount.value ?? null;
  const given: [label: string, value: Money | string | null, source: string | null][] = [
    [`price ${unit.replace(/^your price ?/u, '')}`.trim(), price, null],
    ['cost of one', unitCost, FOUNDERS_ESTIMATE],
    ['first purchase', firstPurchaseCost?.amountMinor ? firstPurchaseCost : null, FOUNDERS_ESTIMATE],
    ['earns itself back in', months(firstCapital?.paybackMonths ?? null), null],
    ['a customer’s value to cost', times(unitEconomics.ltvToCac.value), null],
    ['until that cost is back', months(unitEconomics.paybackMonths.value), null],
    [
      'customers',
      segmentSize?.toLocaleString('en-GB') ?? null,
      isSource(segmentSizeSource) ? 'source named' : FOUNDERS_ESTIMATE,
    ],
    ['a year, in three years', som, null],
  ];
  return given.flatMap(([label, value, source]) => (value === null ? [] : [{ label, value, source }]));
}

const times = (ratio: string | null) => ratio && `${trimmed(ratio)} times`;
const months = (count: string | null) => count && monthsWords(trimmed(count));
const trimmed = (decimal: string) => String(Math.round(Number(decimal) * 10) / 10);
