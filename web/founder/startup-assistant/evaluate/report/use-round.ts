import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CheckState, changeCheck } from '#contract/readiness.ts';
import type { RoundId } from '#domain/readiness/dimensions.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { quietClient } from '#web/api/client.ts';
import { patchCheck } from '../check-queries.ts';
import { useCheckChange } from '../use-check-change.ts';

/** The chosen round: the report moves at once, and goes back where the server refuses. */
export function useRound({ id, round }: CheckState) {
  const client = useQueryClient();
  const applyChange = useCheckChange(id);
  const put = (next: RoundId) => patchCheck(client, id, (check) => ({ ...check, round: next }));
  const change = useMutation({
    mutationFn: (next: RoundId) => quietClient.call(changeCheck, { params: { checkId: id }, body: { round: next } }),
    onMutate: (next) => {
      put(next);
      return round;
    },
    onSuccess: ({ revision, name }) => applyChange(revision, () => ({ name })),
    onError: (error, _, before) => {
      if (before) put(before);
      toast.error(`${messageOf(error)} The round is as it was.`);
    },
  });
  return { round, choose: (next: RoundId) => change.mutate(next) };
}
