import { renderMail } from '../../mail/layout.ts';
import type { OtherWaysIn } from '../../ports/identity/port.ts';
import type { Mail } from '../../ports/mail/port.ts';

interface Recipient {
  name: string;
  email: string;
}

export function verificationMail({ name, email }: Recipient, link: string): Mail {
  const mail = renderMail({
    subject: 'Confirm your e-mail address',
    heading: `Hello ${name}`,
    paragraphs: ['Confirm that this address is yours, so that we can send you what you ask for.'],
    action: { label: 'Confirm my e-mail', url: link },
    notes: ['The link works for a day. If you did not sign up, you need do nothing.'],
  });
  return { to: email, ...mail };
}

export function passwordResetMail({ name, email }: Recipient, link: string): Mail {
  const mail = renderMail({
    subject: 'Reset your password',
    heading: `Hello ${name}`,
    paragraphs: ['Somebody asked for a new password for your account. If it was you, choose one now.'],
    action: { label: 'Choose a new password', url: link },
    notes: [
      'The link works once and for an hour. You will be logged out everywhere else.',
      'If it was not you, you need do nothing: your password stays as it is.',
    ],
  });
  return { to: email, ...mail };
}

export function newPasswordMail({ name, email }: Recipient): Mail {
  const mail = renderMail({
    subject: 'Your password was changed',
    heading: `Hello ${name}`,
    paragraphs: ['The password of your account was changed. Every other device was logged out.'],
    notes: ['If it was not you, choose “Forgot your password?” where you log in: that takes the account back.'],
  });
  return { to: email, ...mail };
}

/** To the owner of a proved address who chose a new password by a link: what else opens the account stays, and they look at it. */
export function resetMail({ name, email }: Recipient, others: OtherWaysIn): Mail {
  const ways = [
    ...others.passkeys.map((passkey) => `the passkey “${passkey}”`),
    ...others.logins.map((label) => `your ${label} login`),
  ];
  const mail = renderMail({
    subject: 'Your password was changed',
    heading: `Hello ${name}`,
    paragraphs: [
      'The password of your account was changed by a link that we sent to this address. Every device was logged out.',
      ...(ways.length > 0 ? [`These open your account too, as before: ${ways.join(', ')}.`] : []),
      ...(others.hasSecondFactor ? ['A code of your authenticator app is asked for, as before.'] : []),
    ],
    notes: [
      ...(ways.length > 0
        ? ['If you do not know one of them, log in and remove it: Profile, Account information.']
        : []),
      'If it was not you, choose “Forgot your password?” where you log in: that takes the account back.',
    ],
  });
  return { to: email, ...mail };
}

/** To somebody who has shown to own the address of an account, which nobody had shown before. */
export function provedMail({ name, email }: Recipient, by: 'link' | 'reset'): Mail {
  const how =
    by === 'reset'
      ? 'You chose a new password by a link that we sent to this address. That confirms that the address is yours.'
      : 'You confirmed that this address is yours.';
  const mail = renderMail({
    subject: 'Your account is yours: your email is confirmed',
    heading: `Hello ${name}`,
    paragraphs: [
      how,
      'Nobody had confirmed it before, and we could not know who had made the account. So every other device was logged out, and passkeys, linked logins and second factor from before are gone.',
    ],
    notes: ['If somebody else made the account, look through what is in it: it may not all be yours.'],
  });
  return { to: email, ...mail };
}
