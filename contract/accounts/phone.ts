import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';

/** A code: this many digits, for so long, and so many tries at it. */
export const phoneCodeRules = { digits: 6, minutes: 10, tries: 5 } as const;

/** Each costs money, and rings at anyone who has the number: few for a member, and few for a number no matter who asks. */
export const phoneCodeLimits = { memberHour: 3, memberDay: 5, numberDay: 5 } as const;

export const phoneTexts = {
  sent: 'The code is on its way',
  confirmed: 'Your phone number is confirmed',
} as const;

/** As it is read off a screen: spaces do not count. */
const code = z
  .string()
  .overwrite((value) => value.replaceAll(/\s/g, ''))
  .regex(new RegExp(`^\\d{${phoneCodeRules.digits}}$`), {
    error: `The code has ${phoneCodeRules.digits} digits.`,
  });

export const phoneCodeBody = z.strictObject({ code });

/** The member's own number. It says nothing of who else may have given it. */
const phone = z.object({
  /** E.164; null where none was given. */
  number: z.string().nullable(),
  confirmed: z.boolean(),
  /** Until when the newest code works; null where there is none to type. */
  codeEndsAt: moment.nullable(),
});
export type OwnPhone = z.infer<typeof phone>;

export const readPhone = defineEndpoint({
  method: 'GET',
  path: '/users/phone',
  summary: 'Your phone number, and whether you have confirmed it',
  access: 'signed-in',
  reply: phone,
  errors: [],
});

/** The code before it ends with it. The answer is the same whether or not the message arrives. */
export const sendPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/users/phone/code',
  summary: 'Send a code to your phone number',
  access: 'signed-in',
  reply: phone,
  errors: ['TEXTS_OFF', 'PHONE_MISSING', 'PHONE_COUNTRY', 'PHONE_CODE_LIMIT'],
  limit: { max: 10, windowSeconds: 600 },
});

export const confirmPhone = defineEndpoint({
  method: 'POST',
  path: '/users/phone/confirm',
  summary: 'Confirm your phone number by the code that was sent to it',
  access: 'signed-in',
  body: phoneCodeBody,
  reply: phone,
  errors: ['PHONE_CODE_WRONG', 'PHONE_CODE_ENDED'],
  limit: { max: 20, windowSeconds: 600 },
});
