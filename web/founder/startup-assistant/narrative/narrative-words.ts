import type { Narrative } from '#contract/narratives/narratives.ts';
import { REASONS } from '#domain/narratives/guard/reasons.ts';
import type { NarrativeUse } from '#domain/narratives/uses.ts';
import { formatMoment } from '#web/time/date-time.tsx';

/** What the panel says: about a whole report, or about one clause of a document. */
export const PANEL_WORDS = {
  report: {
    noun: 'report',
    data: 'your report',
    about:
      'An AI adds words to what the rules found, never a figure: those you see are put in from your report, each with its name. A sentence with a number, a name or a verdict of its own is dropped. The score stays as it is.',
    private: 'Your name, your e-mail and your files are never part of it unless you wrote them into the report.',
  },
  clause: {
    noun: 'document',
    data: 'the clause',
    about:
      'An AI explains it and writes nothing into the document. A sentence with a number, a name or a verdict of its own is dropped. It is no legal advice.',
    private: 'Nothing of the other clauses is part of it. Names and addresses are, where this clause has them.',
  },
} as const;

export const subjectKind = ({ part }: { part?: string }) => (part ? 'clause' : 'report');

/** What stands whatever becomes of the AI's words. */
function standsWithout(use: NarrativeUse): string {
  if (use === 'plain_words') return 'The document is complete without it.';
  if (use === 'intake_fields') return 'None of your answers were changed.';
  return 'The report is complete without it.';
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** Where a narrative stands, in one sentence. */
export function statusOf(narrative: Narrative): string {
  const { state, kept, retryAt, failure } = narrative;
  switch (state) {
    case 'queued':
      return retryAt
        ? `The AI provider asked for a pause. It is asked again at ${formatMoment(retryAt, true)}.`
        : 'Waiting for its turn…';
    case 'running':
      return kept === 0 ? 'The AI is writing…' : `The AI is writing: ${many(kept, 'sentence')} so far…`;
    case 'cancelled':
      return `Cancelled. ${standsWithout(narrative.use)} It counts as one of this month’s AI texts.`;
    case 'failed':
      return failure?.message ?? '';
    case 'done':
      return doneText(narrative);
  }
}

function doneText({ kept, proposals, use, dropped }: Narrative): string {
  const isForm = use === 'missing_assumptions' || use === 'intake_fields';
  if (isForm && proposals.length === 0 && dropped === 0) return 'Done. The AI has nothing to propose.';
  return `Done: ${isForm ? many(kept, 'proposal') : many(kept, 'sentence')}.`;
}

/** What was left out and why; undefined when nothing was. */
export function droppedText({ dropped, drops, use, proposals }: Narrative): string | undefined {
  if (dropped === 0) return undefined;
  const isForm = proposals.length > 0 || use === 'missing_assumptions' || use === 'intake_fields';
  const what = isForm ? many(dropped, 'proposal') : many(dropped, 'sentence');
  const why = drops.map(({ reason, count }) => `${count} with ${REASONS[reason]}`).join(', ');
  return why === '' ? `${what} left out.` : `${what} left out: ${why}.`;
}

/** What an older text is, in one sentence. */
export const OLDER_TEXT =
  'This text is older: the AI wrote its figures itself. Compare them with the report, or have it written again.';
