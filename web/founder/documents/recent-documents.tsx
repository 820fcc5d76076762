import type { ReactNode } from 'react';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import { TextLink } from '#ui/link/link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';

type RecentDocumentsProps = {
  title: string;
  entries: readonly DocumentEntry[];
  hasMore: boolean;
  line: (entry: DocumentEntry) => {
    /** Where its questions are; undefined for a document that needs none any more. */
    questions: string | undefined;
    page: { label: string; name: string; href: string };
    /** Before the day, where the list mixes types. */
    type?: ReactNode;
  };
};

/** The documents of a tool that were worked on last: a draft goes on with its questions. */
export function RecentDocuments({ title, entries, hasMore, line }: RecentDocumentsProps) {
  return (
    <section aria-labelledby="continue-title" className="flex flex-col gap-3">
      <h2 id="continue-title" className="font-display text-xl font-semibold tracking-tight">
        {title}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <DocumentLine key={entry.id} entry={entry} {...line(entry)} />
        ))}
      </ul>
      {hasMore && (
        <TextLink href={paths.founder.assistant} className="inline-flex min-h-11 w-fit items-center">
          All Documents
        </TextLink>
      )}
    </section>
  );
}

type DocumentLineProps = ReturnType<RecentDocumentsProps['line']> & { entry: DocumentEntry };

function DocumentLine({ entry: { name, status, updatedAt }, questions, page, type }: DocumentLineProps) {
  const link = 'inline-flex min-h-11 items-center';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-stone">
          <StatusBadge status={status} />
          {type && <>{type}, </>}
          <DateTime value={updatedAt} />
        </p>
      </div>
      <span className="flex gap-4">
        {questions && (
          <TextLink aria-label={`Go on with ${name}`} className={link} href={questions}>
            Go on
          </TextLink>
        )}
        <TextLink aria-label={page.name} className={link} href={page.href}>
          {page.label}
        </TextLink>
      </span>
    </li>
  );
}
