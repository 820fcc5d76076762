import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type CheckState, saveValuation } from '#contract/readiness/readiness.ts';
import { valuationChanges } from '#contract/readiness/valuation.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { call } from '#web/api/client.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { SaveOutcome } from '#web/drafts/draft.ts';
import { saveOrRead, useDraft } from '#web/drafts/use-draft.ts';
import { checkQuery, patchCheck, refreshCheck } from '#web/founder/documents/check-queries.ts';
import { NO_VALUATION, valuationProblem } from './valuation-values.ts';

/** The inputs of the valuation methods while they are typed. */
export function useValuationDraft({ id, valuation, revision }: CheckState) {
  const client = useQueryClient();
  const values = useMemo(() => valuation ?? NO_VALUATION, [valuation]);
  const [save] = useState(() => saverFor(client, id));
  const refresh = useCallback(() => refreshCheck(client, id), [client, id]);
  return useDraft<ValuationInput>({
    name: `${id}.valuation`,
    server: { values, revision },
    save,
    problemOf: valuationProblem,
    refresh,
  });
}

function saverFor(client: QueryClient, checkId: string) {
  const editor = newIdempotencyKey();
  async function save(changes: Partial<ValuationInput>, revision: number): Promise<SaveOutcome<ValuationInput>> {
    const saved = await call(saveValuation, {
      params: { checkId },
      body: { revision, editor, changes: valuationChanges.parse(changes) },
    });
    patchCheck(client, checkId, (check) => ({
      ...check,
      revision: saved.revision,
      updatedAt: saved.updatedAt,
      valuation: saved.valuation,
      versions: { ...check.versions, hasChanges: true },
    }));
    return { kind: 'saved', revision: saved.revision, elsewhere: saved.valuation ?? {} };
  }
  async function readNewest() {
    const { valuation, revision } = await client.fetchQuery(checkQuery(checkId));
    return { values: valuation ?? NO_VALUATION, revision };
  }
  return (changes: Partial<ValuationInput>, revision: number) => saveOrRead(() => save(changes, revision), readNewest);
}
