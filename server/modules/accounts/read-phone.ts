import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError, errors } from '#contract/errors.ts';

/** A number without a country is read as a Nigerian one, as most members write it. */
const HOME = 'NG';

/** @returns E.164, of any way in which people write it. @throws ACCOUNT_PHONE_UNREADABLE. */
export function readPhone(written: string): string {
  const number = parsePhoneNumberFromString(written, { defaultCountry: HOME, extract: false });
  if (number?.isValid()) return number.number;
  throw new AppError('ACCOUNT_PHONE_UNREADABLE', {
    fields: { phone_number: errors.ACCOUNT_PHONE_UNREADABLE.message },
  });
}
