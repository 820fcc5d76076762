import { formatPlainMoney } from '../money/money.ts';
import { withBacked } from './backed.ts';
import { depositOf, depositText, isToken, tokenText } from './deposits.ts';
import { earlierPriceText, earlierTestText, isOfEarlierPrice, isTestOfEarlierPrice } from './earlier-price.ts';
import type { EvidenceItem, Witnessed } from './evidence.ts';
import { whyNoCost, whyUnfit } from './level-fit.ts';
import { BELIEFS_OF_ONE_SOURCE, sourceOf, withinSource } from './one-source.ts';
import { isUnlawfulBelief } from './permission-rules.ts';
import { isBlankNote, proofOf } from './proof.ts';
import {
  FIRST_FORMULA_VERSION,
  hasBackedRule,
  hasDepositRule,
  hasEarlierPriceRule,
  hasLaterRules,
  hasOutweighRules,
  hasRuleImportance,
} from './published-rules.ts';
import { repeatedEvidence } from './repeats.ts';
import { AGREEMENT, crowdQuestion, isCrowdAgreement, possibleCount, segmentSizeOf } from './segment-count.ts';
import { sharedFiles, withUsedFile } from './shared-files.ts';
import type { Snapshot } from './snapshot.ts';
import { testEvidence, testItemId } from './test-evidence.ts';
import { afterWitnesses } from './witness.ts';

/** Why an entry counts otherwise than it was written. */
export const EVIDENCE_NOTE_CODES = [
  'no_note',
  'above_segment',
  'crowd',
  'agreement',
  'unfit_level',
  'unlawful',
  'repeated',
  'one_source',
  'deposit',
  'earlier_price',
  'same_file',
  'objected',
  'denied',
  'networks',
] as const;
export type EvidenceNote = { evidenceId: string; code: (typeof EVIDENCE_NOTE_CODES)[number]; text: string };

/** The entries as the score counts them; one that counts nothing is left out, and a note says why. */
export type CountedEvidence = { items: CountedItem[]; notes: EvidenceNote[] };
/**
 * `confirmed` says how many of its people did so themselves, `testId` names the test that it is the result of, `source` what it
 * comes from, since the third formula. `isDeposit`: what was paid is below the price, since the fourth. `backed`: how many of its
 * people more than the founder's word stands behind, since the sixth; all of them, where that is not said.
 */
export type CountedItem = EvidenceItem & {
  testId?: string;
  confirmed?: number;
  source?: string;
  isDeposit?: true;
  backed?: number;
};

type Counted = Pick<Snapshot, 'formulaVersion' | 'asOf' | 'intake' | 'assumptions' | 'evidence' | 'testCards'>;

/**
 * The ledger under the formula of the snapshot. The first formula took every entry as it was written. Since then its proof
 * is what stands behind it or who confirmed it, nobody counts more people than the segment has, and a level counts only where it can show
 * something; the results of decided tests enter by themselves. Entries on an assumption that is no more stay, and have no effect. The order of entries plays no part.
 */
export function countEvidence(snapshot: Counted): CountedEvidence {
  const { formulaVersion, intake, assumptions, evidence, testCards } = snapshot;
  if (formulaVersion === FIRST_FORMULA_VERSION) return { items: [...evidence], notes: [] };
  const about = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const forbidden = (item: Pick<EvidenceItem, 'assumptionId' | 'side'>) => {
    const assumption = about.get(item.assumptionId);
    return hasLaterRules(formulaVersion) && item.side === 'for' && assumption && isUnlawfulBelief(assumption);
  };
  const items: CountedEvidence['items'] = [];
  const notes: EvidenceNote[] = [];
  const isAgreement = (item: EvidenceItem) => hasOutweighRules(formulaVersion) && isCrowdAgreement(item);
  const depositIn = (item: EvidenceItem) =>
    hasDepositRule(formulaVersion) ? depositOf(item, intake, formulaVersion) : null;
  for (const item of evidence) {
    const note = (code: EvidenceNote['code'], text: string) => notes.push({ evidenceId: item.id, code, text });
    const count = possibleCount(item, segmentSizeOf(intake, formulaVersion));
    const kind = about.get(item.assumptionId)?.class;
    const noCost = hasEarlierPriceRule(formulaVersion) ? whyNoCost(item.level, item.assumptionId) : null;
    const unfit = kind === undefined ? null : (whyUnfit(item.level, kind) ?? noCost);
    const deposit = depositIn(item);
    const token = deposit !== null && hasEarlierPriceRule(formulaVersion) && isToken(deposit);
    const level = token ? ({ level: 'L2' } as const) : deposit ? ({ level: 'L4', isDeposit: true } as const) : {};
    const isEarlier = hasEarlierPriceRule(formulaVersion) && isOfEarlierPrice(item, intake.price);
    if (forbidden(item)) note('unlawful', UNLAWFUL);
    else if (isEarlier && item.notedPrice && intake.price)
      note('earlier_price', earlierPriceText(item.notedPrice, intake.price));
    else if (isAgreement(item)) note('agreement', AGREEMENT);
    else if (unfit !== null) note('unfit_level', `Counts 0 here. ${unfit}`);
    else
      items.push(
        ...[afterWitnesses({ ...item, ...level, proof: proofOf(item), count }, formulaVersion)].filter(
          (one) => one !== null,
        ),
      );
    if (deposit && unfit === null && !isEarlier)
      note('deposit', `${token ? tokenText(deposit) : depositText(deposit)}${forEach(item, intake)}`);
    if (item.witnessed && item.witnessed.denied > 0) note('denied', deniedText(item.witnessed));
    const shared = item.witnessed && networksText(item.witnessed);
    if (shared) note('networks', hasLaterRules(formulaVersion) ? `${shared}${notVerified(item.witnessed)}` : shared);
    if (isBlankNote(item.note)) note('no_note', 'Say what you saw: without a note this is your word alone.');
    const crowd = proofOf(item) === 'asserted' && !item.witnessed ? crowdQuestion(item) : null;
    if (count < item.count)
      note(
        'above_segment',
        `Counts as ${count.toLocaleString('en-GB')}: your customer group has no more. You entered ${item.count.toLocaleString('en-GB')}.`,
      );
    else if (crowd) note('crowd', crowd);
  }
  const within = hasLaterRules(formulaVersion) ? withinSource(items, (id) => about.get(id)?.importance) : null;
  for (const evidenceId of within?.reduced ?? []) notes.push({ evidenceId, code: 'one_source', text: ONE_SOURCE });
  for (const { id } of repeatedEvidence(items).repeated)
    notes.push({ evidenceId: id, code: 'repeated', text: REPEATED });
  for (const evidenceId of hasEarlierPriceRule(formulaVersion) ? sharedFiles(snapshot).flatMap(({ ids }) => ids) : [])
    notes.push({ evidenceId, code: 'same_file', text: SAME_FILE });
  for (const { id, objection } of testCards)
    if (objection)
      notes.push({
        evidenceId: testItemId(id),
        code: 'objected',
        text: `Does not count. You object: “${objection.reason}”`,
      });
  const ofTests = testEvidence(testCards, snapshot.asOf, formulaVersion);
  for (const { id } of ofTests.filter(forbidden)) notes.push({ evidenceId: id, code: 'unlawful', text: UNLAWFUL });
  const isOldTest = (item: EvidenceItem) =>
    hasRuleImportance(formulaVersion) && !forbidden(item) && isTestOfEarlierPrice(item, intake.price);
  for (const { id, notedPrice } of ofTests.filter(isOldTest))
    if (notedPrice && intake.price)
      notes.push({ evidenceId: id, code: 'earlier_price', text: earlierTestText(notedPrice, intake.price) });
  const used = hasEarlierPriceRule(formulaVersion) ? withUsedFile(evidence) : new Set<string>();
  const entered = (within?.items.map((item) => ({ ...item, source: sourceOf(item) })) ?? items).map((item) =>
    used.has(item.id) ? withoutFile(item) : item,
  );
  const all = [...entered, ...ofTests.filter((item) => !forbidden(item) && !isOldTest(item))];
  return { items: hasBackedRule(formulaVersion) ? all.map((item) => withBacked(item, formulaVersion)) : all, notes };
}

/** On the founder's word, where a link stands behind it as well: that can be typed. What its people confirmed stays. */
const withoutFile = ({ file: _file, ...item }: CountedItem): CountedItem => ({
  ...item,
  proof: item.proof === 'artefact' ? 'asserted' : item.proof,
});

/** Why the price in a note is more than the one that is asked for: it is that of all of them. */
function forEach({ observation }: EvidenceItem, { price }: Counted['intake']): string {
  if (!observation || observation.people < 2 || !price) return '';
  return ` That price is ${formatPlainMoney(price)} for each of ${observation.people.toLocaleString('en-GB')} people.`;
}

const ONE_SOURCE = `Counts as told, on your word: one file, link or observation shows what people did for ${BELIEFS_OF_ONE_SOURCE} beliefs at most, once each, and the weightiest come first.`;
const UNLAWFUL = 'Counts 0 here. Nothing that is entered shows that the law allows it: ask a lawyer.';

const deniedText = ({ denied, deniedEarlier = 0 }: Witnessed) =>
  `${denied === 1 ? 'One of those you asked says' : `${denied} of those you asked say`} that it was not like that, or that they do not know you: they do not count.${deniedEarlier > 0 ? ` ${deniedEarlier} said no, to earlier words: new words do not change that, only a new answer of the same person does.` : ''}`;

/** From how few networks people confirmed it; null where each came from one of its own and none from the founder's. */
function networksText({ confirmed, networks, fromOwnNetwork }: Witnessed): string | null {
  const from = networks === 1 ? 'one network' : `${networks} networks`;
  const own = `${fromOwnNetwork} on the network that the founder asked from`;
  if (confirmed > networks)
    return `${confirmed} people confirmed it from ${from}${fromOwnNetwork > 0 ? `, ${own}` : ''}.`;
  return fromOwnNetwork > 0 ? `Of those who confirmed it, ${own}.` : null;
}

/** A carrier of mobile data shares one address among thousands, so this says what settles it. */
const notVerified = (witnessed: Witnessed | undefined) =>
  witnessed && witnessed.fromOwnNetwork > 0
    ? ' Answered over your own connection, it does not count as somebody else’s word. Ask them to answer on their own mobile data, not on your Wi-Fi or hotspot.'
    : '';

const SAME_FILE =
  'The same file stands behind another entry or test. Its people count once, and it shows the result of one test alone.';

const REPEATED =
  'Looks like another entry: the same link, file, or words on one day. Each counts, so remove one if it is the same.';
