import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { isOnceVerified } from '../auth/verified.ts';
import { paths } from '../paths.ts';
import { recentDocumentsQuery } from './overview-queries.ts';

/**
 * Anyone who comes from the verification mail, on whichever device, goes on with the idea that brought them: the account's only
 * document, of which no version is saved yet. Everybody else sees the page.
 */
export function OnceVerified({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return isOnceVerified(search) ? <ToOnlyIdea search={search}>{children}</ToOnlyIdea> : children;
}

function ToOnlyIdea({ search, children }: { search: string; children: ReactNode }) {
  const { data, isPending } = useQuery(recentDocumentsQuery);
  if (isPending) return <LoadingOverlay />;
  const [newest] = data?.items ?? [];
  const isFresh = data?.total === 1 && newest?.type === 'validation' && newest.versionCount === 0;
  return isFresh ? <Navigate to={{ pathname: paths.founder.idea(newest.id), search }} replace /> : children;
}
