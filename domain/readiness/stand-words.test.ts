import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { placedCriteria } from './criteria.ts';
import { yes } from './fixtures/answers.ts';
import { buildReadinessReport } from './report.ts';
import { makeReadinessSnapshot } from './snapshot.ts';
import { areaStones, farWords, wholePercent } from './stand-words.ts';

const criteria = placedCriteria(readinessRuleSet);

function reportOf(claimed: readonly string[], documented: readonly string[]) {
  const given = (areas: readonly string[], grade: 'claimed' | 'documented') =>
    criteria.filter(({ dimension }) => areas.includes(dimension)).map(({ id }) => [id, yes(grade)]);
  const answers = Object.fromEntries([...given(claimed, 'claimed'), ...given(documented, 'documented')]);
  return buildReadinessReport(makeReadinessSnapshot({ asOf: '2026-11-26', round: 'grant', answers }), readinessRuleSet);
}

describe('how far a startup is', () => {
  it.each([
    [[], [], '0 of 10 areas reach what Grant asks, on your word.'],
    [['team'], [], '1 of 10 areas reaches what Grant asks, on your word. None does so with proof yet.'],
    [['team'], ['legal'], '2 of 10 areas reach what Grant asks, on your word. 1 does so with proof.'],
    [[], ['team', 'legal'], '2 of 10 areas reach what Grant asks, on your word. 2 do so with proof.'],
  ])('is said of areas, by word %j and with proof %j', (claimed, documented, words) => {
    expect(farWords(reportOf(claimed, documented), 'your')).toBe(words);
  });

  it('is a stone for each area: full with proof, half by word alone', () => {
    const looks = Object.fromEntries(areaStones(reportOf(['team'], ['legal'])).map(({ id, look }) => [id, look]));
    expect(looks).toMatchObject({ team: 'half', legal: 'full', market: 'empty' });
  });

  it('reads as all of it only when it is', () => {
    expect([99.9, 100, 0.4].map(wholePercent)).toEqual(['99%', '100%', '0%']);
  });
});
