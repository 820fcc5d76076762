import type { FileChild, ILevelsOptions, IStylesOptions } from 'docx';
import { clauseNumbers, createDocxParts, type DocxLibrary, type DocxParts, sheet, type } from './parts.ts';
import { stampDocx } from './stamp.ts';
import { toWordText } from './word-text.ts';

export interface DocxAbout {
  title: string;
  subject: string;
  /** Left at the foot of every page; the page number stands on the right. */
  footer: string;
  /** At the head of every page, such as "DRAFT". */
  header?: string;
  /** Written into the file instead of now, so that the same content gives the same bytes. */
  createdAt: Date;
}

/** Lays out a Word file: A4, styles, language, title, and a footer with page numbers on every page. */
export async function renderDocx(
  about: DocxAbout,
  makeContent: (parts: DocxParts) => FileChild[],
): Promise<Uint8Array> {
  const docx = await import('docx');
  const file = new docx.Document({
    title: toWordText(about.title),
    subject: toWordText(about.subject),
    creator: 'Cairn',
    lastModifiedBy: 'Cairn',
    styles,
    numbering: { config: [{ reference: clauseNumbers, levels: clauseLevels(docx) }] },
    sections: [
      {
        properties: { page: { size: { width: sheet.width, height: sheet.height }, margin: margins } },
        ...(about.header !== undefined && { headers: { default: header(docx, about.header) } }),
        footers: { default: footer(docx, about.footer) },
        children: makeContent(createDocxParts(docx)),
      },
    ],
  });
  return stampDocx(await docx.Packer.toBuffer(file), about.createdAt);
}

function header({ Header, Paragraph, TextRun }: DocxLibrary, content: string) {
  return new Header({
    children: [new Paragraph({ children: [new TextRun({ text: toWordText(content), bold: true })] })],
  });
}

function clauseLevels({ LevelFormat, AlignmentType }: DocxLibrary): ILevelsOptions[] {
  const level = (index: number, format: ILevelsOptions['format'], text: string, left: number): ILevelsOptions => ({
    level: index,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left, hanging: 567 } } },
  });
  return [
    level(0, LevelFormat.DECIMAL, '%1.', 567),
    level(1, LevelFormat.DECIMAL, '%1.%2', 567),
    level(2, LevelFormat.LOWER_LETTER, '(%3)', 1134),
  ];
}

function footer({ Footer, Paragraph, TextRun, PageNumber, TabStopType }: DocxLibrary, content: string) {
  const numbers = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        style: 'Small',
        tabStops: [{ type: TabStopType.RIGHT, position: sheet.width - 2 * sheet.margin }],
        children: [new TextRun(toWordText(content)), new TextRun({ children: ['\t', ...numbers] })],
      }),
    ],
  });
}

const margins = { top: sheet.margin, bottom: sheet.margin, left: sheet.margin, right: sheet.margin };

const headingStyle = (size: number, before: number) => ({
  run: { font: type.font, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after: 100 } },
});

const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: type.font, size: type.body, language: { value: 'en-GB' } },
      paragraph: { spacing: { after: 100, line: 276 } },
    },
    title: headingStyle(40, 0),
    heading1: headingStyle(28, 320),
    heading2: headingStyle(23, 240),
    heading3: headingStyle(20, 180),
  },
  paragraphStyles: [
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: type.small }, paragraph: { spacing: { after: 0 } } },
    { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: type.small, color: type.grey } },
    {
      id: 'Notice',
      name: 'Notice',
      basedOn: 'Normal',
      paragraph: { spacing: { before: 160, after: 160 }, indent: { left: 113, right: 113 } },
    },
  ],
};
