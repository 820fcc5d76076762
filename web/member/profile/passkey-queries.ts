import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listPasskeys, passkeyTexts, removePasskey, renamePasskey } from '#contract/accounts/passkeys.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { IdentityError } from '#web/api/identity-client.ts';
import { useSave } from '#web/api/use-save.ts';
import { identity } from '#web/auth/session.ts';
import { arrive } from '#web/code/arrival.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['own passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** What it takes is loaded when it is needed. */
export const useAddPasskey = () =>
  useChange(async (name: string) => {
    const { addPasskey } = await arrive(() => import('#web/auth/passkeys.ts'));
    await addPasskey(identity, name).catch(toApiError);
  }, passkeyTexts.added);

export const useRenamePasskey = () =>
  useChange(
    ({ passkeyId, name }: { passkeyId: string; name: string }) =>
      call(renamePasskey, { params: { passkeyId }, body: { name } }),
    passkeyTexts.renamed,
  );

export const useRemovePasskey = () =>
  useChange((passkeyId: string) => call(removePasskey, { params: { passkeyId } }), passkeyTexts.removed);

function useChange<I>(send: (input: I) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  const readAnew = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  return useSave({
    mutationFn: send,
    onSuccess: async () => {
      await readAnew();
      toast.success(done);
    },
    // Another tab may have removed it: the list says how it stands.
    onError: (error) => (error instanceof ApiError && error.code === 'PASSKEY_UNKNOWN' ? readAnew() : undefined),
  });
}

function toApiError(error: unknown): never {
  throw error instanceof IdentityError ? new ApiError(error.message, { status: 0, code: error.code }) : error;
}
