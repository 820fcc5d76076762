import type { GradedCount, IdeaFacts } from '../readiness/facts.ts';
import { withBacked } from './backed.ts';
import type { CountedItem } from './counted-evidence.ts';
import { countEvidence } from './counted-evidence.ts';
import type { EvidenceLevel } from './evidence.ts';
import { answeredLines, countAnswered, countPeople } from './people.ts';
import { hasUnlawfulOffer } from './permission-first.ts';
import { hasLaterRules } from './published-rules.ts';
import type { ValidationReport } from './report.ts';
import type { SeenKind } from './seen.ts';
import { segmentSizeOf } from './segment-count.ts';
import type { Snapshot } from './snapshot.ts';
import { kindDone, ofStrangers } from './strangers-who.ts';
import { factsOfTests } from './test-facts.ts';

/**
 * What the validation of an idea shows for investment readiness, from its report and the snapshot that this was made of.
 * Entries count as the score counts them, each person once: documented where a file shows them or they confirmed it, verified
 * where they confirmed it. A link alone is an address that anybody can type (rule S17), so its people are claimed. An interview
 * is a talk that was entered as one: a payment is none, nor is what counts as told because its source says too much. Results of
 * tests are told apart, as tests.
 */
export function factsOfIdea(id: string, snapshot: Snapshot, report: ValidationReport): IdeaFacts {
  const { market, unitEconomics } = report;
  const contribution = unitEconomics.contribution.value;
  const strangers = ofStrangers(countEvidence(snapshot).items);
  const most = mostPeople(snapshot);
  const talks = new Set(snapshot.evidence.flatMap(({ id: line, level }) => (level === 'L3' ? [line] : [])));
  const countAt = (items: readonly CountedItem[], wanted: EvidenceLevel) =>
    countProved(
      items.filter(({ level }) => level === wanted),
      most,
    );
  const didSo = (kind: SeenKind) =>
    countProved(
      strangers.filter((item) => kindDone(item) === kind),
      most,
    );
  const inFavour = strangers.filter(({ side }) => side === 'for');
  return {
    id,
    title: report.title,
    verdict: report.verdict.id,
    ...withheldBy(report),
    strangerInterviews: countAt(
      strangers.filter((item) => talks.has(item.id)),
      'L3',
    ),
    commitments: countAt(inFavour, 'L4'),
    payments: didSo('paid'),
    renewals: didSo('cameBack'),
    ...factsOfTests(snapshot),
    canvasComplete: report.canvas.every(({ lines }) => lines.length > 0),
    competitorsWithLink: report.competitors.filter(({ link }) => link !== null).length,
    marketSized: market.lines.some(({ key, amount }) => key === 'tam' && amount.value !== null),
    marketSourced: market.factors.every(({ value, isEstimate }) => value !== null && !isEstimate),
    unitEconomicsPresent: contribution !== null,
    contributionPositive: contribution !== null && contribution.amountMinor > 0,
  };
}

/** Why nothing of it counts for readiness (rule R9 there): by law, by a permission that comes first, or by the verdict. */
function withheldBy({ verdict, beliefs }: ValidationReport): Pick<IdeaFacts, 'withheld'> {
  if (hasUnlawfulOffer(beliefs)) return { withheld: 'unlawful' };
  if (verdict.first) return { withheld: 'permission' };
  return verdict.id === 'contradicted' ? { withheld: 'contradicted' } : {};
}

/** No more people than the segment has, since the third formula. */
export const mostPeople = ({ intake, formulaVersion }: Snapshot) =>
  (hasLaterRules(formulaVersion) ? segmentSizeOf(intake, formulaVersion) : null) ?? undefined;

/** The people behind some entries: all, those whom a file shows or who confirmed it, and those who confirmed it. */
function countProved(counted: readonly CountedItem[], most?: number): GradedCount {
  // What speaks against the idea needs nobody behind it in the score; as an interview it is proved like any other.
  const items = counted.map((item) => ({ ...item, backed: withBacked({ ...item, side: 'for' }).backed }));
  return {
    claimed: countPeople(counted, most),
    documented: countBacked(items, most),
    verified: countAnswered(counted, confirmedOf, most),
  };
}

/** Of how many people more than the founder's word stands behind what they did: all of a file, and else those who confirmed it. */
export const countBacked = (items: readonly CountedItem[], most?: number): number =>
  countPeople(
    [...items.filter(({ backed }) => backed === undefined), ...answeredLines(items, ({ backed = 0 }) => backed)],
    most,
  );

const confirmedOf = ({ confirmed = 0 }: CountedItem) => confirmed;

/** The people behind some entries: all, those with something on record or a confirmation, and those who confirmed it. */
export function countGraded(counted: readonly CountedItem[], most?: number): GradedCount {
  const isOnRecord = ({ proof, count, confirmed, file, link }: CountedItem) =>
    proof !== 'asserted' && (confirmed !== count || file !== undefined || link !== undefined);
  const others = counted.filter((item) => !isOnRecord(item));
  return {
    claimed: countPeople(counted, most),
    documented: countPeople([...counted.filter(isOnRecord), ...answeredLines(others, confirmedOf)], most),
    verified: countAnswered(counted, confirmedOf, most),
  };
}
