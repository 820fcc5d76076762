import { createHash } from 'node:crypto';
import { photoLimits, photoTooLarge, photoUrl } from '#contract/accounts/photo.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../db/client.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { readSafePhoto } from '../../http/safe-upload.ts';
import type { FilesPort, PhotoKey } from '../../ports/files/port.ts';
import { users } from './accounts.repo.ts';

export interface Photos {
  /**
   * Stores the picture in place of an earlier one; the profile shows it once its address was sent.
   * @returns its address. @throws PHOTO_UNREADABLE, REQUEST_TOO_LARGE, or REQUEST_INVALID without a file.
   */
  upload(db: Db, uid: string, upload: UploadedFile | undefined): Promise<string>;
  /** @throws PHOTO_UNKNOWN unless this is the address of the picture that the member uploaded last. */
  check(uid: string, url: string): Promise<void>;
  /** @throws ACCOUNT_UNKNOWN. */
  remove(db: Db, uid: string): Promise<void>;
  /** @throws FILE_UNKNOWN for an address that is not the member's photo. */
  read(db: Db, uid: string, digest: string): Promise<Uint8Array>;
}

/** Specification §7. */
const placeOf = (uid: string): PhotoKey => `${uid}/profile_photo/avatar`;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export function createPhotos({ files, clock }: { files: FilesPort; clock: () => Date }): Photos {
  return {
    async upload(db, uid, upload) {
      if (!(await users.get(db, uid))) throw new AppError('ACCOUNT_UNKNOWN');
      if (!upload) throw new AppError('REQUEST_INVALID', { fields: { file: 'Choose a picture.' } });
      if (upload.bytes.length >= photoLimits.bytes) {
        throw new AppError('REQUEST_TOO_LARGE', { fields: { file: photoTooLarge } });
      }
      const bytes = await readSafePhoto(upload);
      await files.put(placeOf(uid), bytes);
      return photoUrl(uid, digestOf(bytes));
    },
    async check(uid, url) {
      const bytes = await files.read(placeOf(uid));
      if (!bytes || url !== photoUrl(uid, digestOf(bytes))) throw new AppError('PHOTO_UNKNOWN');
    },
    async remove(db, uid) {
      await db.transaction(async (tx) => {
        const user = await users.lock(tx, uid);
        if (!user) throw new AppError('ACCOUNT_UNKNOWN');
        await users.patch(tx, uid, user, { photo_url: null, updated_at: clock().toISOString() });
      });
      await files.remove(placeOf(uid));
    },
    async read(db, uid, digest) {
      const isShown = (await users.get(db, uid))?.doc.photo_url === photoUrl(uid, digest);
      const bytes = isShown && (await files.read(placeOf(uid)));
      if (!bytes) throw new AppError('FILE_UNKNOWN');
      return bytes;
    },
  };
}
