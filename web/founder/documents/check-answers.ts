import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { type AnswerChange, answerChange } from '#contract/readiness/answers.ts';
import type { AnswerRecord, HeldFile } from '#contract/readiness/readiness.ts';
import { type AnswerEvidence, checkAnswer, type FounderAnswer, NO_ANSWER } from '#domain/readiness/answers.ts';
import { placedCriteria } from '#domain/readiness/criteria.ts';

/** What a typed answer rests on. `file` is attached already, by a call of its own. */
export type TypedEvidence =
  | { kind: 'link'; url: string }
  | { kind: 'held'; evidenceId: string }
  | { kind: 'file'; name: string }
  | null;

/** An answer as the form edits it. */
export type TypedAnswer = Pick<AnswerRecord, 'answer' | 'grade' | 'note'> & { evidence: TypedEvidence };

/** Every criterion's answer, by its id. */
export type TypedAnswers = Record<string, TypedAnswer>;

export const criteria = placedCriteria(readinessRuleSet);

export const NOT_ANSWERED: TypedAnswer = { answer: 'unanswered', grade: 'claimed', note: '', evidence: null };

/** The answers that the server holds, with an empty one for every other criterion. */
export function typedAnswers(records: readonly AnswerRecord[]): TypedAnswers {
  const given = Object.fromEntries(records.map((record) => [record.criterionId, toTyped(record)]));
  return { ...Object.fromEntries(criteria.map(({ id }) => [id, NOT_ANSWERED])), ...given };
}

export function toTyped({ answer, grade, note, evidence, file }: AnswerRecord): TypedAnswer {
  return { answer, grade, note, evidence: typedEvidence(evidence, file) };
}

function typedEvidence(evidence: AnswerRecord['evidence'], file: AnswerRecord['file']): TypedEvidence {
  if (evidence?.kind === 'link') return { kind: 'link', url: evidence.url };
  if (file?.heldBy) return { kind: 'held', evidenceId: file.heldBy.evidenceId };
  return file && { kind: 'file', name: file.name };
}

/** What is sent to the server; a file that it has already stays there. */
export function toChange(criterionId: string, { evidence, ...answer }: TypedAnswer): AnswerChange {
  return { criterionId, ...answer, ...(evidence?.kind === 'file' ? {} : { evidence }) };
}

/** What the rules read of it. */
export function toFounderAnswer({ evidence, ...answer }: TypedAnswer, heldFiles: readonly HeldFile[]): FounderAnswer {
  if (evidence === null) return { ...answer, evidence };
  if (evidence.kind === 'link') return { ...answer, evidence };
  if (evidence.kind === 'file') return { ...answer, evidence: { kind: 'file', id: 'attached', name: evidence.name } };
  const held = heldFiles.find(({ evidenceId }) => evidenceId === evidence.evidenceId);
  return { ...answer, evidence: held ? { kind: 'file', id: held.evidenceId, name: held.name } : null };
}

/** Why an answer cannot be saved as it stands: the contract's words, then those of the rules. */
export function answerProblem(criterionId: string, answer: TypedAnswer): string | undefined {
  const parsed = answerChange.safeParse(toChange(criterionId, answer));
  if (!parsed.success) return parsed.error.issues[0]?.message ?? '';
  const { evidence } = answer;
  const counted: AnswerEvidence | null =
    evidence === null || evidence.kind === 'link' ? evidence : { kind: 'file', id: evidence.kind, name: '' };
  return checkAnswer({ ...answer, evidence: counted })[0]?.message;
}

/** The answers that say anything, as a snapshot holds them. */
export function founderAnswers(answers: TypedAnswers, heldFiles: readonly HeldFile[]): Record<string, FounderAnswer> {
  const given = Object.entries(answers).filter(([, answer]) => answer !== NOT_ANSWERED);
  return Object.fromEntries(given.map(([id, answer]) => [id, { ...NO_ANSWER, ...toFounderAnswer(answer, heldFiles) }]));
}
