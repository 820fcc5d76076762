import { z } from 'zod';
import { ANSWER_LIMITS, type Answer, type Party } from '#domain/agreements/answers.ts';
import { AGREEMENT_CURRENCIES } from '#domain/money/money.ts';
import { personText } from '../text.ts';

/** Limits of a document beyond those of its template. `contentLength` is of its canonical JSON. */
export const agreementLimits = {
  text: 5000,
  ownWording: 10_000,
  rows: 100,
  contentLength: 400_000,
  versions: 200,
} as const;

const partyText = personText({ max: ANSWER_LIMITS.partyText });
const party: z.ZodType<Party> = z.strictObject({
  kind: z.enum(['person', 'company']),
  name: partyText,
  registrationNumber: partyText,
  address: partyText,
  email: partyText,
  signatoryName: partyText,
  signatoryTitle: partyText,
});

const simpleAnswer = z.union([
  personText({ max: agreementLimits.text, lines: 'many' }),
  z.number(),
  z.boolean(),
  z.strictObject({ amountMinor: z.int(), currency: z.enum(AGREEMENT_CURRENCIES) }),
  party,
]);

/** Ids of variables and of the fields of their rows. */
const variableId = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, { error: 'This is not asked for.' });
const clauseId = z.string().regex(/^[a-z_]{1,40}\.[a-z0-9_]{1,60}$/, { error: 'There is no such clause.' });
const wordingId = z.string().regex(/^[a-z0-9_-]{1,64}$/, { error: 'There is no such wording.' });

/**
 * Any answer: its kind and its length only. The variable that it answers says more (`answerProblems`), and the server asks
 * it before it keeps the answer.
 */
export const answer: z.ZodType<Answer> = z.union(
  [
    simpleAnswer,
    z.array(personText({ max: ANSWER_LIMITS.line })).max(ANSWER_LIMITS.lines),
    z.array(z.record(variableId, simpleAnswer)).max(agreementLimits.rows),
  ],
  { error: 'This answer cannot be kept: it is too long, or there are characters in it that no document can show.' },
);

/** Some of a document's content, as a form saves it; null takes a part out again. */
export const contentChanges = {
  answers: z.record(variableId, answer.nullable()).optional(),
  /** Clause id → wording id; null goes back to the wording that the template preselects. */
  choices: z.record(clauseId, wordingId.nullable()).optional(),
  /** Clause id → the founder's own words in its place; null goes back to the template's. */
  ownWording: z
    .record(clauseId, personText({ max: agreementLimits.ownWording, min: 1, lines: 'many' }).nullable())
    .optional(),
};

export type ContentChanges = {
  answers?: Record<string, Answer | null>;
  choices?: Record<string, string | null>;
  ownWording?: Record<string, string | null>;
};
