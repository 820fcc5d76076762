import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { plainName } from '../plain-name.ts';
import { emailAddress, newPassword, personName } from './identity.ts';

/** Messages of the answers (specification §8). */
export const profileTexts = {
  photo: 'Photo updated successfully',
  name: 'Name updated successfully',
  password: 'Password updated successfully',
  contact: 'Contact Info updated successfully',
  details: 'Profile updated successfully',
} as const;

/** Years of experience that can be chosen (specification §5 and §9). */
export const experienceYears = { least: 1, most: 10 } as const;

/** As people write it; the server reads it and keeps it in the international form, E.164. */
const phoneNumber = z
  .string()
  .trim()
  .min(1, 'Enter your phone number.')
  .max(40, 'The phone number must be 40 characters long or fewer.');

const companyName = plainName(
  z
    .string()
    .trim()
    .max(120, 'The company name must be 120 characters long or fewer.')
    .refine((name) => !/\p{Cc}/u.test(name), 'The company name has characters that cannot be used.'),
);

/** What a member says of themselves beside the records of specification §3; null is what they did not say. */
export const profileRecord = z.strictObject({
  /** E.164, such as +2348031234567. */
  phone_number: z.string().nullable(),
  experience_years: z.int().min(experienceYears.least).max(experienceYears.most).nullable(),
  company: z.string().nullable(),
});
export type ProfileRecord = z.infer<typeof profileRecord>;

export const nameBody = z.strictObject({ name: personName, email: emailAddress });
export const phoneBody = z.strictObject({ phone_number: phoneNumber });
/** An empty company is none. */
export const detailsBody = z.strictObject({
  experience_years: profileRecord.shape.experience_years,
  company: companyName,
});

export const photoBody = z.strictObject({ photoURL: z.string().max(300) });

/**
 * The photo, name with e-mail, or the phone number (specification §7), or what the profile page adds. Another e-mail begins its
 * confirmation at both addresses, in a session that began within the last ten minutes; the records keep the old one until then.
 */
export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/users/user',
  summary: 'Change your own photo, name, phone number or profile',
  access: 'signed-in',
  body: z
    .strictObject({ ...photoBody.shape, ...nameBody.shape, ...phoneBody.shape, ...detailsBody.shape })
    .partial()
    .refine((body) => Object.keys(body).length > 0, 'Say what is to be changed.')
    .refine(({ name, email }) => (name === undefined) === (email === undefined), {
      path: ['name'],
      error: 'Send the name and the email together.',
    }),
  reply: profileRecord.extend({ name: z.string(), email: z.string(), photo_url: z.string().nullable() }),
  errors: [
    'ACCOUNT_UNKNOWN',
    'ACCOUNT_PHONE_UNREADABLE',
    'PHOTO_UNKNOWN',
    'auth/email-unverified',
    'auth/requires-recent-login',
    'auth/too-many-requests',
  ],
});

/** The session must have begun within the last ten minutes; every other session of the account ends. */
export const updatePassword = defineEndpoint({
  method: 'POST',
  path: '/users/update-password',
  summary: 'Choose a new password',
  access: 'signed-in',
  body: z.strictObject({ password: newPassword }),
  reply: z.null(),
  errors: [
    'auth/requires-recent-login',
    'auth/weak-password',
    'auth/common-password',
    'auth/own-password',
    'auth/operation-not-allowed',
  ],
  limit: { max: 10, windowSeconds: 600 },
});
