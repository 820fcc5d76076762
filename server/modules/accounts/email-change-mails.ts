import { emailChangeHours } from '#contract/accounts/email-change.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';

interface Recipient {
  name: string;
  email: string;
}

const onceUntil = `The link works once and for ${emailChangeHours} hours.`;

/** To the present address, which can stop the change too. */
export function oldAddressMail({ name, email }: Recipient, newEmail: string, link: string): Mail {
  const mail = renderMail({
    subject: 'Confirm the change of your e-mail address',
    heading: `Hello ${name}`,
    paragraphs: [
      `Somebody who is logged in as you asked to change the e-mail address of your account to ${newEmail}.`,
      'It changes once you have confirmed it here and at the new address.',
    ],
    action: { label: 'Confirm or stop the change', url: link },
    notes: [
      onceUntil,
      'If it was not you, open the link and stop the change. Then choose “Forgot your password?” where you log in: that logs everybody else out.',
    ],
  });
  return { to: email, ...mail };
}

/** To the new address, which may be a stranger's: it says nothing of the account but its owner's name. */
export function newAddressMail({ name }: Recipient, newEmail: string, link: string): Mail {
  const mail = renderMail({
    subject: 'Confirm your new e-mail address',
    heading: 'Is this your address?',
    paragraphs: [`${name} asked to use this address from now on to log in.`],
    action: { label: 'Confirm this address', url: link },
    notes: [onceUntil, 'If you did not ask for this, you need do nothing: the address will not be used.'],
  });
  return { to: newEmail, ...mail };
}

/** To anyone who has an account with the new address. */
export function takenAddressMail({ name, email }: Recipient): Mail {
  const mail = renderMail({
    subject: 'Somebody wanted to use your e-mail address',
    heading: `Hello ${name}`,
    paragraphs: [
      'Somebody asked to change the e-mail address of another account to yours. That is not possible: yours has an account already.',
      'Nothing has changed, and nobody got into your account.',
    ],
    notes: ['If it was you, log in with this address: the account is there. If it was not, you need do nothing.'],
  });
  return { to: email, ...mail };
}

/** To both addresses, once the e-mail has changed. */
export function changedMails({ name, email }: Recipient, newEmail: string): Mail[] {
  const mail = renderMail({
    subject: 'Your e-mail address was changed',
    heading: `Hello ${name}`,
    paragraphs: [
      `The e-mail address of your account was changed from ${email} to ${newEmail}, as both addresses confirmed.`,
      `Log in with ${newEmail} from now on. Every other device was logged out.`,
    ],
  });
  return [email, newEmail].map((to) => ({ to, ...mail }));
}
