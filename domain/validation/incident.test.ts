import { describe, expect, it } from 'vitest';
import { ASSUMPTION_RULES } from './assumptions.ts';
import { beliefStandings } from './belief-standing.ts';
import { EVIDENCE_LIMITS } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { observed, snapshotOf, TODAY } from './fixtures/ledger.ts';
import {
  findIncident,
  INCIDENT_PEOPLE,
  INCIDENT_WAYS,
  type IncidentPerson,
  type IncidentWay,
  incidentObservation,
} from './incident.ts';
import { completeIntake } from './intake.ts';
import { INTAKE_FIELDS } from './intake-fields.ts';
import { whyUnfit } from './level-fit.ts';
import { checkObservation } from './observation.ts';
import { buildReport } from './report.ts';

const ways = Object.keys(INCIDENT_WAYS) as IncidentWay[];
const incident = completeIntake(BOOKKEEPING).lastIncident;

describe('the incident of an intake', () => {
  it.each(ways)('is an observation that the ledger takes: %s', (way) => {
    for (const draft of Object.values(GOOD_INTAKES)) {
      const { lastIncident, segmentSize } = completeIntake(draft);
      const told = incidentObservation({ way, person: 'stranger' }, lastIncident, '2026-11-22');
      expect(checkObservation(told, '2026-11-22', { assumptionIds: ['D1'], segmentSize })).toEqual([]);
      for (const { assumptionId, level } of told.says) {
        const rule = ASSUMPTION_RULES.find(({ id }) => id === assumptionId);
        expect(rule && whyUnfit(level, rule.class)).toBeNull();
      }
    }
  });

  it.each<[IncidentPerson, string]>([
    ['stranger', 'stranger'],
    ['warm', 'warm'],
    ['friend', 'friend'],
    ['', 'friend'],
  ])('is one person’s, and counts the least where nobody says whose: “%s”', (person, independence) => {
    const seen = incidentObservation({ way: 'saw', person }, ` ${incident}\n`, '2026-11-22');
    expect(seen).toMatchObject({ independence, inSegment: true, people: 1, note: `I saw it: ${incident}` });
    expect(seen.says).toEqual([{ assumptionId: 'D1', side: 'for', level: 'L3', count: 1 }]);
    expect(INCIDENT_PEOPLE[person].length).toBeGreaterThan(5);
  });

  it('lays the first stone, as heard about, no matter who it happened to', () => {
    for (const person of Object.keys(INCIDENT_PEOPLE) as IncidentPerson[]) {
      const { says, ...seen } = incidentObservation({ way: 'told', person }, incident, TODAY);
      const snapshot = snapshotOf({
        evidence: says.map((said) => observed('e1', { ...seen, ...said, proof: 'asserted' })),
      });
      const tested = beliefStandings(snapshot, buildReport(snapshot)).filter(({ standing }) => standing !== 'untested');
      expect(tested.map(({ belief, standing }) => [belief.id, standing])).toEqual([['D1', 'heard']]);
    }
  });

  it('happened on the day that it names, a week ago where it says last week, else today', () => {
    const dateOf = (words: string) => incidentObservation({ way: 'told', person: '' }, words, '2026-11-22').date;
    expect(dateOf('On 12 Nov mama Titi sold half a basket for nothing')).toBe('2026-11-12');
    expect(dateOf('Mama Titi sold half a basket for nothing')).toBe('2026-11-22');
    expect(dateOf('Last week Mama Titi sold half a basket for nothing')).toBe('2026-11-15');
    expect(dateOf('Last week on 12 Nov mama Titi sold half a basket')).toBe('2026-11-12');
    expect(dateOf('It lasts a week before it is sold for nothing')).toBe('2026-11-22');
  });

  it('keeps all of the longest story', () => {
    const { maxLength = 0 } = INTAKE_FIELDS.find(({ key }) => key === 'lastIncident') ?? {};
    const story = 'On 3 May she lost a sale. '
      .repeat(200)
      .slice(0, maxLength - 1)
      .concat('.');
    const { note } = incidentObservation({ way: 'told', person: 'stranger' }, story, '2026-11-22');
    expect(story.length).toBe(2000);
    expect(note).toBe(story);
    expect(findIncident([{ note }], story)).not.toBeNull();
    expect(note.length).toBeLessThanOrEqual(EVIDENCE_LIMITS.noteLength);
  });

  it('is found in the ledger however it is spelt there, and only where it is told', () => {
    const { note } = incidentObservation({ way: 'told', person: 'friend' }, incident, '2026-11-22');
    const entered = { note: `${note.toUpperCase()}!` };
    expect(findIncident([{ note: 'Another' }, entered], incident)).toBe(entered);
    expect(findIncident([{ note: 'Another' }], incident)).toBeNull();
    expect(findIncident([{ note }], ' … ')).toBeNull();
  });
});
