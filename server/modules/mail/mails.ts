import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';

/** Sent to try an address again: anyone who reads it knows that it works. */
export function triedMail({ name, email }: { name: string; email: string }): Mail {
  const mail = renderMail({
    subject: 'Your mail works again',
    heading: `Hello ${name}`,
    paragraphs: ['You asked us to try this address again. You read this, so our mail reaches you.'],
    notes: ['There is nothing to do. From now on you get our mails as before.'],
  });
  return { to: email, ...mail };
}
