import { describe, expect, it } from 'vitest';
import { ASSUMPTION_RULES } from './assumptions.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { hasIncident, INCIDENT_WAYS, type IncidentWay, incidentObservation } from './incident.ts';
import { completeIntake } from './intake.ts';
import { whyUnfit } from './level-fit.ts';
import { checkObservation } from './observation.ts';

const ways = Object.keys(INCIDENT_WAYS) as IncidentWay[];
const incident = completeIntake(BOOKKEEPING).lastIncident;

describe('the incident of an intake', () => {
  it.each(ways)('is an observation that the ledger takes: %s', (way) => {
    for (const draft of Object.values(GOOD_INTAKES)) {
      const { lastIncident, segmentSize } = completeIntake(draft);
      const told = incidentObservation(way, lastIncident, '2026-11-22');
      expect(checkObservation(told, '2026-11-22', { assumptionIds: ['D1'], segmentSize })).toEqual([]);
      for (const { assumptionId, level } of told.says) {
        const rule = ASSUMPTION_RULES.find(({ id }) => id === assumptionId);
        expect(rule && whyUnfit(level, rule.class)).toBeNull();
      }
    }
  });

  it('counts as one person close to the founder, and says how it is known', () => {
    expect(incidentObservation('saw', ` ${incident}\n`, '2026-11-22')).toMatchObject({
      independence: 'friend',
      people: 1,
      note: `I saw it: ${incident}`,
    });
  });

  it('is found in the ledger however it is spelt there, and only where it is told', () => {
    const { note } = incidentObservation('told', incident, '2026-11-22');
    expect(hasIncident([{ note: 'Another' }, { note: `${note.toUpperCase()}!` }], incident)).toBe(true);
    expect(hasIncident([{ note: 'Another' }], incident)).toBe(false);
    expect(hasIncident([{ note }], ' … ')).toBe(false);
  });
});
