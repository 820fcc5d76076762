import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import type { DocxParts } from './parts.ts';
import { renderDocx } from './render.ts';

const about = {
  title: 'Ọjà report',
  subject: 'A test',
  footer: 'Ọjà report, version 1',
  createdAt: new Date('2026-03-15T09:00:00Z'),
};
type Content = Parameters<typeof renderDocx>[1];
const htmlOf = async (makeContent: Content) => {
  const buffer = Buffer.from(await renderDocx(about, makeContent));
  const { value, messages } = await mammoth.convertToHtml({ buffer });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  return value;
};
const partOf = (file: Uint8Array, name: RegExp) => {
  const parts = unzipSync(file);
  const found = Object.keys(parts).find((path) => name.test(path));
  return strFromU8(parts[found ?? ''] ?? new Uint8Array());
};

describe('a Word file', () => {
  it('has headings, lists, links and tables that another program reads as such', async () => {
    const html = await htmlOf((parts) => [
      parts.title('The title'),
      parts.heading(1, 'First'),
      parts.heading(2, 'Second'),
      parts.heading(3, 'Third'),
      parts.paragraph(['Plain and ', { text: 'strong', bold: true }]),
      parts.item('One point'),
      parts.field('Round', 'Angel or SAFE'),
      parts.link('the lesson', 'https://example.com/lesson?a=1&b=2'),
      parts.notice('Not legal advice.'),
      parts.table(
        [
          { header: 'Name', width: 0.6 },
          { header: 'Level', width: 0.4, align: 'right' },
        ],
        [['Team', '4']],
      ),
    ]);
    for (const piece of [
      '<h1>First</h1>',
      '<h2>Second</h2>',
      '<h3>Third</h3>',
      'Plain and <strong>strong</strong>',
      '<li>One point</li>',
      'Round: Angel or SAFE',
      '<a href="https://example.com/lesson?a=1&amp;b=2">the lesson</a>',
      'Not legal advice.',
    ])
      expect(html).toContain(piece);
    expect(html).toMatch(
      /<thead><tr><th><p><strong>Name<\/strong><\/p><\/th>.*<td><p>Team<\/p><\/td><td><p>4<\/p><\/td>/,
    );
  });

  it('keeps every letter, and loses what would break the file or turn its lines around', async () => {
    const letters = '₦2,500 Ọjà Ìbàdàn ẹ̀wà ɓ ɗ ƙ متجر 🧺 <script> & "quoted" × ≥';
    const html = await htmlOf((parts) => [parts.paragraph(`${letters}\u0000\u001b\ufffe\u202e\ud83d`)]);
    expect(html.normalize('NFC')).toBe(
      `<p>${letters.normalize('NFC').replace('&', '&amp;').replace('<script>', '&lt;script&gt;')}\ufffd</p>`.replace(
        /"/g,
        html.includes('&quot;') ? '&quot;' : '"',
      ),
    );
    expect(await htmlOf((parts) => [parts.paragraph('one\r\ntwo')])).toBe('<p>one<br />two</p>');
  });

  it('numbers its pages, and names its language, title and date', async () => {
    const file = await renderDocx(about, (parts) => [parts.paragraph('Words')]);
    const footer = partOf(file, /^word\/footer\d*\.xml$/);
    for (const piece of ['Ọjà report, version 1', '>PAGE<', '>NUMPAGES<']) expect(footer).toContain(piece);
    expect(partOf(file, /styles\.xml$/)).toContain('w:val="en-GB"');
    const core = partOf(file, /core\.xml$/);
    expect(core).toContain('<dc:title>Ọjà report</dc:title>');
    expect(core.match(/2026-03-15T09:00:00Z/g)).toHaveLength(2);
  });

  it('is the same to the byte whenever it is made', async () => {
    const content = (parts: DocxParts) => [parts.heading(1, 'Same'), parts.link('link', 'https://example.com/')];
    const [a, b] = [await renderDocx(about, content), await renderDocx(about, content)];
    expect(Buffer.from(a).equals(Buffer.from(b))).toBe(true);
  });

  it('repeats the header of a long table and keeps its rows whole', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => [`row ${index}.`]);
    const file = await renderDocx(about, (parts) => [parts.table([{ header: 'Number', width: 1 }], rows)]);
    const body = partOf(file, /^word\/document\.xml$/);
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(body.match(/<w:cantSplit\/>/g)).toHaveLength(301);
    for (const [name] of rows) expect(body.split(`>${name}<`)).toHaveLength(2);
  });
});
