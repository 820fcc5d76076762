import { renderMail } from '../../mail/layout.ts';
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
