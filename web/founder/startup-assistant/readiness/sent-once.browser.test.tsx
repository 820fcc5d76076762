import { it } from 'vitest';
import * as contract from '#contract/readiness/ledger.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useRemoveEntry, useSaveEntry, useSetBalance } from './ledger/ledger-queries.ts';

const cases: readonly SendsOnceCase[] = [
  {
    what: 'an edited line of cash',
    useSending: () => useSaveEntry('c1'),
    endpoint: contract.editCashEntry,
    input: {
      record: { id: 'e1', revision: 2 },
      body: { month: '2026-03', kind: 'in', category: 'Sales', amountMinor: 100, currency: 'NGN', raised: false },
    },
  },
  {
    what: 'a removed line of cash',
    useSending: () => useRemoveEntry('c1'),
    endpoint: contract.removeCashEntry,
    input: { id: 'e1' },
  },
  { what: 'a balance', useSending: () => useSetBalance('c1'), endpoint: contract.setCashBalance, input: null },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
