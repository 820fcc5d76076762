import fc from 'fast-check';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { type FounderAnswer, GRADES } from '#domain/readiness/answers.ts';
import { placedCriteria } from '#domain/readiness/criteria.ts';
import { ROUND_IDS } from '#domain/readiness/dimensions.ts';
import { yes } from '#domain/readiness/fixtures/answers.ts';

export const publishedCriteria = placedCriteria(readinessRuleSet);

const answer: fc.Arbitrary<FounderAnswer> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...GRADES).map(yes) },
  { weight: 1, arbitrary: fc.constant<FounderAnswer>({ answer: 'no', grade: 'claimed', evidence: null, note: '' }) },
);

/** Answers to the published criteria: low levels are likely to be met, high ones not. */
export const anyAnswers: fc.Arbitrary<Record<string, FounderAnswer>> = fc
  .tuple(
    fc.integer({ min: 0, max: 9 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), answer), {
      minLength: publishedCriteria.length,
      maxLength: publishedCriteria.length,
    }),
  )
  .map(([reach, drawn]) =>
    Object.fromEntries(
      publishedCriteria.flatMap(({ id, level }, index) => {
        const [luck, given] = drawn[index] ?? [10, yes('claimed')];
        return (level <= reach ? luck <= 9 : luck <= 2) ? [[id, given]] : [];
      }),
    ),
  );

export const anyRound = fc.constantFrom(...ROUND_IDS);
