import { useQuery } from '@tanstack/react-query';
import { documentTypeLabels } from '#contract/documents.ts';
import { RecentDocuments } from '#web/founder/documents/recent-documents.tsx';
import { paths } from '#web/paths.ts';
import { recentAgreementsQuery } from './recent-agreements.ts';

/** The documents worked on last. Nothing where there is none yet. */
export function ContinueAgreements() {
  const { data } = useQuery(recentAgreementsQuery);
  if (!data || data.length === 0) return null;
  return (
    <RecentDocuments
      hasMore
      title="Go on with a document"
      entries={data}
      line={({ id, name, status, type }) => ({
        questions: status === 'draft' ? paths.founder.agreementQuestions(id) : undefined,
        page: { label: 'Open', name: `Open ${name}`, href: paths.founder.agreement(id) },
        type: documentTypeLabels[type],
      })}
    />
  );
}
