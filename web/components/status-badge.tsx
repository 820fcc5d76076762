import { statusStyle } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';

/** A status or plan of the product in its colour; unknown values are muted. */
export function StatusBadge({ status }: { status: string }) {
  const { label, colour } = statusStyle(status);
  return <Badge colour={colour}>{label}</Badge>;
}
