import type { EvidenceItem } from './evidence.ts';
import { plainWords } from './vague-words.ts';

/** How the founder knows of the incident. */
export const INCIDENT_WAYS = { told: 'Somebody told me', saw: 'I saw it' } as const;
export type IncidentWay = keyof typeof INCIDENT_WAYS;

type IncidentItem = Omit<EvidenceItem, 'id' | 'proof' | 'link' | 'file'>;

/**
 * The last real incident as one item of evidence that they have the problem: what one person of the segment did the last time,
 * on the founder's word, and counted as from somebody close, since nobody has said otherwise. `date` is YYYY-MM-DD.
 * This product's own convention.
 */
export function incidentItem(way: IncidentWay, incident: string, date: string): IncidentItem {
  return {
    assumptionId: 'D1',
    side: 'for',
    level: 'L3',
    independence: 'friend',
    inSegment: true,
    count: 1,
    date,
    note: `${INCIDENT_WAYS[way]}: ${incident.trim()}`,
  };
}

/** True when the ledger holds the incident already, whichever way it came there. */
export function hasIncident(evidence: readonly Pick<EvidenceItem, 'note'>[], incident: string): boolean {
  const words = plainWords(incident);
  return words !== '' && evidence.some(({ note }) => plainWords(note).includes(words));
}
