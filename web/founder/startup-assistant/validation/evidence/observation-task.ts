import { z } from 'zod';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { observationBody } from '#contract/validation/ledger.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { BELIEF_WANTED, LEVEL_WANTED, type Said, SIDE_WANTED } from '#domain/validation/observation.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { localDay } from '#web/time/local-day.ts';

const said = observationBody.shape.says.element;
const closeness = observationBody.shape.independence;

/**
 * An observation as it is filled in: nobody but the founder says what a line speaks of, for which side, and what it was, and how
 * close they are where the note leaves that open. A
 * group of radio buttons of which none is chosen is null.
 */
export const observationForm = observationBody.extend({
  independence: z.literal(['', ...closeness.options]).pipe(closeness),
  says: z.array(
    said.extend({
      assumptionId: z.string({ error: BELIEF_WANTED }).min(1, { error: BELIEF_WANTED }).pipe(said.shape.assumptionId),
      side: z.literal(['', ...said.shape.side.options], { error: SIDE_WANTED }).pipe(said.shape.side),
      level: z.literal(['', ...said.shape.level.options], { error: LEVEL_WANTED }).pipe(said.shape.level),
    }),
  ),
});

export type ObservationForm = z.input<typeof observationForm>;
export type SaidLine = ObservationForm['says'][number];
export type ObservationBody = z.output<typeof observationBody>;

/** What the dialog is open for: a line whose observation is edited, or a new one with what is known of it already. */
export type ObservationTask = { record: EvidenceRecord } | { record: null; start: ObservationStart };

/** What is known of a new observation already. */
export type ObservationStart = Partial<Said> & Partial<Pick<ObservationForm, 'note' | 'people'>>;

/**
 * What is typed, without what is not asked: one line is about all of the people, and an amount goes where nobody paid.
 */
export function ofAll({ paid, ...body }: ObservationBody): ObservationBody {
  const [line, ...others] = body.says;
  const says = line && others.length === 0 ? [{ ...line, count: body.people }] : body.says;
  return { ...body, says, ...(paid && says.some(isPayment) && { paid }) };
}

export const emptyLine: SaidLine = { assumptionId: '', side: '', level: '', count: 1 };

/** Money that somebody paid, for which the sum is asked. */
export const isPayment = ({ side, level }: Pick<SaidLine, 'side' | 'level'>) =>
  side === 'for' && (level === 'L5' || level === 'L6');

/** All that an observation says, from any of its lines. */
export function linesOf({ evidence }: Pick<IdeaState, 'evidence'>, observationId: string): EvidenceRecord[] {
  return evidence.filter((line) => line.observationId === observationId);
}

/** What the form starts with. The key stays with what is typed, so a retry after a reload is the same observation. */
export function startValues(idea: IdeaState, task: ObservationTask): ObservationForm {
  if (!task.record) {
    const { note = '', people = 1, ...said } = task.start;
    return {
      ...{ key: newIdempotencyKey(), who: '', howMet: '', independence: 'stranger', inSegment: true },
      ...{ note, people, date: localDay() },
      says: [{ ...emptyLine, count: people, ...said }],
    };
  }
  const { observationId, who, howMet, independence, inSegment, people, date, note, link, observation } = task.record;
  const says = linesOf(idea, observationId).map(({ assumptionId, side, level, count }) => ({
    ...{ assumptionId, side, level, count },
  }));
  return {
    ...{ key: observationId, who, howMet, independence, inSegment, people, date, note, link, says },
    ...(observation?.paid && { paid: observation.paid }),
  };
}

/** Each observation keeps its own words, and so does a new one for each place that asks for it. */
export function draftName(idea: IdeaState, { record, ...task }: ObservationTask): string {
  if (record) return `observation-${record.observationId}-${record.revision}`;
  return ['observation', idea.id, ...Object.values('start' in task ? task.start : {})].join('-');
}
