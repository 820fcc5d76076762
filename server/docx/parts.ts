import type { FileChild, IRunOptions, ITableCellOptions } from 'docx';
import type { Column } from '../print/parts.ts';
import { toWordText } from './word-text.ts';

/** The library, loaded only when a file is made. */
export type DocxLibrary = typeof import('docx');

/** Words in a paragraph: plain, or with a look of their own. */
export type Run = string | (Pick<IRunOptions, 'bold' | 'italics' | 'color' | 'size'> & { text: string });

/** A4 between margins of 2 cm, in twentieths of a point. */
export const sheet = { width: 11_906, height: 16_838, margin: 1134 } as const;
const textWidth = sheet.width - 2 * sheet.margin;

/** Sizes in half points. Black and greys only, so that a page prints and copies as it looks. */
export const type = { font: 'Arial', body: 20, small: 17, grey: '555555', line: '999999' } as const;

/** The numbering of clauses, as `renderDocx` defines it. */
export const clauseNumbers = 'clauses';

/**
 * The pieces that a Word file is made of: real headings, tables with repeated headers, lists. Every text goes through
 * `toWordText`; a line break in it is one in the file.
 */
export function createDocxParts(docx: DocxLibrary) {
  const { Paragraph, TextRun, Table, TableRow, TableCell, ExternalHyperlink, HeadingLevel, BorderStyle } = docx;

  const runs = (content: Run | Run[]) =>
    [content].flat().flatMap((run) => {
      const { text, ...look } = typeof run === 'string' ? { text: run } : run;
      return toWordText(text)
        .split('\n')
        .map((line, index) => new TextRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }));
    });
  const paragraph = (content: Run | Run[]) => new Paragraph({ children: runs(content) });
  const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
  const edge = { style: BorderStyle.SINGLE, size: 4, color: type.line, space: 4 };

  function cell(content: string, column: Column, isHeader: boolean) {
    const options: ITableCellOptions = {
      width: { size: Math.round(column.width * textWidth), type: docx.WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 80, right: 80 },
      ...(isHeader && { shading: { type: docx.ShadingType.CLEAR, fill: 'EEEEEE' } }),
      children: [
        new Paragraph({
          style: 'Cell',
          alignment: column.align === 'right' ? docx.AlignmentType.RIGHT : docx.AlignmentType.LEFT,
          keepNext: isHeader,
          children: runs({ text: content, bold: isHeader }),
        }),
      ],
    };
    return new TableCell(options);
  }
  const row = (columns: Column[], contents: string[], isHeader: boolean) =>
    new TableRow({
      ...(isHeader && { tableHeader: true }),
      cantSplit: true,
      children: columns.map((column, index) => cell(contents[index] ?? '', column, isHeader)),
    });

  return {
    title: (content: string) => new Paragraph({ heading: HeadingLevel.TITLE, children: runs(content) }),
    /** Found by a screen reader and in Word's own outline. */
    heading: (level: 1 | 2 | 3, content: string) =>
      new Paragraph({ heading: levels[level], keepNext: true, children: runs(content) }),
    /** Numbered by Word: "1.", and below it "1.1" (level 1) and "(a)" (level 2). */
    numberedHeading: (content: string) =>
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        keepNext: true,
        numbering: { reference: clauseNumbers, level: 0 },
        children: runs(content),
      }),
    numbered: (level: 1 | 2, content: Run | Run[]) =>
      new Paragraph({ numbering: { reference: clauseNumbers, level }, children: runs(content) }),
    paragraph,
    bold: (text: string) => paragraph({ text, bold: true }),
    /** Lines under a bold one that stay on its page, such as a place to sign. */
    block: (title: string, lines: string[]) =>
      [{ text: title, bold: true }, ...lines].map(
        (line, index) => new Paragraph({ keepNext: index < lines.length, children: runs(line) }),
      ),
    small: (content: string) => new Paragraph({ style: 'Small', children: runs(content) }),
    item: (content: Run | Run[]) => new Paragraph({ bullet: { level: 0 }, children: runs(content) }),
    field: (label: string, content: string) => paragraph([{ text: `${label}: `, color: type.grey }, content]),
    link: (content: string, href: string) =>
      new Paragraph({
        children: [
          new ExternalHyperlink({
            link: href,
            children: [new TextRun({ text: toWordText(content), style: 'Hyperlink' })],
          }),
        ],
      }),
    /** What every reader must see, in a frame: "This is a template and not legal advice." */
    notice: (content: Run | Run[]) =>
      new Paragraph({
        style: 'Notice',
        border: { top: edge, bottom: edge, left: edge, right: edge },
        children: runs(content),
      }),
    pageBreak: () => new Paragraph({ children: [new docx.PageBreak()] }),
    /** Rows stay whole; the header comes again on each page. */
    table: (columns: Column[], rows: string[][]): FileChild =>
      new Table({
        width: { size: textWidth, type: docx.WidthType.DXA },
        columnWidths: columns.map(({ width }) => Math.round(width * textWidth)),
        layout: docx.TableLayoutType.FIXED,
        rows: [
          row(
            columns,
            columns.map(({ header }) => header),
            true,
          ),
          ...rows.map((cells) => row(columns, cells, false)),
        ],
      }),
  };
}

export type DocxParts = ReturnType<typeof createDocxParts>;
