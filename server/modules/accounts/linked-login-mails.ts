import { renderMail } from '../../mail/layout.ts';
import type { LinkedLoginEvent } from '../../ports/identity/port.ts';
import type { Mail } from '../../ports/mail/port.ts';

interface Recipient {
  name: string;
  email: string;
}

const otherwise =
  'If it was not you, choose “Forgot your password?” where you log in: that logs everybody else out. Then look at your linked logins: Profile, Account information.';

/** What the owner of an account hears of logins of other services. */
export function linkedLoginMail({ name, email }: Recipient, event: LinkedLoginEvent): Mail {
  const { subject, paragraphs, notes } = wordsOf(event);
  return { to: email, ...renderMail({ subject, heading: `Hello ${name}`, paragraphs, notes }) };
}

function wordsOf({ kind, label }: LinkedLoginEvent) {
  if (kind === 'removed')
    return {
      subject: `Your ${label} login was removed`,
      paragraphs: [`Logging in with ${label} does not open your account any more. Every other device was logged out.`],
      notes: [otherwise],
    };
  const linked = `Logging in with ${label} opens your account from now on.`;
  if (kind === 'linked') return { subject: `Your ${label} login was linked`, paragraphs: [linked], notes: [otherwise] };
  return {
    subject: `Your account is yours: your ${label} login was linked`,
    paragraphs: [
      `There was an account with your email that nobody had confirmed. You have now, by logging in with ${label}. ${linked}`,
      'We could not know who had made it. So its password, passkeys and second factor are gone, and every device was logged out.',
    ],
    notes: [
      'For a new password choose “Forgot your password?” where you log in. Look through what is in the account: it may not all be yours.',
    ],
  };
}
