import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { z } from 'zod';
import type { UserRecord } from '#contract/accounts/accounts.ts';
import type { ProfileRecord, updateUser } from '#contract/accounts/profile.ts';
import { AppError, errors } from '#contract/errors.ts';
import type { Db } from '../../db/client.ts';
import type { Stored } from '../../db/collection.ts';
import type { IdentityPort } from '../../ports/identity/port.ts';
import { founders, profiles, users } from './accounts.repo.ts';

type Changes = z.output<typeof updateUser.body>;
type Changed = z.output<typeof updateUser.reply>;

export interface Profiles {
  /** What somebody says of themselves; nothing yet where they never did. */
  read(db: Db, uid: string): Promise<ProfileRecord>;
  /**
   * Changes what is given, in the caller's transaction: the name in the records and in the next token alike.
   * @throws ACCOUNT_UNKNOWN, ACCOUNT_EMAIL_OTHER or ACCOUNT_PHONE_UNREADABLE.
   */
  change(tx: Db, uid: string, changes: Changes): Promise<Changed>;
}

const NOTHING_SAID: ProfileRecord = { phone_number: null, experience_years: null, company: null };

/** A number without a country is read as a Nigerian one, as most members write it. */
const HOME = 'NG';

export function createProfiles({ identity, clock }: { identity: IdentityPort; clock: () => Date }): Profiles {
  const read: Profiles['read'] = async (db, uid) => (await profiles.get(db, uid))?.doc ?? NOTHING_SAID;

  async function rename(tx: Db, user: Stored<UserRecord>, name: string): Promise<void> {
    const { id: uid } = user.doc;
    const fields = { name, updated_at: clock().toISOString() };
    await users.patch(tx, uid, user, fields);
    const founder = await founders.lock(tx, uid);
    if (founder) await founders.patch(tx, uid, founder, fields);
    await identity.changeName(tx, uid, name);
  }

  return {
    read,
    async change(tx, uid, { name, email, ...said }) {
      const user = await users.lock(tx, uid);
      if (!user) throw new AppError('ACCOUNT_UNKNOWN');
      if (email !== undefined && email !== user.doc.email) {
        throw new AppError('ACCOUNT_EMAIL_OTHER', { fields: { email: errors.ACCOUNT_EMAIL_OTHER.message } });
      }
      if (name !== undefined && name !== user.doc.name) await rename(tx, user, name);
      const before = await read(tx, uid);
      const after = { ...before, ...asKept(said) };
      if (Object.keys(said).length > 0) await profiles.put(tx, uid, after);
      return { ...after, name: name ?? user.doc.name, email: user.doc.email };
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

/** @returns E.164. @throws ACCOUNT_PHONE_UNREADABLE. */
function readPhone(written: string): string {
  const number = parsePhoneNumberFromString(written, { defaultCountry: HOME, extract: false });
  if (number?.isValid()) return number.number;
  throw new AppError('ACCOUNT_PHONE_UNREADABLE', {
    fields: { phone_number: errors.ACCOUNT_PHONE_UNREADABLE.message },
  });
}
