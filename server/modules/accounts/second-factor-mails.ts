import { renderMail } from '../../mail/layout.ts';
import type { SecondFactorEvent } from '../../ports/identity/port.ts';
import type { Mail } from '../../ports/mail/port.ts';

interface Recipient {
  name: string;
  email: string;
}

const takeBack =
  'If it was not you, choose “Forgot your password?” where you log in: that logs everybody else out. Then turn the second factor on again.';

const words = {
  on: {
    subject: 'Your second factor is on',
    paragraphs: [
      'To log in you need your password and a code of your authenticator app from now on.',
      'Keep your recovery codes where you find them without your phone. Each lets you in once.',
    ],
    notes: [
      'If it was not you, somebody else can use your account. “Help & support” on the site says how to reach us.',
    ],
  },
  off: {
    subject: 'Your second factor is off',
    paragraphs: ['Your password alone lets you in now. The app and the recovery codes are not needed any more.'],
    notes: [takeBack],
  },
  removed: {
    subject: 'Your second factor was turned off for you',
    paragraphs: [
      'We turned the second factor of your account off, as you asked us to: phone and recovery codes were lost.',
      'Your password alone lets you in now. Turn the second factor on again once you have a phone.',
    ],
    notes: ['If you did not ask for it, choose “Forgot your password?” where you log in, and turn it on again.'],
  },
} as const;

/** What the owner of an account hears of its second factor. */
export function secondFactorMails({ name, email }: Recipient, event: SecondFactorEvent): Mail[] {
  const mail = (said: { subject: string; paragraphs: readonly string[]; notes: readonly string[] }): Mail => ({
    to: email,
    ...renderMail({
      subject: said.subject,
      heading: `Hello ${name}`,
      paragraphs: [...said.paragraphs],
      notes: [...said.notes],
    }),
  });
  if (event.kind === 'passkey-added' || event.kind === 'passkey-removed') return [mail(passkeyWords(event))];
  if (event.kind !== 'recovery-code') return [mail(words[event.kind])];
  const { left } = event;
  const used = mail({
    subject: 'A recovery code was used',
    paragraphs: [
      `Somebody logged in to your account with the password and a recovery code. ${leftText(left)}`,
      newPhone,
    ],
    notes: [takeBack],
  });
  return left === 2 ? [used, mail(twoLeft)] : [used];
}

const passkeyWords = ({ kind, name }: { kind: 'passkey-added' | 'passkey-removed'; name: string }) =>
  kind === 'passkey-added'
    ? {
        subject: 'A passkey was added',
        paragraphs: [`The passkey “${name}” lets you in from now on, without password and code.`],
        notes: [
          'If it was not you, choose “Forgot your password?” where you log in, and then remove the passkey: Profile, Account information.',
        ],
      }
    : {
        subject: 'A passkey was removed',
        paragraphs: [`The passkey “${name}” lets nobody in any more.`],
        notes: [takeBack],
      };

const newPhone =
  'Is your phone lost? Turn the second factor off with another recovery code, and on again with your new phone: Profile, Account information.';

const leftText = (left: number) => (left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`);

const twoLeft = {
  subject: 'Two recovery codes are left',
  paragraphs: [
    'Two of your recovery codes have not been used. Make new ones while you still have your phone: Profile, Account information, Second factor.',
  ],
  notes: ['If you lose the phone and all codes, only we can let you in, once we are sure that it is you.'],
};
