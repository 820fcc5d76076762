import { brand } from '#content/brand.ts';
import { links } from '#contract/links.ts';
import { erasureDays } from '#contract/own-data/erasure.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Mail } from '../../ports/mail/port.ts';

interface Recipient {
  name: string;
  email: string;
}

const dayOf = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const keep = (publicUrl: string) => ({ label: 'Keep my account', url: `${publicUrl}${links.ownData()}` });
const notYou = 'If it was not you, press “Keep my account”, then choose a new password: that logs everybody else out.';

/** As soon as it was asked for. */
export function endingMail({ name, email }: Recipient, dueAt: Date, publicUrl: string): Mail {
  const mail = renderMail({
    subject: `Your account will be erased on ${dayOf(dueAt)}`,
    heading: `Hello ${name}`,
    paragraphs: [
      `You asked us to erase your account. We do so on ${dayOf(dueAt)}. For these ${erasureDays} days everything stays, and you can log in and change your mind.`,
      'Your private links, published pages and links for witnesses have stopped working now. Sessions that are still to come are cancelled on that day, by the rules that you booked them under.',
      'Take your data along before then: one zip file has all of it.',
    ],
    action: keep(publicUrl),
    notes: [notYou],
  });
  return { to: email, ...mail };
}

/** Three days before. */
export function reminderMail({ name, email }: Recipient, dueAt: Date, publicUrl: string): Mail {
  const mail = renderMail({
    subject: `Reminder: your account will be erased on ${dayOf(dueAt)}`,
    heading: `Hello ${name}`,
    paragraphs: [
      `On ${dayOf(dueAt)} we erase your account, as you asked. After that nobody can bring it back.`,
      'If you want a copy of your data, collect it before then.',
    ],
    action: keep(publicUrl),
    notes: [notYou],
  });
  return { to: email, ...mail };
}

/** After a change of mind. */
export function keptMail({ name, email }: Recipient): Mail {
  const mail = renderMail({
    subject: 'You keep your account',
    heading: `Hello ${name}`,
    paragraphs: [
      'Your account is not erased, and nothing in it was changed. Links that had stopped do not work again: make new ones where you need them.',
    ],
  });
  return { to: email, ...mail };
}

/** The last one. */
export function erasedMail({ name, email }: Recipient): Mail {
  const mail = renderMail({
    subject: 'Your account is erased',
    heading: `Goodbye ${name}`,
    paragraphs: [
      `Your account at ${brand.name} and what was in it are gone. What the law makes us keep, such as invoices, no longer has your name.`,
      `Backups from before today are gone after ${brand.backupDays} days. This address is free: you can sign up with it again at any time.`,
    ],
  });
  return { to: email, ...mail };
}
