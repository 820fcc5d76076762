import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { whomToAsk } from '#domain/validation/witness.ts';
import { witnessLinksQuery } from './witness-queries.ts';

/**
 * Finds the entry whose people to ask next: the one given, or another that says the same of the same belief and has people who can
 * still be asked. The links are read only then; the entry given is asked about where they cannot be.
 */
export function useAskNext(idea: IdeaState, onAsk: (entry: EvidenceRecord) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (first: EvidenceRecord) => {
      const links = await client.fetchQuery(witnessLinksQuery(idea.id)).catch(() => ({ items: [] }));
      const alike = idea.evidence.filter(
        ({ id, assumptionId, side, level, doesNotFit }) =>
          id !== first.id &&
          !doesNotFit &&
          assumptionId === first.assumptionId &&
          side === first.side &&
          level === first.level,
      );
      return whomToAsk([first, ...alike], links.items) ?? first;
    },
    onSuccess: onAsk,
  });
}
