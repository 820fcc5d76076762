import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { refusals, startSmtpServer } from '#tests/setup/smtp-server.ts';
import type { Mail } from './port.ts';
import { createSmtpMail } from './smtp.ts';

const from = 'Cairn <no-reply@cairn.example>';
const mail: Mail = { to: 'ada@cairn.example', subject: 'Your quote', html: '<p>₦ 5,000</p>', text: '₦ 5,000' };

/** A mail server, and what sends through it, for one test. */
async function open() {
  const server = await startSmtpServer();
  const port = createSmtpMail({ url: server.url, from, outbound: localOutbound });
  onTestFinished(async () => {
    port.close?.();
    await server.close();
  });
  return { server, port };
}

it('reports an SMTP server that does not answer, so that the job tries again', async () => {
  const port = createSmtpMail({ url: 'smtp://127.0.0.1:9', from, outbound: localOutbound });
  for (let tries = 5; tries > 0; tries--) await expect(port.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  // Those who come next need not wait for it.
  await expect(port.send(mail)).rejects.toThrow(/breaker/i);
});

it('takes a server that refuses one recipient after the other for one that is there', async () => {
  const { server, port } = await open();
  server.refuse(() => true);
  for (let tries = 7; tries > 0; tries--) await expect(port.send(mail)).rejects.toThrow(/451/);
  server.refuse();
  await port.send(mail);
  expect(server.messages).toHaveLength(1);
});

it('tells a refusal for good from one for now, and of whom it is', async () => {
  const { server, port } = await open();
  server.refuse(() => true, refusals.nobody);
  await expect(port.send(mail)).rejects.toMatchObject({ name: 'MailNotTaken', isRecipient: true, status: '5.1.1' });
  const said = await port.send(mail).catch((error: Error) => error.message);
  expect(said).toBe('The mail server refuses the recipient for good (5.1.1).');
  server.refuse();
  server.refuseMail(refusals.spam);
  await expect(port.send(mail)).rejects.toMatchObject({ name: 'MailNotTaken', isRecipient: false, status: '5.7.1' });
  server.refuseMail({ code: 452, text: '4.3.1 Disk full' });
  await expect(port.send(mail)).rejects.not.toMatchObject({ name: 'MailNotTaken' });
  server.refuseMail();
  await port.send(mail);
  expect(server.messages).toHaveLength(1);
});

it('gives a mail the name by which reports of it are known, twice', async () => {
  const { server, port } = await open();
  await port.send({ ...mail, messageId: 'a-1@cairn.example' });
  const parsed = await PostalMime.parse(server.messages[0]?.raw ?? '');
  expect(parsed.messageId).toBe('<a-1@cairn.example>');
  expect(parsed.headers.find(({ key }) => key === 'x-cairn-mail')?.value).toBe('a-1@cairn.example');
  await expect(port.send({ ...mail, messageId: 'a@b\r\nBcc: eve@evil.example' })).rejects.toThrow(/name is none/);
});

it('keeps one connection for mails that follow each other, and opens a new one where it was cut', async () => {
  const { server, port } = await open();
  for (const subject of ['first', 'second', 'third']) await port.send({ ...mail, subject });
  expect([server.messages.length, server.connections()]).toEqual([3, 1]);
  server.cut();
  await port.send({ ...mail, subject: 'fourth' });
  expect([server.messages.length, server.connections()]).toEqual([4, 2]);
});

it('says of every mail that no person wrote it, and of one that can be ended how', async () => {
  const { server, port } = await open();
  const unsubscribeUrl = `https://cairn.example/api/v1/notifications/unsubscribe/u1.quotes.${'a'.repeat(43)}`;
  await port.send(mail);
  await port.send({ ...mail, unsubscribeUrl });
  const sent = await Promise.all(server.messages.map(({ raw }) => PostalMime.parse(raw)));
  const headersOf = (one: (typeof sent)[number] | undefined) =>
    Object.fromEntries((one?.headers ?? []).map(({ key, value }) => [key, value]));
  const [always, optional] = sent.map(headersOf);
  expect(always).toMatchObject({ 'auto-submitted': 'auto-generated' });
  expect(Object.keys(always ?? {}).filter((key) => key.startsWith('list-'))).toEqual([]);
  expect(optional).toMatchObject({
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});
