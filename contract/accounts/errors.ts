import type { CatalogueError } from '../server-errors.ts';

export const accountErrors = {
  ACCESS_ROLE_MISSING: { status: 403, message: 'Your account does not have access to this.' },
  ACCOUNT_UNKNOWN: { status: 404, message: 'This account has not been set up yet. Please log in again.' },
  ACCOUNT_NOT_OWN: { status: 403, message: 'You can only change your own account.' },
  ACCOUNT_PHONE_UNREADABLE: {
    status: 400,
    message: 'This is not a phone number that we can read. Begin with + and the country, such as +234 803 123 4567.',
  },
  PHONE_MISSING: { status: 409, message: 'Add your phone number first.' },
  PHONE_COUNTRY: { status: 409, message: 'We cannot send text messages to phones of this country.' },
  PHONE_CODE_LIMIT: { status: 429, message: 'You have asked for many codes. Please try again later.' },
  PHONE_CODE_WRONG: { status: 400, message: 'This is not the code that we sent. Look at the newest message.' },
  PHONE_CODE_ENDED: { status: 409, message: 'This code does not work any more. Ask for a new one.' },
  PHONE_UNCONFIRMED: { status: 409, message: 'Confirm your phone number first.' },
  TEXTS_OFF: { status: 409, message: 'No text messages are sent here.' },
  PHOTO_UNREADABLE: { status: 400, message: 'Choose a JPG or PNG picture that opens on your device.' },
  PHOTO_UNKNOWN: { status: 409, message: 'This photo is no longer there. Please choose it again.' },
  EMAIL_CHANGE_UNKNOWN: { status: 404, message: 'No change of email waits to be confirmed any more.' },
  PASSKEY_UNKNOWN: { status: 404, message: 'This passkey is not there any more.' },
  LINKED_LOGIN_UNKNOWN: { status: 404, message: 'This login is not linked any more.' },
  SESSION_UNKNOWN: { status: 404, message: 'This device is not logged in any more.' },
  ROLE_NOT_GRANTABLE: { status: 403, message: 'This role cannot be chosen.' },
} as const satisfies Record<string, CatalogueError>;
