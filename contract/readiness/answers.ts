import { z } from 'zod';
import { ANSWER_LIMITS, ANSWERS } from '#domain/readiness/answers.ts';
import { DIMENSION_IDS, type DimensionId } from '#domain/readiness/dimensions.ts';
import { checkWeights, type Weights } from '#domain/readiness/score.ts';
import { opaqueId, personText, webLink } from '../text.ts';

export const criterionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_.-]{0,63}$/, { error: 'This is not a question of the check.' });

export const answerValue = z.enum(ANSWERS, { error: 'Answer yes or no, or leave it open.' });

/** What a founder can say of their own answer. Verified is not among them: only facts of the product are. */
export const ownGrade = z.enum(['claimed', 'documented'], { error: 'Choose claimed or documented.' });

/** What an answer rests on. A file of its own comes in a call of its own. */
const evidenceChange = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('link'),
      url: webLink(500).min(1, { error: 'Give a link.' }),
    }),
    z.strictObject({
      kind: z.literal('held'),
      /** One of `heldFiles`. */
      evidenceId: opaqueId,
    }),
  ],
  { error: 'Give a link, or choose a file that you already hold.' },
);

/** One answer as a whole. Evidence that is left out stays; null takes it away. */
export const answerChange = z.strictObject({
  criterionId,
  answer: answerValue,
  grade: ownGrade,
  note: personText({ max: ANSWER_LIMITS.noteLength, lines: 'many' }),
  evidence: evidenceChange.nullable().optional(),
});
export type AnswerChange = z.output<typeof answerChange>;

const percent = z.number({ error: 'Give a percentage.' }).min(0).max(100).multipleOf(0.01);

/** An investor's weights in per cent, which add to 100. */
export const investorWeights = z
  .strictObject(Object.fromEntries(DIMENSION_IDS.map((id) => [id, percent])) as Record<DimensionId, typeof percent>)
  .superRefine((weights: Weights, context) => {
    for (const message of checkWeights(weights)) context.addIssue({ code: 'custom', message });
  });
