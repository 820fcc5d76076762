import type { Narrative } from '#contract/narratives.ts';
import { formatMoment } from '#web/components/date-time.tsx';

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
      return 'Cancelled. The report is complete without it.';
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
export function droppedText({ dropped, use, proposals }: Narrative): string | undefined {
  if (dropped === 0) return undefined;
  const isForm = proposals.length > 0 || use === 'missing_assumptions' || use === 'intake_fields';
  const what = isForm ? many(dropped, 'proposal') : many(dropped, 'sentence');
  return `${what} left out: a figure, a link or a quotation in it is not in what was sent.`;
}
