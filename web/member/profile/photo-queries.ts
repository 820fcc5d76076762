import { useQueryClient } from '@tanstack/react-query';
import { removePhoto, uploadPhoto } from '#contract/accounts/photo.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { type Area, cropPicture } from './crop-picture.ts';
import { ownAccountQuery, useUpdateUser } from './profile-queries.ts';

/**
 * Uploads the part of the picture, then has the profile show it. Resolves to false where the upload failed: that is only logged
 * (specification §8), and the earlier photo stays. Rejects where the picture is refused, or the profile is not changed.
 */
export function useSavePhoto() {
  const { mutateAsync: update } = useUpdateUser();
  return useSave({
    mutationFn: async ({ picture, area }: { picture: string; area: Area }) => {
      const photoURL = await upload(await cropPicture(picture, area));
      if (photoURL === undefined) return false;
      await update({ photoURL });
      return true;
    },
  });
}

async function upload(picture: File): Promise<string | undefined> {
  try {
    return (await call(uploadPhoto, {}, { file: { field: 'file', content: picture } })).photoURL;
  } catch (error) {
    const isRefused = error instanceof ApiError && ['PHOTO_UNREADABLE', 'REQUEST_TOO_LARGE'].includes(error.code);
    if (isRefused) throw error;
    console.warn('Uploading the photo failed', error);
    return undefined;
  }
}

export function useRemovePhoto() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => call(removePhoto, {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      toast.success('Photo removed');
    },
  });
}
