import { useQuery } from '@tanstack/react-query';
import { type DocumentEntry, documentTypeLabels } from '#contract/documents/documents.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { paths } from '../paths.ts';
import { documentPath } from './documents/document-path.ts';
import { DocumentStatusBadges } from './documents/document-status-badges.tsx';
import { recentDocumentsQuery } from './overview-queries.ts';

/** The documents changed last, with the way to all of them. */
export function RecentDocuments() {
  const recent = useQuery(recentDocumentsQuery);
  return (
    <section aria-labelledby="recent-documents" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recent-documents" className="font-display text-2xl font-semibold tracking-tight">
          Recent documents
        </h2>
        {recent.data && recent.data.total > 0 && (
          <TextLink href={paths.founder.assistant} className="inline-flex min-h-11 items-center">
            All Documents
          </TextLink>
        )}
      </div>
      <Loaded
        query={recent}
        what="Your documents"
        waiting={
          <SkeletonRegion label="Loading your documents...">
            <SkeletonLines count={3} />
          </SkeletonRegion>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Your documents will be here" level={3}>
              Every idea, readiness check and document that you make here is kept, with each version that you save.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {items.map((document) => (
                <DocumentLine key={document.id} document={document} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function DocumentLine({ document }: { document: DocumentEntry }) {
  const href = documentPath(document);
  const name = document.name || 'Untitled idea';
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-moss-wash sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        {href ? (
          <TextLink quiet href={href} className="font-semibold text-ink wrap-anywhere after:absolute after:inset-0">
            {name}
          </TextLink>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        <p className="text-sm text-stone">
          {documentTypeLabels[document.type]}, changed{' '}
          <time dateTime={document.updatedAt}>{relativeTime(new Date(document.updatedAt), new Date())}</time>
        </p>
      </div>
      <DocumentStatusBadges document={document} />
    </li>
  );
}
