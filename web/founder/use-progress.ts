import { useQuery } from '@tanstack/react-query';
import type { DocumentProgress } from '#contract/documents.ts';
import { documentProgressQuery, latestIdeaQuery, newestVersionQuery } from './overview-queries.ts';
import type { IdeaProgress } from './progress.ts';

/** An idea has no name before its first answer. */
const unnamed = 'Untitled idea';

export type ProgressState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; idea: IdeaProgress | null; facts: DocumentProgress };

/** How far the idea is that the founder worked on last, and what the other documents prove. */
export function useProgress(): ProgressState {
  const latest = useQuery(latestIdeaQuery);
  const newest = useQuery(newestVersionQuery(latest.data));
  const progress = useQuery(documentProgressQuery);
  const failed = [latest, newest, progress].find(({ isError, data }) => isError && data === undefined);
  if (failed) return { status: 'failed', error: failed.error, retry: () => void failed.refetch() };
  const facts = progress.data;
  if (!facts) return { status: 'loading' };
  if (latest.data === null) return { status: 'ready', idea: null, facts };
  if (!latest.data || (latest.data.versionCount > 0 && !newest.data)) return { status: 'loading' };
  const { id, name } = latest.data;
  return {
    status: 'ready',
    facts,
    idea: { id, name: name || unnamed, verdict: newest.data?.verdict ?? null },
  };
}
