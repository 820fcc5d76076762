import { z } from 'zod';
import type { Problem } from '#domain/agreements/checks/problem.ts';
import { moment } from '../text.ts';

/** What is wrong with the answers taken together. `block`: the document cannot be final with it. */
export const agreementProblem = z.object({
  id: z.string(),
  severity: z.enum(['block', 'warn']),
  message: z.string(),
  variables: z.array(z.string()),
  /** `checked` only where the source itself was read. */
  source: z.object({ name: z.string(), checked: z.boolean() }),
}) satisfies z.ZodType<Problem>;

export type AgreementProblem = z.infer<typeof agreementProblem>;

/** A reason to have a lawyer look: the document is final only once the founder has said that they have read it. */
export const reviewFlag = z.object({
  id: z.string(),
  message: z.string(),
  variables: z.array(z.string()),
  clauses: z.array(z.string()),
  acknowledgedAt: moment.nullable(),
});

export type ReviewFlag = z.infer<typeof reviewFlag>;

/** Where a document stands: all that follows from its template and its content, by the rules in `domain/agreements`. */
export const agreementStanding = z.object({
  /** The questions of the interview, in order. */
  questions: z.array(z.object({ variable: z.string(), state: z.enum(['open', 'answered', 'incomplete']) })),
  missing: z.array(z.object({ variable: z.string(), label: z.string() })),
  openDecisions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      why: z.string(),
      variables: z.array(z.string()),
      clauses: z.array(z.string()),
    }),
  ),
  problems: z.array(agreementProblem),
  flags: z.array(reviewFlag),
  /** Nothing is missing, open, blocking or unacknowledged. */
  ready: z.boolean(),
});

export type AgreementStanding = z.infer<typeof agreementStanding>;
