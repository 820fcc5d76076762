import { z } from 'zod';
import type { NarrativeProposal } from '#contract/narratives.ts';
import type { Guard } from '#domain/narratives/guard.ts';
import type { NarrativeUse } from '#domain/narratives/uses.ts';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import { ASSUMPTION_LIMITS } from '#domain/validation/assumptions.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { shortLine } from '#domain/validation/safe-text.ts';

const most = { assumption: 8, answer: INTAKE_FIELDS.length } as const;
const answerLength = 600;

/** Forms are as plain as every provider can fill in: no lengths and no counts, which are seen to below. */
const assumptionForm = z.strictObject({
  assumptions: z.array(z.strictObject({ class: z.enum(ASSUMPTION_CLASSES), statement: z.string(), why: z.string() })),
});
const answerForm = z.strictObject({
  answers: z.array(
    z.strictObject({ field: z.enum(INTAKE_FIELDS.map(({ key }) => key)), answer: z.string(), quote: z.string() }),
  ),
});

export interface Proposed {
  proposals: NarrativeProposal[];
  dropped: number;
}

interface NarrativeForm {
  schema: z.ZodType;
  /** Keeps what passes the guard; the rest is counted. */
  read(value: unknown, guard: Guard, facts: readonly string[]): Proposed;
}

/** The uses that are answered by filling in a form; the others are text. */
export const narrativeForms: Partial<Record<NarrativeUse, NarrativeForm>> = {
  missing_assumptions: {
    schema: assumptionForm,
    read(value, guard) {
      const all = assumptionForm.parse(value).assumptions.map((one) => ({
        kind: 'assumption' as const,
        class: one.class,
        statement: shortLine(one.statement, ASSUMPTION_LIMITS.statementLength),
        why: shortLine(one.why, ASSUMPTION_LIMITS.reasonLength),
      }));
      return keep(
        all,
        most.assumption,
        ({ statement, why }) => statement !== '' && guard.passes(statement) && guard.passes(why),
      );
    },
  },
  intake_fields: {
    schema: answerForm,
    read(value, guard, facts) {
      const text = squeeze(facts.join(' '));
      const seen = new Set<string>();
      const all = answerForm.parse(value).answers.map((one) => ({
        kind: 'answer' as const,
        field: one.field,
        answer: shortLine(one.answer, answerLength),
        quote: shortLine(one.quote, answerLength),
      }));
      return keep(all, most.answer, ({ field, answer, quote }) => {
        const isNew = !seen.has(field);
        seen.add(field);
        return isNew && answer !== '' && quote !== '' && text.includes(squeeze(quote)) && guard.passes(answer);
      });
    },
  },
};

function keep<T extends NarrativeProposal>(all: readonly T[], max: number, passes: (one: T) => boolean): Proposed {
  const proposals = all.filter(passes).slice(0, max);
  return { proposals, dropped: all.length - proposals.length };
}

/** How a quotation is compared: without case, and with one space for any white space. */
const squeeze = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
