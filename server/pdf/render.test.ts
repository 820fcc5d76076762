import { inflateSync } from 'node:zlib';
import { Document, Font, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '#tests/pdf-text.ts';
import { markPaths } from '../print/mark.ts';
import { loadFonts } from './fonts.ts';
import { renderPdf } from './render.ts';
import type { ShapingFont } from './word-cache.ts';

const about = { title: 'Ọjà report', subject: 'A test', createdAt: new Date('2026-03-15T09:00:00Z') };

describe('a PDF', () => {
  it('has title, subject, language and the given date, whenever it is made', async () => {
    const make = () => renderPdf(about, (parts) => [parts.page('foot', parts.text('Hello'))]);
    const [first, second] = [await make(), await make()];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    const { info } = await getMeta(new Uint8Array(first));
    expect(info).toMatchObject({ Title: 'Ọjà report', Subject: 'A test', Language: 'en-GB' });
    expect(info.CreationDate).toContain('20260315090000');
  });

  it('gives back every character that its fonts have, and numbers its pages', async () => {
    const words = '₦2,500 Ọjà Ìbàdàn ẹ̀wà ọ̀nà ṣé ẹ́kọ́ ɓ ɗ ƙ ị ụ ṅ “quoted” × ÷ ≥ Σ';
    const pdf = await renderPdf(about, (parts) => [
      parts.page('foot', parts.text(words), parts.bar({ full: 20, hatched: 3 })),
      parts.page('foot', parts.bold(words), parts.text('متجر')),
    ]);
    const pages = await pdfPages(pdf);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page.normalize('NFC')).toContain(words.normalize('NFC'));
      expect(page).toContain('foot');
      expect(page).toContain(`${index + 1} / 2`);
    }
    expect(pages[1]).toContain('متجر');
  });

  it('gives back a letter that an earlier file had only as a part of an accented one', async () => {
    await renderPdf(about, (parts) => [parts.page('foot', parts.text('Ọjà Ẹ̀wà Ṣé Ǹjẹ́'))]);
    const pdf = await renderPdf(about, (parts) => [
      parts.page('foot', parts.text('Options, Equity, Shares and Notes: “don’t”')),
    ]);
    expect((await pdfPages(pdf)).join('')).toContain('Options, Equity, Shares and Notes: “don’t”');
  });

  it('lists its headings in an outline', async () => {
    const pdf = await renderPdf(about, (parts) => [parts.page('foot', parts.title('Ọjà'), parts.heading('First'))]);
    const outline = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline();
    expect(outline.map(({ title }) => title.normalize('NFC'))).toEqual(['Ọjà'.normalize('NFC'), 'First']);
  });

  it('never leaves a heading alone at the foot of a page', async () => {
    const heights = Array.from({ length: 16 }, (_, index) => 600 + 10 * index);
    const clause = [{ text: 'first of it. '.repeat(20), bold: false }];
    const pdf = await renderPdf(about, (parts) =>
      heights.map((height) =>
        parts.page('foot', parts.stack({ height }), parts.section(`After ${height}.`, parts.numbered('1.1', clause))),
      ),
    );
    const withHeading = (await pdfPages(pdf)).filter((page) => /After \d+\./.test(page));
    expect(withHeading).toHaveLength(heights.length);
    for (const page of withHeading) expect(page).toContain('first of it');
  });

  it('never parts a heading from a first piece that takes much room', async () => {
    const heights = Array.from({ length: 12 }, (_, index) => 520 + 15 * index);
    const pdf = await renderPdf(about, (parts) =>
      heights.map((height) =>
        parts.page(
          'foot',
          parts.stack({ height }),
          parts.section(`After ${height}.`, parts.keep(parts.stack({ height: 150 }), parts.text('first of it'))),
        ),
      ),
    );
    const withHeading = (await pdfPages(pdf)).filter((page) => /After \d+\./.test(page));
    expect(withHeading).toHaveLength(heights.length);
    for (const page of withHeading) expect(page).toContain('first of it');
  });

  it('keeps the point of a number clear of the figures beside it', async () => {
    await loadFonts();
    for (const fontWeight of [400, 700]) {
      const font = Font.getFont({ fontFamily: 'Inter', fontWeight })?.data as unknown as ShapingFont;
      const widthOf = (text: string) =>
        font.layout(text).positions.reduce<number>((sum, each) => sum + (each as { xAdvance: number }).xAdvance, 0);
      for (const number of ['17.1', '$1,117.17', '7.5%'])
        expect(widthOf(number)).toBe([...number].reduce((sum, character) => sum + widthOf(character), 0));
    }
  });

  it('carries a table over pages with its header, and leaves none of them blank', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => [`row ${index}.`, 'word '.repeat(20)]);
    const columns = [
      { header: 'Number', width: 0.3 },
      { header: 'Words', width: 0.7 },
    ];
    const pdf = await renderPdf(about, (parts) => [
      parts.page('foot', parts.section('Long', parts.table(columns, rows))),
    ]);
    const pages = await pdfPages(pdf);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(page).toMatch(/Number[\s\S]*row \d+\./);
    const all = pages.join('\n');
    for (const [name] of rows) expect(all.split(name ?? '')).toHaveLength(2);
  });

  it('never leaves the head of a table without a row, nor the heading above it', async () => {
    const heights = Array.from({ length: 20 }, (_, index) => 540 + 10 * index);
    const columns = [{ header: 'Number', width: 1 }];
    const rows = [['first of it. '.repeat(60)], ['second of it.']];
    const pdf = await renderPdf(about, (parts) =>
      heights.map((height) =>
        parts.page('foot', parts.stack({ height }), parts.section(`After ${height}.`, parts.table(columns, rows))),
      ),
    );
    const pages = await pdfPages(pdf);
    const withHead = pages.filter((page) => page.includes('Number'));
    expect(pages.filter((page) => /After \d+\./.test(page))).toHaveLength(heights.length);
    for (const page of withHead) expect(page).toMatch(/Number\s+(first|second) of it/);
    for (const page of pages) if (page.includes('After')) expect(page).toContain('first of it');
  });

  it('adds no empty page behind a full one', async () => {
    for (let lines = 40; lines < 56; lines += 1) {
      const pdf = await renderPdf(about, (parts) => [
        parts.page('foot', ...Array.from({ length: lines }, () => parts.item('item')), parts.numbered('1.1', [], 0)),
      ]);
      for (const page of await pdfPages(pdf)) expect(page.replace(/foot \d+ \/ \d+/, '')).toMatch(/item|1\.1/);
    }
  });

  it('breaks a word that is wider than the page', async () => {
    const pdf = await renderPdf(about, (parts) => [parts.page('foot', parts.text('x'.repeat(500)))]);
    const [page = ''] = await pdfPages(pdf);
    expect(page.replace(/[^x]/g, '')).toHaveLength(500);
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1);
  });
});

/** The operators of a first page: where the pen goes, and what it paints. */
function operatorsOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const start = bytes.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(bytes.subarray(start, bytes.indexOf('\nendstream', start))).toString();
}

describe('marks', () => {
  it('sit on their letters: a mark moves the pen back from where the letter ended', async () => {
    await loadFonts();
    const page = (content: string) =>
      renderToBuffer(
        h(Document, null, h(Page, null, h(Text, { style: { fontFamily: 'Inter', fontSize: 20 } }, content))),
      );
    const moves = (content: string) =>
      [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map((match) => Number(match[1]));
    const [letter, mark] = moves(operatorsOf(await page('m\u0300')));
    const advance = 20 * 0.8;
    expect(letter).toBe(0);
    expect(mark).toBeGreaterThan(0);
    expect(mark).toBeLessThan(advance);
  });
});

/** What a printer without colour is told of a page with this drawing. */
async function drawnInBlack(draw: (parts: Parameters<Parameters<typeof renderPdf>[1]>[0]) => ReactNode) {
  const page = await renderPdf(about, (parts) => [parts.page('foot', draw(parts))]);
  return operatorsOf(page).replaceAll(/.* (scn|SCN)\n/g, '');
}

describe('without colour', () => {
  it('a bar shows what speaks against by strokes, beside what is filled', async () => {
    const drawn = await drawnInBlack((parts) => parts.bar({ full: 20, hatched: 30 }));
    const filled = [...drawn.matchAll(/([\d.]+) 0 m\n([\d.]+) 0 l\n\2 18 l\n\1 18 l\nh\nf\n/g)];
    expect(filled.map(([, from, to]) => [from, to])).toEqual([['0', '103']]);
    const strokes = [...drawn.matchAll(/([\d.]+) 0 m\n\1 18 l\n/g)].map(([, at]) => Number(at));
    expect([strokes[0], strokes.at(-1)]).toEqual([103, 257.5]);
    expect(strokes.length).toBeGreaterThan(40);
    expect(drawn.match(/^f\*?$/gm)).toHaveLength(1);
  });

  it('the masthead has every outline of the product’s mark', async () => {
    const drawn = await drawnInBlack((parts) => parts.masthead('Idea validation'));
    expect(drawn.match(/^f\*?$/gm)).toHaveLength(markPaths.length);
  });

  it('each standing of a stone has a shape of its own, with something on the other side and without', async () => {
    const looks = ['full', 'ringed', 'half', 'crossed', 'quarter', 'empty'] as const;
    const stones = looks.flatMap((look) => [{ look }, { look, isBoth: true }]);
    const drawn = await Promise.all(stones.map((stone) => drawnInBlack((parts) => parts.stones([stone]))));
    expect(new Set(drawn).size).toBe(stones.length);
  });
});
