import { PROOF_GRADES } from '#domain/readiness/answers.ts';
import { criteria, type TypedAnswer } from './answer-values.ts';

export function criterionText(criterionId: string): string {
  return criteria.find(({ id }) => id === criterionId)?.text ?? criterionId;
}

/** One answer in words, such as "Yes, documented: lease.pdf". */
export function answerWords({ answer, grade, evidence, note }: TypedAnswer): string {
  if (answer === 'unanswered') return 'Not answered';
  const said = answer === 'no' ? 'No' : `Yes, ${PROOF_GRADES[grade].label.toLowerCase()}`;
  const shown =
    evidence?.kind === 'link'
      ? evidence.url
      : evidence?.kind === 'file'
        ? evidence.name
        : evidence && 'a file you hold';
  return [shown ? `${said}: ${shown}` : said, note].filter(Boolean).join('\n');
}
