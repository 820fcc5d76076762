import { useQuery } from '@tanstack/react-query';
import { type DocumentEntry, documentTypeLabels } from '#contract/documents.ts';
import { TextLink } from '#ui/link/link.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { recentAgreementsQuery } from './recent-agreements.ts';

/** The documents worked on last. Nothing where there is none yet. */
export function ContinueAgreements() {
  const { data } = useQuery(recentAgreementsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="continue-title" className="flex flex-col gap-3">
      <h2 id="continue-title" className="font-display text-2xl font-semibold tracking-tight">
        Go on with a document
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {data.map((entry) => (
          <AgreementLine key={entry.id} entry={entry} />
        ))}
      </ul>
      <TextLink href={paths.founder.assistant} className="inline-flex min-h-11 w-fit items-center">
        All Documents
      </TextLink>
    </section>
  );
}

function AgreementLine({ entry }: { entry: DocumentEntry }) {
  const draft = entry.status === 'draft';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{entry.name}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-stone">
          <StatusBadge status={entry.status} />
          {documentTypeLabels[entry.type]}, <DateTime value={entry.updatedAt} />
        </p>
      </div>
      <span className="flex gap-4">
        {draft && (
          <TextLink
            aria-label={`Go on with ${entry.name}`}
            className="inline-flex min-h-11 items-center"
            href={paths.founder.agreementQuestions(entry.id)}
          >
            Go on
          </TextLink>
        )}
        <TextLink
          aria-label={`Open ${entry.name}`}
          className="inline-flex min-h-11 items-center"
          href={paths.founder.agreement(entry.id)}
        >
          Open
        </TextLink>
      </span>
    </li>
  );
}
