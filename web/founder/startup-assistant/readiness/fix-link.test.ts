import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { placedCriteria } from '#domain/readiness/criteria.ts';
import { NO_FACTS } from '#domain/readiness/facts.ts';
import { FACTS } from '#domain/readiness/fixtures/facts.ts';
import { factPath, fixLink } from './fix-link.ts';

const place = { id: 'legal_1_list', dimension: 'legal' } as const;
const begun = { id: 'c1', facts: FACTS };
const nothing = { id: 'c1', facts: NO_FACTS };

describe('where a gap is closed', () => {
  it('is a page of this product for every criterion', () => {
    for (const criterion of placedCriteria(readinessRuleSet))
      expect(fixLink(criterion.link, nothing, criterion).href).toMatch(/^\/m\/founder\//);
  });

  it('is the document or the idea that was begun', () => {
    const document = { kind: 'document', document: 'founders_agreement' } as const;
    expect(fixLink(document, begun, place).href).toMatch(/generate\/doc-1$/);
    expect(fixLink(document, nothing, place).href).toMatch(/generate$/);
    expect(fixLink({ kind: 'validation' }, begun, place).href).toMatch(/validate\/idea-1$/);
    expect(fixLink({ kind: 'validation' }, nothing, place).href).toMatch(/validate$/);
  });

  it('is the list of services for what is talked through', () => {
    const talk = { kind: 'consultation', topic: 'pitch' } as const;
    expect(fixLink(talk, nothing, place).href).toBe('/m/founder/consultation/service-list');
  });

  it('is the answer itself for what is made elsewhere', () => {
    expect(fixLink({ kind: 'attach' }, begun, place).href).toMatch(/evaluate\/c1\/questions\/legal#legal_1_list$/);
  });
});

it('links a fact to where it can be seen', () => {
  expect(factPath({ kind: 'idea', id: 'i1', label: '' }, 'c1')).toMatch(/validate\/i1\/report$/);
  expect(factPath({ kind: 'test', id: 'i1', label: '' }, 'c1')).toMatch(/validate\/i1\/working#tests$/);
  expect(factPath({ kind: 'evidence', id: 'i1', label: '' }, 'c1')).toMatch(/validate\/i1\/working#evidence$/);
  expect(factPath({ kind: 'ledger', id: 'ledger', label: '' }, 'c1')).toMatch(/evaluate\/c1\/ledger$/);
  expect(factPath({ kind: 'profile', id: 'p', label: '' }, 'c1')).toBeUndefined();
});
