import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { checkQuery } from '#web/founder/documents/check-queries.ts';
import { liveReport } from '#web/founder/documents/check-report.ts';
import { useDocumentPageName } from '#web/founder/documents/document-page-name.ts';
import { DocumentMissing, DocumentSkeleton } from '#web/founder/documents/document-shell.tsx';
import { paths } from '#web/paths.ts';
import { useAnswersDraft } from './answers/use-answers-draft.ts';
import type { CheckPage } from './use-check.ts';

/** Around every page of one check: reads it, holds what is being answered, and computes the report from both. */
export default function Check() {
  const { checkId = '' } = useParams();
  const query = useQuery(checkQuery(checkId));
  if (query.data) return <LoadedCheck key={query.data.id} check={query.data} />;
  if (query.isPending) return <DocumentSkeleton label="Your readiness check is loading" />;
  return (
    <DocumentMissing
      noun="readiness check"
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => query.refetch()}
    />
  );
}

function LoadedCheck({ check }: { check: CheckState }) {
  const { draft, view } = useAnswersDraft(check);
  const answers = useDeferredValue(view.sound);
  const report = useMemo(() => liveReport(check, answers), [check, answers]);
  useDocumentPageName(check.name, paths.founder.check(check.id), 'report');
  const page: CheckPage = { check, draft, view, report };
  return <Outlet context={page} />;
}
