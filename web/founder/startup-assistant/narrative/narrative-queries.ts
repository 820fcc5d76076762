import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  cancelNarrative,
  type Narrative,
  type NarrativePanel,
  previewNarratives,
  readNarrative,
  readNarratives,
  startNarrative,
  switchNarrativesOff,
  switchNarrativesOn,
} from '#contract/narratives/narratives.ts';
import type { NarrativeUse } from '#domain/narratives/uses.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { useSave } from '#web/api/use-save.ts';

/** A stored version that AI words can be about; `part` is one clause of it. */
export type NarrativeSubject = { documentId: string; version: number; part?: string };

const pollMs = 700;

export const isAtWork = ({ state }: Narrative) => state === 'queued' || state === 'running';

const asked = ({ documentId, version, part }: NarrativeSubject) => ({
  params: { documentId, version },
  query: { part },
});

export function panelQuery(subject: NarrativeSubject) {
  const { documentId, version, part = '' } = subject;
  return queryOptions({
    queryKey: ['narratives', documentId, version, part],
    queryFn: ({ signal }) => call(readNarratives, asked(subject), { signal }),
  });
}

export function previewQuery(subject: NarrativeSubject) {
  const { documentId, version, part = '' } = subject;
  return queryOptions({
    queryKey: ['narratives', documentId, version, part, 'preview'],
    queryFn: ({ signal }) => call(previewNarratives, asked(subject), { signal }),
  });
}

/** Read again and again while it is written: what a reload or another tab finds is where the server stands. */
export function narrativeQuery(known: Narrative) {
  return queryOptions({
    queryKey: ['narrative', known.id],
    queryFn: ({ signal }) => call(readNarrative, { params: { narrativeId: known.id } }, { signal }),
    initialData: known,
    staleTime: freshness.ofOthers,
    enabled: isAtWork(known),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? pollMs : false),
  });
}

/** Stops what is being written, or read. */
export function useCancelNarrative(refresh: () => Promise<void>) {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: (narrativeId: string) => call(cancelNarrative, { params: { narrativeId } }),
    onSuccess: (narrative) => client.setQueryData(narrativeQuery(narrative).queryKey, narrative),
    onSettled: refresh,
  });
}

/** Everything that can be done with the AI words of a version. */
export function useNarratives(subject: NarrativeSubject) {
  const client = useQueryClient();
  const { queryKey } = panelQuery(subject);
  const put = (panel: NarrativePanel) => client.setQueryData(queryKey, panel);
  const refresh = () => client.invalidateQueries({ queryKey, exact: true });
  return {
    refresh,
    switchOn: useSave({
      mutationFn: (hash: string) => call(switchNarrativesOn, { ...asked(subject), body: { hash } }),
      onSuccess: put,
    }),
    switchOff: useSave({ mutationFn: () => call(switchNarrativesOff, asked(subject)), onSuccess: put }),
    start: useSave({
      mutationFn: (use: NarrativeUse) =>
        call(startNarrative, { ...asked(subject), body: { use } }, { idempotencyKey: newIdempotencyKey() }),
      // Also after a refusal: another tab may have started it.
      onSettled: refresh,
    }),
    cancel: useCancelNarrative(refresh),
  };
}

export type Narratives = ReturnType<typeof useNarratives>;
