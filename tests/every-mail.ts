import { renderMail } from '#server/mail/layout.ts';
import { tellMember } from '#server/mail/tell-member.ts';
import {
  changedMails,
  newAddressMail,
  oldAddressMail,
  takenAddressMail,
} from '#server/modules/accounts/email-change-mails.ts';
import { linkedLoginMail } from '#server/modules/accounts/linked-login-mails.ts';
import {
  newPasswordMail,
  passwordResetMail,
  provedMail,
  resetMail,
  verificationMail,
} from '#server/modules/accounts/mails.ts';
import { secondFactorMails } from '#server/modules/accounts/second-factor-mails.ts';
import { adviserMail, type BookingNotice, founderMail, type MailFacts } from '#server/modules/bookings/mails.ts';
import { dataReadyMail } from '#server/modules/documents/export-notice.ts';
import { triedMail } from '#server/modules/mail/mails.ts';
import { digestMail } from '#server/modules/notifications/digest-mail.ts';
import { endingMail, erasedMail, keptMail, reminderMail } from '#server/modules/own-data/erasure-mails.ts';
import { answerMail, completedMail, signatureMail } from '#server/modules/signing/mails.ts';
import { mailConfirmation, tellOfAnswer } from '#server/modules/support/notices.ts';
import type { Mail } from '#server/ports/mail/port.ts';

/** A name as long as one can be, without a place to break it. */
const name = 'Ọláńrewájú Adéṣọlá-Ọmọ́táyọ̀wandilẹ'.repeat(2);
const email = 'ada@cairn.example';
const person = { name, email };
const site = 'https://cairn.example';
const link = `${site}/auth/reset-password?token=${'a'.repeat(180)}`;
const oneClick = `${site}/api/v1/notifications/unsubscribe/u1.${'a'.repeat(43)}`;
const day = new Date('2026-03-17T10:00:00Z');

const facts = {
  row: {
    id: 'b1',
    ownerUid: 'ada',
    stage: 'confirmed',
    status: 'in_progress',
    startsAt: day,
    endsAt: new Date('2026-03-17T11:00:00Z'),
    zone: 'Africa/Lagos',
    topic: 'x'.repeat(120),
    notes: 'Line one\nLine two',
    outcomeNotes: 'Ask ten buyers.',
    holdExpiresAt: day,
    refund: null,
    cancelledWhy: 'cancelled',
    cancelledBy: 'operator',
    cancelReason: 'Nobody is free.',
  },
  service: { title: 'A first look at your numbers', meeting: { kind: 'link', url: `${site}/${'m'.repeat(150)}` } },
  adviser: { name: 'Sade', email: 'sade@cairn.example', zone: 'Europe/London' },
  founder: person,
  url: `${site}/m/founder/consultation/bookings/b1`,
} as unknown as MailFacts;
const notices: BookingNotice[] = [
  { kind: 'offered' },
  { kind: 'awaiting' },
  {
    kind: 'unpaid',
    said: 'We looked for ₦5,000.00 for “A first look at your numbers” with the reference PAY-7K2MX-9QXDR. Our answer: “The statement shows no such sum.”',
  },
  { kind: 'confirmed' },
  { kind: 'place_changed' },
  { kind: 'completed' },
  { kind: 'cancelled', invoice: undefined },
  { kind: 'moved', from: { startsAt: day, endsAt: day }, by: 'operator', reason: 'Illness.' },
  { kind: 'reminder', reminder: 'day' },
  { kind: 'reminder', reminder: 'hour' },
];

const request = {
  title: 'A mutual agreement '.repeat(5),
  ownerName: name,
  ownerEmail: email,
  message: 'Please read it.\nThank you.',
  sha256: 'f'.repeat(64),
  expiresAt: day,
} as Parameters<typeof signatureMail>[0];
const signer = { name, email, label: 'Founder' } as Parameters<typeof signatureMail>[1];

/** What is posted while something is told. */
async function posted(tell: (deps: Parameters<typeof tellOfAnswer>[0]) => Promise<void>): Promise<Mail[]> {
  const mails: Mail[] = [];
  await tell({
    notify: async () => {},
    findPerson: async () => ({ uid: 'ada', ...person, emailVerified: true }),
    mailQueue: { post: async (_tx: unknown, mail: Mail) => void mails.push(mail) },
    publicUrl: site,
  } as unknown as Parameters<typeof tellOfAnswer>[0]);
  return mails;
}

const tx = undefined as never;
const offer = {
  uid: 'ada',
  kind: 'quote.offered',
  title: 'You have an offer',
  body: 'Our offer comes to ₦ 5,000.',
  href: '/m/founder/consultation/quotes/q1',
} as const;
const words = {
  button: 'Open the quote',
  subject: `You have an offer: ${'Bookkeeping, '.repeat(8)}and tax`,
  lines: ['Until 2026-03-20.'],
};
const idle = {
  uid: 'ada',
  kind: 'course.idle',
  title: 'Go on with “Talk to customers without fooling yourself”',
  body: 'Your next lesson is “Ask about what they did”. It takes 9 minutes to read, and its work 20 minutes more.',
  href: '/m/founder/programs/talk-to-customers/ask-about-the-past',
} as const;
const idleWords = {
  button: 'Open the lesson',
  lines: ['We remind you of a course twice at most.'],
  stop: { label: 'Stop these e-mails', url: `${site}/unsubscribe#u1.learning.${'a'.repeat(43)}` },
};
const thread = { id: 't1', ownerUid: null, visitorEmail: email, ownerName: name } as Parameters<typeof tellOfAnswer>[2];

/** Every mail that the product writes, by the file that writes it: with a long name, long links and several lines. */
export async function everyMail(): Promise<Record<string, Mail[]>> {
  const files = {
    'server/modules/accounts/mails.ts': [
      verificationMail(person, link),
      passwordResetMail(person, link),
      newPasswordMail(person),
      resetMail(person, { passkeys: [name, 'My phone'], logins: ['Google'], hasSecondFactor: true }),
      resetMail(person, { passkeys: [], logins: [], hasSecondFactor: false }),
      provedMail(person, 'reset'),
      provedMail(person, 'link'),
    ],
    'server/modules/accounts/email-change-mails.ts': [
      oldAddressMail(person, 'new@cairn.example', link),
      newAddressMail(person, 'new@cairn.example', link),
      takenAddressMail(person),
      ...changedMails(person, 'new@cairn.example'),
    ],
    'server/modules/accounts/second-factor-mails.ts': [
      ...secondFactorMails(person, { kind: 'on' }),
      ...secondFactorMails(person, { kind: 'off' }),
      ...secondFactorMails(person, { kind: 'removed' }),
      ...secondFactorMails(person, { kind: 'recovery-code', left: 2 }),
      ...secondFactorMails(person, { kind: 'passkey-added', name: 'Phone' }),
      ...secondFactorMails(person, { kind: 'passkey-removed', name: 'Phone' }),
    ],
    'server/modules/bookings/mails.ts': notices.flatMap((notice) => [
      founderMail(facts, notice),
      adviserMail(facts, notice),
    ]),
    'server/modules/documents/export-notice.ts': [
      dataReadyMail(person, { expiresAt: day } as Parameters<typeof dataReadyMail>[1], site),
    ],
    'server/modules/mail/mails.ts': [triedMail(person)],
    'server/modules/notifications/digest-mail.ts': [
      digestMail({
        person,
        digest: 'daily',
        unread: 3,
        items: [{ title: 'Booked: A first look', body: 'Tue 17th Mar, 2026' }],
        urls: { notifications: `${site}/m/notifications`, unsubscribe: `${site}/unsubscribe#${link}`, oneClick },
      }),
    ],
    'server/mail/tell-member.ts': [
      ...(await posted((deps) => tellMember(deps, tx, offer, words))),
      ...(await posted((deps) => tellMember(deps, tx, idle, idleWords))),
    ],
    'server/modules/accounts/linked-login-mails.ts': (['linked', 'removed', 'claimed'] as const).map((kind) =>
      linkedLoginMail(person, { kind, label: 'University of Lagos' }),
    ),
    'server/modules/own-data/erasure-mails.ts': [
      endingMail(person, day, site),
      reminderMail(person, day, site),
      keptMail(person),
      erasedMail(person),
    ],
    'server/modules/support/notices.ts': [
      ...(await posted((deps) => tellOfAnswer(deps, tx, thread, 'Yes.\n\nIt shows at once.'))),
      ...(await posted((deps) => mailConfirmation(deps, tx, { to: email, token: 'a'.repeat(43), hours: 24 }))),
    ],
    'server/modules/signing/mails.ts': [
      signatureMail(request, signer, link, false),
      signatureMail(request, signer, link, true),
      answerMail(request, signer),
      answerMail(request, signer, 'The price is too high.'),
      completedMail(request, signer, link),
      completedMail(request, person, null),
    ],
  };
  return {
    ...files,
    'server/mail/layout.ts': [{ to: email, ...renderMail({ subject: 'x', heading: 'x', paragraphs: ['x'] }) }],
  };
}
