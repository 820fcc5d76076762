import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import { withUnread } from '#domain/validation/lint.ts';
import { useDocumentPageName } from '#web/founder/documents/document-page-name.ts';
import { DocumentMissing, DocumentSkeleton } from '#web/founder/documents/document-shell.tsx';
import { ideaQuery } from '#web/founder/documents/idea-queries.ts';
import { type IdeaAtHand, keepIdea } from '#web/founder/documents/kept-ideas.ts';
import { paths } from '#web/paths.ts';
import { useIntakeDraft } from './draft/use-intake-draft.ts';
import { liveReport } from './live-report.ts';
import type { IdeaPage } from './use-idea.ts';
import { WithoutNetwork } from './without-network.tsx';

/** Around every page of one idea: reads it, holds what is being typed, and computes the report from both. */
export default function Idea() {
  const { ideaId = '' } = useParams();
  const query = useQuery(ideaQuery(ideaId));
  if (query.data) return <LoadedIdea key={query.data.id} idea={query.data} />;
  if (query.isPending) return <DocumentSkeleton label="Your idea is loading" />;
  return (
    <DocumentMissing noun="idea" error={query.error} retrying={query.isFetching} onRetry={() => query.refetch()} />
  );
}

function LoadedIdea({ idea }: { idea: IdeaAtHand }) {
  const { draft, view } = useIntakeDraft(idea);
  const intake = useDeferredValue(view.sound);
  const told = useMemo(() => liveReport(idea, intake), [idea, intake]);
  const unread = Object.keys(view.problems) as (keyof typeof view.problems)[];
  const report = unread.length > 0 ? { ...told, findings: withUnread(told.findings, unread) } : told;
  useDocumentPageName(report.title, paths.founder.idea(idea.id), 'next step');
  const page: IdeaPage = { idea, draft, view, report };
  useEffect(() => {
    if (!idea.copiedAt) keepIdea(idea, new Date());
  }, [idea]);
  return (
    <WithoutNetwork ideaId={idea.id} copiedAt={idea.copiedAt}>
      <Outlet context={page} />
    </WithoutNetwork>
  );
}
