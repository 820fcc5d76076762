import { createHash } from 'node:crypto';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { countAnswers, isDenial, numberNetworks, type WitnessAnswer } from '#domain/validation/witness.ts';

type Answered = {
  observationId: string;
  evidenceIds: string[];
  aboutHash: string;
  answer: WitnessAnswer;
  network: string;
  makerNetwork: string;
  fromOwnNetwork: boolean;
};

/** What a witness reads of some lines of one observation, as one hash: an answer holds for these words and no others. */
export function aboutHash(lines: readonly EvidenceRecord[]): string {
  const said = lines.map(({ assumptionId, side, level }) => [assumptionId, side, level].join(' ')).sort();
  const about =
    lines.map(({ date, note, observation }) => ({ date, note, paid: observation?.paid ?? null }))[0] ?? null;
  return createHash('sha256').update(canonicalJson({ about, said })).digest('hex');
}

/** The lines that a link is about. */
export const linesOf = ({ evidenceIds }: Pick<Answered, 'evidenceIds'>, evidence: readonly EvidenceRecord[]) =>
  evidence.filter(({ id }) => evidenceIds.includes(id));

/** The lines that a denial stands against: those it is about, else what their observation says in their place. */
function deniedLines(link: Answered, evidence: readonly EvidenceRecord[]): readonly EvidenceRecord[] {
  const lines = linesOf(link, evidence);
  return lines.length > 0 ? lines : evidence.filter(({ observationId }) => observationId === link.observationId);
}

/**
 * The ledger with what its witnesses answered. A confirmation of words that have changed since says nothing any more; a denial
 * stands as long as the entry does, whatever is written there.
 */
export function withAnswers(evidence: EvidenceRecord[], answers: readonly Answered[]): EvidenceRecord[] {
  if (answers.length === 0) return evidence;
  const holding = answers.flatMap((link) => {
    const isEarlier = aboutHash(linesOf(link, evidence)) !== link.aboutHash;
    if (isEarlier && !isDenial(link.answer)) return [];
    const lines = isEarlier ? deniedLines(link, evidence) : linesOf(link, evidence);
    return [{ ...link, isEarlier, lineIds: new Set(lines.map(({ id }) => id)) }];
  });
  const networks = numberNetworks(holding);
  return evidence.map((line) => {
    const ofLine = holding.filter(({ lineIds }) => lineIds.has(line.id));
    const witnessed = countAnswers(ofLine, networks);
    return witnessed ? { ...line, witnessed } : line;
  });
}
