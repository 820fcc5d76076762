import type { Narrative } from '#contract/narratives/narratives.ts';
import { costMinor } from '#domain/narratives/allowance.ts';
import { failureSentence, type NarrativeFailure } from '#domain/narratives/failure-words.ts';
import { reasons } from '#domain/narratives/guard/reasons.ts';
import { NARRATIVE_USES, type NarrativeSource } from '#domain/narratives/uses.ts';
import { writtenText } from '#domain/narratives/written.ts';
import type { NarrativeRow } from './narrative.repo.ts';

/** How narratives are kept since figures and quotations are placed by reference; older ones are text with figures of its own. */
export const narrativeForm = 2;

/** What stands whatever becomes of the AI's words. */
const STANDS: Record<NarrativeSource, string> = {
  report: 'The report is complete without it.',
  readiness: 'The report is complete without it.',
  clause: 'The document is complete without it.',
  paste: 'None of your answers were changed.',
};

/** A narrative as its founder sees it. What a stopped server left running has failed. */
export function toEntry(row: NarrativeRow, now: Date): Narrative {
  const isInterrupted = row.state === 'running' && row.aliveUntil !== null && row.aliveUntil < now;
  const failure = isInterrupted ? 'interrupted' : row.failure;
  const state = isInterrupted ? 'failed' : row.state;
  return {
    id: row.id,
    use: row.use,
    state,
    text: row.form === narrativeForm ? writtenText(row.sentences) : row.text,
    sentences: row.sentences,
    isOlder: row.form !== narrativeForm && row.kept > 0,
    proposals: row.proposals,
    kept: row.kept,
    dropped: row.dropped,
    drops: reasons.flatMap((reason) => {
      const count = row.drops[reason] ?? 0;
      return count === 0 ? [] : [{ reason, count }];
    }),
    failure: failure && toFailure(failure, NARRATIVE_USES[row.use].from[0], row.counted),
    counted: row.counted,
    retryAt: row.retryAt?.toISOString() ?? null,
    provider: row.provider,
    model: row.model,
    usage: {
      inputTokens: row.inputTokens,
      outputTokens: row.outputTokens,
      costMinor: row.costMillionths === null ? null : costMinor(row.costMillionths),
      currency: row.currency,
    },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    can: { cancel: state === 'queued' || state === 'running' },
  };
}

function toFailure(kind: NarrativeFailure, source: NarrativeSource, counted: boolean) {
  return { kind, message: failureSentence(kind, STANDS[source], counted) };
}
