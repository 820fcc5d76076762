import type { z } from 'zod';
import type { ProfileRecord, updateUser } from '#contract/accounts/profile.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../db/client.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { founders, profiles, users } from './accounts.repo.ts';
import { removeOtherNumbers } from './phone.repo.ts';
import type { Photos } from './photo.service.ts';
import { readPhone } from './read-phone.ts';

type Changes = z.output<typeof updateUser.body>;
type Changed = z.output<typeof updateUser.reply>;

export interface Profiles {
  /** What somebody says of themselves; nothing yet where they never did. */
  read(db: Db, uid: string): Promise<ProfileRecord>;
  /**
   * Changes what is given, in the caller's transaction: the name in the records and in the next token alike. Another e-mail
   * waits (email-change.service.ts). @throws ACCOUNT_UNKNOWN, ACCOUNT_PHONE_UNREADABLE or PHOTO_UNKNOWN.
   */
  change(tx: Db, uid: string, changes: Changes): Promise<Changed>;
}

const NOTHING_SAID: ProfileRecord = { phone_number: null, experience_years: null, company: null };

interface ProfileDeps {
  identity: IdentityPort;
  photos: Photos;
  clock: () => Date;
}

export function createProfiles({ identity, photos, clock }: ProfileDeps): Profiles {
  const read: Profiles['read'] = async (db, uid) => (await profiles.get(db, uid))?.doc ?? NOTHING_SAID;

  async function rename(tx: Db, uid: string, name: string, updated_at: string): Promise<void> {
    const founder = await founders.lock(tx, uid);
    if (founder) await founders.patch(tx, uid, founder, { name, updated_at });
    await identity.changeName(tx, uid, name);
  }

  return {
    read,
    async change(tx, uid, { photoURL, name, email: _email, ...said }) {
      const user = await users.lock(tx, uid);
      if (!user) throw new AppError('ACCOUNT_UNKNOWN');
      if (photoURL !== undefined) await photos.check(uid, photoURL);
      const updated_at = clock().toISOString();
      const { doc } = await users.patch(tx, uid, user, {
        ...(photoURL !== undefined && { photo_url: photoURL }),
        ...(name !== undefined && { name }),
        updated_at,
      });
      if (doc.name !== user.doc.name) await rename(tx, uid, doc.name, updated_at);
      const before = await read(tx, uid);
      const after = { ...before, ...asKept(said) };
      if (Object.keys(said).length > 0) await profiles.put(tx, uid, after);
      // Anyone who holds the phone of before has proved nothing of this one.
      if (after.phone_number !== before.phone_number) await removeOtherNumbers(tx, uid, after.phone_number);
      return { ...after, name: doc.name, email: doc.email, photo_url: doc.photo_url };
    },
  };
}

/** What was said in the form in which it is kept; only what was said. */
function asKept({ phone_number, company, ...rest }: Omit<Changes, 'name' | 'email'>): Partial<ProfileRecord> {
  return {
    ...rest,
    ...(phone_number !== undefined && { phone_number: readPhone(phone_number) }),
    ...(company !== undefined && { company: company || null }),
  };
}
