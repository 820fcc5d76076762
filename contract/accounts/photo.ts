import { z } from 'zod';
import { apiPrefix, defineEndpoint } from '../endpoint.ts';
import { opaqueId } from '../text.ts';

/** JPG, JPEG or PNG, under 3 MB (specification §5 and §9). */
export const photoLimits = { bytes: 3_145_728, types: ['image/jpeg', 'image/png'] } as const;
export const photoTooLarge = 'File size must be less than 3MB';

/** Where a photo is read: the digest of its bytes is what nobody can guess. */
export const photoUrl = (uid: string, digest: string) => `${apiPrefix}/users/${uid}/photo/${digest}`;

/**
 * The form has one part named `file`. The profile shows it once its address went to the user update call (specification §7).
 */
export const uploadPhoto = defineEndpoint({
  method: 'PUT',
  path: '/users/photo',
  summary: 'Upload a photo of yourself, in place of an earlier one',
  access: 'signed-in',
  consumes: 'multipart/form-data',
  reply: z.object({ photoURL: z.string() }),
  errors: ['ACCOUNT_UNKNOWN', 'PHOTO_UNREADABLE', 'REQUEST_TOO_LARGE'],
  limit: { max: 20, windowSeconds: 600 },
});

export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/users/photo',
  summary: 'Remove the photo of yourself',
  access: 'signed-in',
  reply: z.null(),
  errors: ['ACCOUNT_UNKNOWN'],
});

/** For anyone who knows the address, as a picture of a page is fetched without a token. */
export const readPhoto = defineEndpoint({
  method: 'GET',
  path: '/users/:uid/photo/:digest',
  summary: "A member's photo",
  access: 'public',
  params: z.object({ uid: opaqueId, digest: opaqueId }),
  reply: z.file(),
  produces: 'image/jpeg',
  errors: ['FILE_UNKNOWN'],
});
