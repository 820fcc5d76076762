import type { FileChild } from 'docx';
import { brand } from '#content/brand.ts';
import type { PrintParts } from '../print/parts.ts';
import type { DocxParts } from './parts.ts';

/** The pieces of a report as a Word file has them: one after the other, without the drawings that words stand beside. */
export function createDocxPrintParts(parts: DocxParts): PrintParts<FileChild[]> {
  return {
    text: (content, { fontSize = 0, fontWeight = 400 } = {}) => {
      if (fontSize >= 20) return [parts.title(content)];
      return [fontWeight === 700 ? parts.bold(content) : parts.paragraph(content)];
    },
    heading: (content) => [parts.heading(2, content)],
    small: (content) => [parts.small(content)],
    bold: (content) => [parts.bold(content)],
    item: (content) => [parts.item(content)],
    field: (label, content) => [parts.field(label, content)],
    link: (content, href) => [parts.link(content, href)],
    rule: () => [],
    masthead: (about) => [parts.small(`${brand.name} · ${about}`)],
    stones: () => [],
    section: (title, ...children) => [parts.heading(1, title), ...children.flat()],
    row: (...children) => children.flat(),
    stack: (_look, ...children) => children.flat(),
    keep: (...children) => children.flat(),
    // A paragraph after it, or two tables in a row would be one.
    table: (columns, rows) => [parts.table(columns, rows), parts.small('')],
    bar: () => [],
    radar: () => [],
  };
}
