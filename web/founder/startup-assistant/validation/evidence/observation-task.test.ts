import { expect, it } from 'vitest';
import { BELIEF_WANTED, LEVEL_WANTED, SIDE_WANTED } from '#domain/validation/observation.ts';
import { emptyLine, observationForm } from './observation-task.ts';

const written = {
  ...{ key: 'k1', independence: 'stranger', inSegment: true, people: 1, date: '2026-11-17' },
  note: 'She paid at the jetty and came back for more',
};
const wrongIn = (says: object[]) =>
  observationForm
    .safeParse({ ...written, says })
    .error?.issues.map(({ path, message }) => [path.slice(1).join('.'), message]);

it.each([null, undefined, ''])(
  'asks what a line is about, for which side and what it was, where all are %j',
  (none) => {
    const line = { ...emptyLine, assumptionId: none, side: none, level: none };
    expect(wrongIn([{ ...line }, { ...line, assumptionId: 'D1', side: 'for', level: 'L3' }])).toEqual([
      ['0.assumptionId', BELIEF_WANTED],
      ['0.side', SIDE_WANTED],
      ['0.level', LEVEL_WANTED],
    ]);
  },
);
