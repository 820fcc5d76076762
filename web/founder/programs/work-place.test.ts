import { courses } from 'virtual:courses';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import type { Work } from '#contract/programs/course.ts';
import { placedCriteria } from '#domain/readiness/criteria.ts';
import { dimensionOfCriterion, workPlace } from './work-place.ts';

const assistant = '/m/founder/startup-assistant';
const place = (kind: Work['kind'], target = '') => {
  const found = workPlace({ kind, target, title: '', minutes: 1, steps: [''] });
  return 'href' in found ? found.href : `${found.type}: ${found.hrefOf('d1')}`;
};

describe('where the work of a lesson is done', () => {
  it.each<[Work['kind'], string, string]>([
    ['conversation', '', `validation: ${assistant}/validate/d1/day`],
    ['test_card', '', `validation: ${assistant}/validate/d1`],
    ['idea_question', 'problem#lastIncident', `validation: ${assistant}/validate/d1/questions/problem#lastIncident`],
    ['check_answer', 'legal_4_assigned', `evaluation: ${assistant}/evaluate/d1/questions/legal#legal_4_assigned`],
    ['ledger', '', `evaluation: ${assistant}/evaluate/d1/ledger`],
    ['valuation', '', `evaluation: ${assistant}/evaluate/d1/valuation`],
    ['sharing', '', `evaluation: ${assistant}/documents/d1/sharing`],
    ['agreement', 'founders_agreement', `founders_agreement: ${assistant}/generate/d1/questions`],
    ['agreement', 'of another time', `${assistant}/generate`],
    ['cap_table', '', `${assistant}/generate/cap-table`],
  ])('is one page for %s %s', (kind, target, page) => {
    expect(place(kind, target)).toBe(page);
  });

  it('is an exact place for each lesson that there is', () => {
    const works = courses.flatMap(({ outline }) =>
      outline.modules.flatMap(({ lessons }) => lessons.map((one) => one.work)),
    );
    expect(works.length).toBeGreaterThan(10);
    for (const { kind, target } of works) {
      if (kind === 'cap_table') continue;
      expect(place(kind, target)).toMatch(/^\w+: .*\/d1(\/|$)/);
      if (kind === 'check_answer' || kind === 'idea_question') expect(place(kind, target)).toContain('#');
    }
  });
});

it('finds the area of every criterion by its id', () => {
  for (const { id, dimension } of placedCriteria(readinessRuleSet)) expect(dimensionOfCriterion(id)).toBe(dimension);
});
