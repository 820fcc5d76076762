import { it } from 'vitest';
import * as results from '#contract/validation/result-files.ts';
import * as tests from '#contract/validation/test-cards.ts';
import * as contract from '#contract/validation/validation.ts';
import { revokeWitnessLink } from '#contract/validation/witness.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useRemoveAssumption, useSetImportance } from './assumptions/assumption-mutations.ts';
import {
  usePitchFit,
  usePriceFit,
  useRemoveObservation,
  useSaveObservation,
} from './evidence/observation-mutations.ts';
import { useRevokeWitnessLink } from './evidence/witness/witness-queries.ts';
import {
  useAttachResultFile,
  useObjectToTest,
  useRemoveResultFile,
  useWithdrawObjection,
} from './tests/test-mutations.ts';

const observed = {
  independence: 'stranger',
  inSegment: true,
  people: 1,
  date: '2026-03-01',
  note: 'She paid me 2k at the stall',
  says: [{ assumptionId: 'V1', side: 'for', level: 'L5', count: 1 }],
};
const cases: readonly SendsOnceCase[] = [
  {
    what: 'an importance',
    useSending: () => useSetImportance('i1'),
    endpoint: contract.setImportance,
    input: { assumptionId: 'V1', body: { importance: 3, reason: 'Nobody asked for it' } },
  },
  {
    what: 'a removed belief',
    useSending: () => useRemoveAssumption('i1'),
    endpoint: contract.removeAssumption,
    input: 'A1',
  },
  {
    what: 'an edited observation',
    useSending: () => useSaveObservation('i1'),
    endpoint: contract.editObservation,
    input: {
      record: { observationId: 'o1', revision: 2 },
      body: { ...observed, key: 'k1' },
      file: null,
      removeFile: false,
    },
  },
  {
    what: 'a removed observation',
    useSending: () => useRemoveObservation('i1'),
    endpoint: contract.removeObservation,
    input: { observationId: 'o1' },
  },
  {
    what: 'an answer about the pitch',
    useSending: () => usePitchFit('i1'),
    endpoint: contract.setPitchFit,
    input: { fits: true },
  },
  {
    what: 'an answer about the price',
    useSending: () => usePriceFit('i1'),
    endpoint: contract.setPriceFit,
    input: { isPart: true },
  },
  {
    what: 'a revoked witness link',
    useSending: () => useRevokeWitnessLink('i1'),
    endpoint: revokeWitnessLink,
    input: 'w1',
  },
  {
    what: 'an objection',
    useSending: () => useObjectToTest('i1', 't1'),
    endpoint: tests.objectToTest,
    input: { reason: 'It rained on both days' },
  },
  {
    what: 'a withdrawn objection',
    useSending: () => useWithdrawObjection('i1', 't1'),
    endpoint: tests.withdrawObjection,
    input: {},
  },
  {
    what: 'a file of a result',
    useSending: () => useAttachResultFile('i1', 't1', 1),
    endpoint: results.attachResultFile,
    input: new File(['a'], 'a.pdf'),
  },
  { what: 'a removed file', useSending: () => useRemoveResultFile('i1', 't1', 1), endpoint: results.removeResultFile },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
