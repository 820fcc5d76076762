import { createHash } from 'node:crypto';
import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { countAnswers, numberNetworks, type WitnessAnswer } from '#domain/validation/witness.ts';

type Answered = {
  evidenceIds: string[];
  aboutHash: string;
  answer: WitnessAnswer;
  network: string;
  makerNetwork: string;
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

/** The ledger with what its witnesses answered; an answer to words that have changed since says nothing any more. */
export function withAnswers(evidence: EvidenceRecord[], answers: readonly Answered[]): EvidenceRecord[] {
  if (answers.length === 0) return evidence;
  const holding = answers.filter((link) => aboutHash(linesOf(link, evidence)) === link.aboutHash);
  const networks = numberNetworks(holding);
  return evidence.map((line) => {
    const ofLine = holding.filter(({ evidenceIds }) => evidenceIds.includes(line.id));
    const witnessed = countAnswers(ofLine, networks);
    return witnessed ? { ...line, witnessed } : line;
  });
}
