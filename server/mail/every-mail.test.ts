import { readdirSync, readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMail } from '#server/ports/mail/smtp.ts';
import { everyMail } from '#tests/every-mail.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';

const written = await everyMail();
const mails = Object.entries(written).flatMap(([file, all]) => all.map((mail, at) => ({ file, at, mail })));

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let port: ReturnType<typeof createSmtpMail>;
beforeAll(async () => {
  server = await startSmtpServer();
  port = createSmtpMail({ url: server.url, from: 'Cairn <no-reply@cairn.example>', outbound: localOutbound });
});
afterAll(async () => {
  port.close?.();
  await server.close();
});

it('is known here, whichever file writes it', () => {
  const writes = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `server/${file}`)
    .filter((file) => readFileSync(file, 'utf8').includes('renderMail('));
  expect(Object.keys(written).sort()).toEqual(writes.sort());
});

describe.each(mails)('$file, $at', ({ mail }) => {
  it('arrives whole: text and HTML that say the same, nothing loaded, no wider than a phone', async () => {
    await port.send(mail);
    const parsed = await PostalMime.parse(server.messages.at(-1)?.raw ?? '');
    const { html = '', text = '', subject, headers } = parsed;
    expect([subject, text.trim(), html.trim()]).toEqual([mail.subject, mail.text.trim(), mail.html.trim()]);
    // What is said in the text is said in the HTML too, lines, links and all.
    const shown = html
      .replaceAll(/<(style|title)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
      .replaceAll(/\s+/g, ' ');
    for (const line of text.split('\n').map((one) => one.trim()))
      for (const part of line.split(/: (?=https:)/))
        if (part && part !== '--') expect(shown).toContain(part.replace(/:$/, ''));
    expect(html).not.toMatch(/<(img|link|script|iframe|video|object|form)\b|url\(|@import|\bsrc=/);
    expect(html).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1">/);
    const widths = [...html.matchAll(/(?<!max-)width[:=]"?(\d+)(px)?(?!%)/g)].map(([, width]) => Number(width));
    expect(widths.filter((width) => width > 320 && width !== 100)).toEqual([]);
    const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(headerOf('auto-submitted')).toBe('auto-generated');
    expect(headerOf('list-unsubscribe')).toBe(mail.unsubscribeUrl && `<${mail.unsubscribeUrl}>`);
    expect(headerOf('list-unsubscribe-post')).toBe(mail.unsubscribeUrl && 'List-Unsubscribe=One-Click');
  });
});

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
