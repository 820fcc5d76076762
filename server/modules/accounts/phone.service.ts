import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { brand } from '#content/brand.ts';
import { type OwnPhone, phoneCodeLimits, phoneCodeRules } from '#contract/accounts/phone.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../../db/client.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { FindConfirmedPhone } from '../../members.ts';
import type { MessageQueue } from '../../messages/message-queue.ts';
import * as repo from './phone.repo.ts';

export interface PhoneDeps {
  clock: () => Date;
  db: Db;
  secret: string;
  attempts: Attempts;
  messageQueue: MessageQueue;
  /** The number that a member gave; null where they gave none. */
  readNumber(db: Db, uid: string): Promise<string | null>;
}

const minute = 60_000;
const codeLimits = (uid: string, number: string) => [
  { key: `phone code of ${uid}, hour`, max: phoneCodeLimits.memberHour, windowSeconds: 3600 },
  { key: `phone code of ${uid}, day`, max: phoneCodeLimits.memberDay, windowSeconds: 86_400 },
  { key: `phone code to ${number}`, max: phoneCodeLimits.numberDay, windowSeconds: 86_400 },
];

/** That a member holds the phone whose number they gave: a code is sent to it, and typed here. */
export function createPhones({ clock, db, secret, attempts, messageQueue, readNumber }: PhoneDeps) {
  const hashOf = (uid: string, number: string, code: string) =>
    createHmac('sha256', secret).update(`phone-code:${uid}:${number}:${code}`).digest('hex');

  async function read(tx: Db, uid: string): Promise<OwnPhone> {
    const number = await readNumber(tx, uid);
    const row = await repo.findPhone(tx, uid);
    const isOfNumber = number !== null && row?.number === number;
    const ends = isOfNumber && row.codeHash !== null ? row.codeEndsAt : null;
    return {
      number,
      confirmed: isOfNumber && row.confirmedAt !== null,
      codeEndsAt: ends && ends > clock() ? ends.toISOString() : null,
    };
  }

  /** @throws PHONE_COUNTRY: a call to some countries costs as much as a hundred at home. */
  function checkCountry(number: string): void {
    const country = parsePhoneNumberFromString(number)?.country;
    if (!country || !messageQueue.countries.includes(country)) throw new AppError('PHONE_COUNTRY');
  }

  const findConfirmed: FindConfirmedPhone = async (tx, uid) => {
    const { number, confirmed } = await read(tx, uid);
    return confirmed ? number : null;
  };

  return {
    read,
    findConfirmed,
    listOwners: repo.listOwnersOfPhone,

    /** In a transaction of its own: attempts count whatever becomes of it. */
    async sendCode(uid: string): Promise<OwnPhone> {
      if (!messageQueue.isOn) throw new AppError('TEXTS_OFF');
      const number = await readNumber(db, uid);
      if (number === null) throw new AppError('PHONE_MISSING');
      checkCountry(number);
      if ((await attempts.take(codeLimits(uid, number))) > 0) throw new AppError('PHONE_CODE_LIMIT');
      const code = String(randomInt(10 ** phoneCodeRules.digits)).padStart(phoneCodeRules.digits, '0');
      const codeSentAt = clock();
      const codeEndsAt = new Date(codeSentAt.getTime() + phoneCodeRules.minutes * minute);
      await db.transaction(async (tx) => {
        await repo.putCode(tx, { uid, number, codeHash: hashOf(uid, number, code), codeSentAt, codeEndsAt });
        await messageQueue.post(tx, {
          uid,
          to: number,
          text: `${brand.name}: ${code} is your code. It works for ${phoneCodeRules.minutes} minutes. Give it to nobody.`,
          purpose: 'phone.code',
          key: `phone.code ${uid} ${hashOf(uid, number, code)}`,
          usefulUntil: codeEndsAt,
        });
      });
      return read(db, uid);
    },

    /** In no transaction: a try counts although it is refused. @throws PHONE_CODE_WRONG, PHONE_CODE_ENDED. */
    async confirm(uid: string, code: string): Promise<OwnPhone> {
      const number = await readNumber(db, uid);
      const tries = phoneCodeRules.tries;
      const expected = number === null ? null : await repo.takeTry(db, { uid, number, tries }, clock());
      if (number === null || expected === null) throw new AppError('PHONE_CODE_ENDED');
      const given = hashOf(uid, number, code);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) throw new AppError('PHONE_CODE_WRONG');
      if (!(await repo.confirmByCode(db, uid, expected, clock()))) throw new AppError('PHONE_CODE_ENDED');
      return read(db, uid);
    },
  };
}

export type Phones = ReturnType<typeof createPhones>;
