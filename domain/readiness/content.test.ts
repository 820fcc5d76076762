import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { AGREEMENT_KINDS } from '../agreements/template.ts';
import { placedCriteria } from './criteria.ts';
import { DIMENSION_IDS, DIMENSIONS, LEVEL_NUMBERS, ROUND_IDS, ROUNDS } from './dimensions.ts';
import { FACT_RULES } from './fact-rules.ts';
import { RULE_SET_VERSION } from './published-rules.ts';
import { IDEA_SOURCES } from './sources.ts';

const criteria = placedCriteria(readinessRuleSet);

describe('the published criteria', () => {
  it('have ten dimensions of nine levels, each with a mandatory criterion', () => {
    expect(readinessRuleSet.version).toBe(RULE_SET_VERSION);
    expect(readinessRuleSet.dimensions.map(({ dimension }) => dimension)).toEqual(DIMENSION_IDS);
    expect(DIMENSION_IDS.reduce((sum, id) => sum + DIMENSIONS[id].weight, 0)).toBe(100);
    for (const { levels } of readinessRuleSet.dimensions) {
      expect(levels.map(({ level }) => level)).toEqual([...LEVEL_NUMBERS]);
      for (const { criteria: ofLevel } of levels) {
        expect(ofLevel.some(({ mandatory }) => mandatory)).toBe(true);
        expect(ofLevel.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('ask of every round a level from 1 to 9', () => {
    for (const round of ROUND_IDS)
      for (const id of DIMENSION_IDS) expect(LEVEL_NUMBERS).toContain(ROUNDS[round].targets[id]);
  });

  it('have an id of their own that names dimension and level', () => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
    for (const { id, dimension, level } of criteria) expect(id).toMatch(new RegExp(`^${dimension}_${level}_[a-z_]+$`));
  });

  it('are whole sentences with an artefact, some hours and a source that is named', () => {
    for (const { text, artefact, hours, source } of criteria) {
      expect(text).toMatch(/^[A-Z].{20,150}\.$/);
      expect(artefact).toMatch(/^[A-Z].{8,100}[^.]$/);
      expect(hours).toBeGreaterThan(0);
      expect(IDEA_SOURCES).toHaveProperty(source);
    }
  });

  it('say the same of one artefact everywhere', () => {
    const known = new Map<string, object>();
    for (const { artefact, hours, link } of criteria) {
      expect({ hours, link }).toEqual(known.get(artefact) ?? { hours, link });
      known.set(artefact, { hours, link });
    }
  });

  it('link to what the product has', () => {
    for (const { link } of criteria) {
      expect(['document', 'validation', 'ledger', 'cap_table', 'attach']).toContain(link.kind);
      if (link.kind === 'document') expect(AGREEMENT_KINDS).toContain(link.document);
    }
  });

  it('use every rule that answers by itself, and no other', () => {
    const used = criteria.flatMap(({ fact }) => fact ?? []);
    expect([...new Set(used)].sort()).toEqual(Object.keys(FACT_RULES).sort());
  });

  it('can be met by an only founder where they ask for an agreement between founders', () => {
    const ids = [
      'team_4_terms',
      'team_4_lead',
      'team_5_signed',
      'team_5_leaver',
      'legal_3_ip',
      'governance_3_deadlock',
    ];
    for (const { text, artefact, link } of criteria.filter(({ id }) => ids.includes(id))) {
      expect(text).toContain('only founder');
      if (link.kind === 'document') expect(artefact).toMatch(/you are the only founder|signed assignment/);
    }
  });

  it('do not speak in the words of the frameworks they follow', () => {
    const framework =
      /minimum viable|problem.solution fit|product.market fit|relevant environment|operational environment/i;
    for (const { text } of criteria) expect(text).not.toMatch(framework);
  });
});
