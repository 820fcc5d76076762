import { it } from 'vitest';
import * as contract from '#contract/documents/documents.ts';
import { expectSentOnce, type SendsOnceCase } from '#tests/components/sends-once.tsx';
import { useDeleteDocument, useRenameDocument } from './documents-queries.ts';

const cases: readonly SendsOnceCase[] = [
  {
    what: 'a name',
    useSending: () => useRenameDocument(),
    endpoint: contract.renameDocument,
    input: { id: 'd1', name: 'Plan' },
  },
  {
    what: 'a deleted document',
    useSending: () => useDeleteDocument(),
    endpoint: contract.deleteDocument,
    input: { id: 'd1' },
  },
];

it.each(cases)('pressed twice, $what goes out once', expectSentOnce);
