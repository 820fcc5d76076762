import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './render.ts';

const about = { title: 'A test', subject: 'A test', createdAt: new Date('2026-03-15T09:00:00Z') };

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** What a screen reader is told of each page: [tag, text] in reading order. */
async function readAloud(bytes: Uint8Array): Promise<string[][][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const texts = new Map<string, string>();
    let open: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) for (const id of open) texts.set(id, (texts.get(id) ?? '') + item.str);
      else if (item.type === 'endMarkedContent') open = open.slice(0, -1);
      else open = [...open, item.id ?? 'artifact'];
    }
    const contents = (node: Node): string =>
      node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : (node.children ?? []).map(contents).join('');
    const root = (await page.getStructTree()) as Node | null;
    const elements = (root?.children ?? []).flatMap(({ children }) => children ?? []);
    return elements.map((element) => [element.role ?? '', contents(element).normalize('NFC')]);
  });
  return Promise.all(pages);
}

describe('a tagged PDF', () => {
  it('tells headings from paragraphs, and leaves out what repeats on every page', async () => {
    const pdf = await renderPdf(about, (parts) => [
      parts.page(
        'Left at the foot',
        parts.pageMark('DRAFT'),
        parts.title('Ọ̀nà agreement'),
        parts.section(
          '1. Term',
          parts.numbered('1.1', [
            { text: 'From today for ', bold: false },
            { text: '[____]', bold: true },
          ]),
        ),
        parts.item('a point'),
        parts.field('Law', 'Nigeria'),
      ),
      parts.page('Left at the foot', parts.heading('2. Rent')),
    ]);
    expect(await readAloud(pdf)).toEqual([
      [
        ['H1', 'Ọ̀nà agreement'.normalize('NFC')],
        ['H2', '1. Term'],
        ['P', '1.1 From today for [____]'],
        ['P', '• a point'],
        ['P', 'Law Nigeria'],
      ],
      [['H2', '2. Rent']],
    ]);
    const { Marked } = (await (await getDocumentProxy(new Uint8Array(pdf))).getMarkInfo()) ?? {};
    expect(Marked).toBe(true);
  });

  it('tags both halves of a paragraph that goes on overleaf', async () => {
    const pdf = await renderPdf(about, (parts) => [parts.page('foot', parts.text('word '.repeat(2500)))]);
    const pages = await readAloud(pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toEqual([['P', expect.stringMatching(/^(word ?)+$/)]]);
  });
});
