import { it } from 'vitest';
import { keepAccount, requestErasure } from '#contract/own-data/erasure.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useKeepAccount, useRequestErasure } from './data-queries.ts';

const cases: readonly SendsOnceCase[] = [
  { what: 'an erasure', useSending: () => useRequestErasure(), endpoint: requestErasure, input: 'ada@cairn.example' },
  { what: 'an account that is kept', useSending: () => useKeepAccount(), endpoint: keepAccount },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
