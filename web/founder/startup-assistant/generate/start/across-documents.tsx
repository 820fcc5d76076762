import { useQuery } from '@tanstack/react-query';
import { contradictionsQuery } from '../agreement-queries.ts';
import { Contradictions } from '../contradictions.tsx';

/** What the founder's documents say differently from each other. Nothing while they agree. */
export function AcrossDocuments() {
  const { data } = useQuery(contradictionsQuery);
  if (!data || data.items.length === 0) return null;
  return <Contradictions items={data.items} title="Your documents do not agree" />;
}
