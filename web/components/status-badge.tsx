import { statusStyle } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';

type StatusBadgeProps = {
  status: string;
  /** What people read instead of the status, where they know it by a word that says more. */
  words?: string;
};

/** A status or plan of the product in its colour; unknown values are muted. */
export function StatusBadge({ status, words }: StatusBadgeProps) {
  const { label, colour } = statusStyle(status);
  return <Badge colour={colour}>{words ?? label}</Badge>;
}
