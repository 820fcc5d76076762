import { z } from 'zod';
import type { NarrativeProposal } from '#contract/narratives/narratives.ts';
import { count, type Drops, type JudgeAll, sum } from '#domain/narratives/draft.ts';
import { findSpan } from '#domain/narratives/find-span.ts';
import type { Reason } from '#domain/narratives/guard/reasons.ts';
import { splitSentences } from '#domain/narratives/sentences.ts';
import type { NarrativeUse } from '#domain/narratives/uses.ts';
import { sentenceText } from '#domain/narratives/written.ts';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import { ASSUMPTION_LIMITS } from '#domain/validation/assumptions.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { safeLine } from '#domain/validation/safe-text.ts';

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
  kept: number;
  dropped: number;
  drops: Drops;
}

/** What a form is read against: the guard, and the text that was pasted. */
interface FormDeps {
  judgeAll: JudgeAll;
  pastedText: string;
}

interface NarrativeForm {
  schema: z.ZodType;
  /** Keeps what passes; the rest is counted. */
  read(value: unknown, deps: FormDeps): Promise<Proposed>;
}

/** The uses that are answered by filling in a form; the others are text. */
export const narrativeForms: Partial<Record<NarrativeUse, NarrativeForm>> = {
  missing_assumptions: {
    schema: assumptionForm,
    async read(value, { judgeAll }) {
      const all = assumptionForm.parse(value).assumptions.slice(0, 3 * most.assumption);
      const read = await Promise.all(
        all.map(async (one) => {
          const statement = await writeOut(one.statement, ASSUMPTION_LIMITS.statementLength, judgeAll);
          const why = await writeOut(one.why, ASSUMPTION_LIMITS.reasonLength, judgeAll);
          if ('reason' in statement) return statement.reason;
          if ('reason' in why) return why.reason;
          return { kind: 'assumption' as const, class: one.class, statement: statement.text, why: why.text };
        }),
      );
      return keep(read, most.assumption);
    },
  },
  intake_fields: {
    schema: answerForm,
    async read(value, { pastedText }) {
      const seen = new Set<string>();
      const read = answerForm.parse(value).answers.map(({ field, answer, quote }) => {
        const passage = findSpan(pastedText, quote);
        const span = passage && findSpan(pastedText, answer, passage);
        if (!passage || !span || seen.has(field) || passage.end - passage.start > answerLength) return 'quotation';
        seen.add(field);
        const { start, end } = span;
        return {
          kind: 'answer' as const,
          field,
          answer: pastedText.slice(start, end),
          quote: pastedText.slice(passage.start, passage.end),
          start,
          end,
        };
      });
      return keep(read, most.answer);
    },
  },
};

/** A short text with its references written out; every sentence of it must pass. */
async function writeOut(
  text: string,
  length: number,
  judgeAll: JudgeAll,
): Promise<{ text: string } | { reason: Reason }> {
  const sentences = splitSentences(safeLine(text)).map((sentence) => sentence.text);
  if (sentences.length === 0) return { reason: 'wording' };
  const judged = await judgeAll(sentences);
  const written: string[] = [];
  for (const one of judged) {
    if ('reason' in one) return one;
    written.push(sentenceText(one.parts));
  }
  const whole = written.join(' ');
  return whole.length > length ? { reason: 'wording' } : { text: whole };
}

function keep(read: readonly (NarrativeProposal | Reason)[], max: number): Proposed {
  const drops: Drops = {};
  const proposals: NarrativeProposal[] = [];
  for (const one of read) {
    if (typeof one === 'string') count(drops, one);
    else if (proposals.length < max) proposals.push(one);
  }
  return { proposals, kept: proposals.length, dropped: sum(drops), drops };
}
