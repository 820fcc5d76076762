import type { DocumentEntry } from '#contract/documents/documents.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';

/**
 * The status of a document; of an idea what its newest version says comes first, for "Completed" alone would read as if the idea
 * had passed.
 */
export function DocumentStatusBadges({ document: { status, verdict } }: { document: DocumentEntry }) {
  if (verdict === undefined) return <StatusBadge status={status} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge>{verdict}</Badge> <StatusBadge status={status} />
    </span>
  );
}
