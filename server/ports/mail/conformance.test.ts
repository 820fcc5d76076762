import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { createOutboxMail } from './outbox.ts';
import { invitationName, type Mail, type MailPort, MailRefused } from './port.ts';
import { createSmtpMail } from './smtp.ts';

interface Received {
  /** Envelope recipients, where the protocol has an envelope. */
  recipients: string[];
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The part that a mail program shows with its buttons. */
  calendar: { method: string; content: string } | undefined;
  /** Where a mail program unsubscribes at one press, where it can. */
  unsubscribeUrl: string | undefined;
  /** All else that came along. */
  files: { filename: string; contentType: string; content: string }[];
}
interface Bench {
  port: MailPort;
  received(): Promise<Received[]>;
  close(): Promise<void>;
}

const from = 'Cairn <no-reply@cairn.example>';
const mail: Mail = {
  to: 'ada@cairn.example',
  subject: 'Confirm your e-mail, Ọláńrewájú ₦',
  html: '<p>Ọ̀nà <b>₦ 5,000</b></p>',
  text: 'Ọ̀nà ₦ 5,000\n.\nA line with a single dot above must not end the mail.',
};

async function outboxBench(): Promise<Bench> {
  const dir = join(mkdtempSync(join(tmpdir(), 'cairn-outbox-')), 'outbox');
  const port = createOutboxMail({ dir, from, clock: () => new Date('2026-11-21T08:00:00Z') });
  return {
    port,
    async received() {
      const mails = (await port.outbox?.list(10)) ?? [];
      expect(mails).toHaveLength(readdirSync(join(dir, '..')).includes('outbox') ? readdirSync(dir).length : 0);
      return mails.map((item) => ({
        ...item,
        recipients: [item.to],
        from: 'no-reply@cairn.example',
        calendar: item.calendar,
        unsubscribeUrl: item.unsubscribeUrl,
        files: (item.attachments ?? []).map(({ filename, contentType, base64 }) => {
          return { filename, contentType, content: Buffer.from(base64, 'base64').toString('utf8') };
        }),
      }));
    },
    close: async () => rmSync(join(dir, '..'), { recursive: true, force: true }),
  };
}

/** An invitation comes twice: the part with its method, and the file. Both hold the same. */
function sortFiles(attachments: Attachment[]): Pick<Received, 'calendar' | 'files'> {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const file = attachments.find(({ filename }) => filename === invitationName);
  expect(file?.disposition).toBe(part && 'attachment');
  expect(file && decodeLines(file.content)).toBe(part && decodeLines(part.content));
  return {
    calendar: part && { method: part.method ?? '', content: decodeLines(part.content) },
    files: attachments
      .filter((one) => one !== part && one !== file)
      .map(({ filename, mimeType, content }) => {
        return { filename: filename ?? '', contentType: mimeType, content: decode(content) };
      }),
  };
}

async function smtpBench(): Promise<Bench> {
  const { url, messages, close } = await startSmtpServer();
  const port = createSmtpMail({ url, from, outbound: localOutbound });
  return {
    port,
    received: () =>
      Promise.all(
        messages.map(async ({ recipients, raw }) => {
          const parsed = await PostalMime.parse(raw);
          return {
            recipients,
            from: parsed.from?.address ?? '',
            to: parsed.to?.[0]?.address ?? '',
            subject: parsed.subject ?? '',
            html: (parsed.html ?? '').trimEnd(),
            text: (parsed.text ?? '').trimEnd(),
            unsubscribeUrl: unsubscribeUrlOf(parsed.headers),
            ...sortFiles(parsed.attachments),
          };
        }),
      ),
    async close() {
      port.close?.();
      await close();
    },
  };
}

/** RFC 8058: the address counts only with the header beside it that allows one press. */
function unsubscribeUrlOf(headers: { key: string; value: string }[]): string | undefined {
  const readHeader = (name: string) => headers.find(({ key }) => key === name)?.value;
  if (readHeader('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return undefined;
  return /^<(\S+)>$/.exec(readHeader('list-unsubscribe') ?? '')?.[1];
}

const decode = (content: Uint8Array | ArrayBuffer | string) =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');

/** The reader gives lines of text without the carriage returns that they have on the wire. */
const decodeLines = (content: Uint8Array | ArrayBuffer | string) => decode(content).replaceAll(/\r?\n/g, '\r\n');

const invitation = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Cairn//EN',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:b1@cairn.example',
  'SUMMARY:Ọ̀nà ₦\\, part one',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const offer = { filename: 'Offer, Ọláńrewájú ₦.pdf', contentType: 'application/pdf', base64: btoa('%PDF-1.7 offer') };

describe.each([
  ['outbox', outboxBench],
  ['smtp', smtpBench],
])('mail through %s', (_name, createBench) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench();
  });
  afterEach(() => bench.close());

  it('delivers address, subject and both bodies to the letter', async () => {
    await bench.port.send(mail);
    expect(await bench.received()).toEqual([
      expect.objectContaining({ ...mail, recipients: [mail.to], from: 'no-reply@cairn.example' }),
    ]);
  });

  it.each([
    ['a line break and a header', 'ada@cairn.example\r\nBcc: eve@evil.example'],
    ['a line feed', 'ada@cairn.example\neve@evil.example'],
    ['two addresses', 'ada@cairn.example, eve@evil.example'],
    ['two addresses with a semicolon', 'ada@cairn.example;eve@evil.example'],
    ['a name', 'Ada <ada@cairn.example>'],
    ['a group', 'all: ada@cairn.example, eve@evil.example;'],
    ['a comment', 'ada@cairn.example (eve@evil.example)'],
    ['SMTP parameters', 'ada@cairn.example> NOTIFY=SUCCESS ORCPT=x'],
    ['nothing', ''],
  ])('refuses a recipient with %s', async (_reason, to) => {
    await expect(bench.port.send({ ...mail, to })).rejects.toThrow(MailRefused);
    expect(await bench.received()).toEqual([]);
  });

  it('delivers an invitation to the letter, for programs that show it and for those that want a file', async () => {
    const calendar = { method: 'REQUEST' as const, content: invitation };
    await bench.port.send({ ...mail, calendar });
    expect(await bench.received()).toMatchObject([{ text: mail.text, html: mail.html, calendar, files: [] }]);
  });

  it('says where a mail program unsubscribes at one press, and says it of no other mail', async () => {
    const unsubscribeUrl = `https://cairn.example/api/v1/notifications/unsubscribe/u1.${'a'.repeat(43)}`;
    await bench.port.send({ ...mail, unsubscribeUrl });
    expect(await bench.received()).toMatchObject([{ unsubscribeUrl }]);
    await bench.port.send(mail);
    expect((await bench.received()).filter((one) => one.unsubscribeUrl === undefined)).toHaveLength(1);
  });

  it('delivers a cancellation and other files', async () => {
    const calendar = { method: 'CANCEL' as const, content: invitation.replace('REQUEST', 'CANCEL') };
    await bench.port.send({ ...mail, calendar, attachments: [offer, { ...offer, filename: 'b.pdf' }] });
    const { filename, contentType } = offer;
    expect(await bench.received()).toMatchObject([
      {
        calendar,
        files: [
          { filename, contentType, content: '%PDF-1.7 offer' },
          { filename: 'b.pdf', contentType, content: '%PDF-1.7 offer' },
        ],
      },
    ]);
  });

  it.each<[string, Partial<Mail>]>([
    ['a header in a file name', { attachments: [{ ...offer, filename: 'a.pdf\r\nBcc: eve@evil.example' }] }],
    ['a quote in a file name', { attachments: [{ ...offer, filename: 'a.pdf"; x="y' }] }],
    ['a path in a file name', { attachments: [{ ...offer, filename: '../a.pdf' }] }],
    ['a file name that reads backwards', { attachments: [{ ...offer, filename: 'a\u202efdp.exe' }] }],
    ['a file without a name', { attachments: [{ ...offer, filename: '' }] }],
    ['a header in a media type', { attachments: [{ ...offer, contentType: 'application/pdf\r\nX: y' }] }],
    ['a parameter in a media type', { attachments: [{ ...offer, contentType: 'text/html; x' }] }],
    ['a file that is not base64', { attachments: [{ ...offer, base64: 'no!' }] }],
    ['more than the queue should hold', { attachments: [{ ...offer, base64: 'AAAA'.repeat(200_000) }] }],
    [
      'a header in the address to unsubscribe at',
      { unsubscribeUrl: 'https://cairn.example/a\r\nBcc: eve@evil.example' },
    ],
    ['an address to unsubscribe at that is none', { unsubscribeUrl: 'javascript:alert(1)' }],
    ['an invitation of another method', { calendar: { method: 'CANCEL', content: invitation } }],
    ['an invitation that is none', { calendar: { method: 'REQUEST', content: 'METHOD:REQUEST' } }],
  ])('refuses %s', async (_reason, change) => {
    await expect(bench.port.send({ ...mail, ...change })).rejects.toThrow(MailRefused);
    expect(await bench.received()).toEqual([]);
  });

  it.each(['', 'Hello\r\nBcc: eve@evil.example', 'Hello\nX: y', 'null\u0000'])(
    'refuses the subject %j',
    async (subject) => {
      await expect(bench.port.send({ ...mail, subject })).rejects.toThrow(MailRefused);
      expect(await bench.received()).toEqual([]);
    },
  );
});

describe('the outbox', () => {
  it('lists the newest first and opens one by its id only', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'cairn-outbox-'));
    let minute = 0;
    const port = createOutboxMail({ dir, from, clock: () => new Date(Date.UTC(2026, 10, 21, 8, minute++)) });
    for (const subject of ['first', 'second', 'third']) await port.send({ ...mail, subject });
    const listed = (await port.outbox?.list(2)) ?? [];
    expect(listed.map(({ subject }) => subject)).toEqual(['third', 'second']);
    expect(await port.outbox?.read(listed[0]?.id ?? '')).toMatchObject({ subject: 'third', from });
    for (const id of ['../secret', '..%2Fsecret', '/etc/passwd', '', 'unknown'])
      expect(await port.outbox?.read(id)).toBeUndefined();
    rmSync(dir, { recursive: true });
  });

  it('is read by its owner only, also where an earlier version left it open', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'cairn-outbox-'));
    chmodSync(dir, 0o755);
    const port = createOutboxMail({ dir, from, clock: () => new Date('2026-11-21T08:00:00Z') });
    await port.send(mail);
    const [name = ''] = readdirSync(dir);
    expect([dir, join(dir, name)].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['700', '600']);
    rmSync(dir, { recursive: true });
  });

  it('is empty before the first mail', async () => {
    const port = createOutboxMail({ dir: join(tmpdir(), 'cairn-no-such-folder'), from, clock: () => new Date() });
    expect(await port.outbox?.list(10)).toEqual([]);
  });
});
