import type { EvidenceItem } from './evidence.ts';
import type { Observation } from './observation.ts';
import { plainWords } from './vague-words.ts';

/** How the founder knows of the incident. */
export const INCIDENT_WAYS = { told: 'Somebody told me', saw: 'I saw it' } as const;
export type IncidentWay = keyof typeof INCIDENT_WAYS;

/**
 * The last real incident as an observation that they have the problem: what one person of the segment did the last time,
 * on the founder's word, and counted as from somebody close, since nobody has said otherwise. `date` is YYYY-MM-DD.
 * This product's own convention.
 */
export function incidentObservation(way: IncidentWay, incident: string, date: string): Observation {
  return {
    who: '',
    howMet: '',
    independence: 'friend',
    inSegment: true,
    people: 1,
    says: [{ assumptionId: 'D1', side: 'for', level: 'L3', count: 1 }],
    date,
    note: `${INCIDENT_WAYS[way]}: ${incident.trim()}`,
  };
}

/** True when the ledger holds the incident already, whichever way it came there. */
export function hasIncident(evidence: readonly Pick<EvidenceItem, 'note'>[], incident: string): boolean {
  const words = plainWords(incident);
  return words !== '' && evidence.some(({ note }) => plainWords(note).includes(words));
}
