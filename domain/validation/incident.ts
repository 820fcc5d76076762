import { readLastWeek, readWrittenDay } from '../time/written-day.ts';
import { EVIDENCE_LIMITS, type EvidenceItem, type Independence } from './evidence.ts';
import type { Observation } from './observation.ts';
import { plainWords } from './vague-words.ts';

/** How the founder knows of the incident. */
export const INCIDENT_WAYS = { told: 'Somebody told me', saw: 'I saw it' } as const;
export type IncidentWay = keyof typeof INCIDENT_WAYS;

/** Whose incident it is; '' where the founder does not say. */
export const INCIDENT_PEOPLE = {
  '': 'I would rather not say',
  stranger: 'A stranger',
  warm: 'Somebody whom others brought me to',
  friend: 'A friend or family',
} as const satisfies Record<Independence | '', string>;
export type IncidentPerson = keyof typeof INCIDENT_PEOPLE;

/** How the founder knows of it, and from whom. */
export type IncidentSource = { way: IncidentWay; person: IncidentPerson };

/**
 * The last real incident as an observation that they have the problem: what one person of the segment did the last time, on the
 * founder's word. Somebody of whom nothing is said counts as the closest, which is the least. It happened on the day that its
 * words name, a week ago where they say "last week", else on `today`, YYYY-MM-DD. A story that leaves no room for how it is known stays whole. This product's own convention.
 */
export function incidentObservation({ way, person }: IncidentSource, incident: string, today: string): Observation {
  const told = `${INCIDENT_WAYS[way]}: ${incident.trim()}`;
  return {
    who: '',
    howMet: '',
    independence: person === '' ? 'friend' : person,
    inSegment: true,
    people: 1,
    says: [{ assumptionId: 'D1', side: 'for', level: 'L3', count: 1 }],
    date: readWrittenDay(incident, today) ?? readLastWeek(incident, today) ?? today,
    note: told.length > EVIDENCE_LIMITS.noteLength ? incident.trim() : told,
  };
}

/** What the ledger holds of the incident already, whichever way it came there. */
export function findIncident<E extends Pick<EvidenceItem, 'note'>>(evidence: readonly E[], incident: string): E | null {
  const words = plainWords(incident);
  return evidence.find(({ note }) => words !== '' && plainWords(note).includes(words)) ?? null;
}
