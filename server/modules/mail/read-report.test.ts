import { describe, expect, it } from 'vitest';
import { bounceMail, complaintMail } from '#tests/setup/mail-reports.ts';
import { readReport } from './read-report.ts';

const messageId = 'm-1@cairn.example';
const address = 'ada@cairn.example';
const read = (mail: string) => readReport(new TextEncoder().encode(mail));

describe('a mail that reports on mail', () => {
  it.each(['headers', 'whole'] as const)(
    'names the mail that came back, whose %s it has, and the code',
    async (returned) => {
      expect(await read(bounceMail({ messageId, address, returned }))).toEqual([
        { kind: 'bounce', messageId, address, status: '5.1.1' },
      ]);
    },
  );

  it('is of the address that was written to, not of that to which it was passed on', async () => {
    expect(await read(bounceMail({ messageId, address, final: 'old@elsewhere.example' }))).toMatchObject([{ address }]);
  });

  it('knows our mail by our own header where the provider gave it another name', async () => {
    expect(await read(bounceMail({ messageId, address, renamed: '0100-abc@email.amazonses.com' }))).toMatchObject([
      { messageId },
    ]);
  });

  it('is a soft bounce while the mail is tried on, and none where it has arrived', async () => {
    const mail = { messageId, address };
    expect(await read(bounceMail({ ...mail, action: 'delayed', status: '5.4.7' }))).toMatchObject([
      { status: '4.4.7' },
    ]);
    expect(await read(bounceMail({ ...mail, action: 'delayed', status: '4.4.1' }))).toMatchObject([
      { status: '4.4.1' },
    ]);
    for (const action of ['delivered', 'relayed', 'expanded', 'odd'])
      expect(await read(bounceMail({ ...mail, action, status: '2.0.0' }))).toEqual([]);
  });

  it('is a complaint, with or without the address, and nothing else than abuse is', async () => {
    expect(await read(complaintMail({ messageId, address }))).toEqual([{ kind: 'complaint', messageId, address }]);
    expect(await read(complaintMail({ messageId }))).toEqual([{ kind: 'complaint', messageId }]);
    for (const type of ['not-spam', 'fraud', 'virus', 'other'])
      expect(await read(complaintMail({ messageId, type }))).toEqual([]);
  });

  it.each([
    ['an ordinary mail', 'From: a@b.example\r\nSubject: Hello\r\n\r\nStatus: 5.1.1\r\nMessage-ID: <m-1@cairn.example>'],
    ['an absence note', 'Auto-Submitted: auto-replied\r\nSubject: Away\r\n\r\nI am away.'],
    ['nothing', ''],
    ['no mail of ours', bounceMail({ messageId: '', address })],
    ['a code that is none', bounceMail({ messageId, address, status: 'failed' })],
  ])('is not %s', async (_what, mail) => {
    expect(await read(mail)).toEqual([]);
  });
});
