import { PROOF_GRADES } from '#domain/readiness/answers.ts';
import { criteria, type TypedAnswer } from '#web/founder/documents/check-answers.ts';

export function criterionText(criterionId: string): string {
  return criteria.find(({ id }) => id === criterionId)?.text ?? criterionId;
}

/** One answer in words, such as "Yes, documented: lease.pdf". */
export function answerWords({ answer, grade, evidence, note }: TypedAnswer): string {
  if (answer === 'unanswered') return 'Not answered';
  const said = answer === 'no' ? 'No' : `Yes, ${PROOF_GRADES[grade].label.toLowerCase()}`;
  const shown = shownBy(evidence);
  return [shown ? `${said}: ${shown}` : said, note].filter(Boolean).join('\n');
}

/** What stands behind an answer, in one line: what is there, or what may be added. */
export function proofInShort({ answer, grade, evidence, note }: TypedAnswer): { text: string; held: string } {
  if (answer !== 'yes') return { text: note ? 'Your note:' : 'Add a note', held: note };
  const held = [shownBy(evidence), note].filter(Boolean).join(' · ');
  const { label } = PROOF_GRADES[grade];
  return held ? { text: `${label}:`, held } : { text: `${label}. Add a file, a link or a note`, held };
}

function shownBy(evidence: TypedAnswer['evidence']): string | null {
  if (evidence?.kind === 'link') return evidence.url;
  return evidence?.kind === 'file' ? evidence.name : evidence && 'a file you hold';
}
