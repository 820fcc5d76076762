import { Link, Page, Text, View } from '@react-pdf/renderer';
import { type ComponentProps, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import type { Column, PrintParts, Spoke, Stone } from '../print/parts.ts';
import { drawBar, drawMark, drawStones } from './drawings.ts';
import { fontStack } from './fonts.ts';
import { toPrintable } from './printable.ts';
import { drawRadar } from './radar.ts';
import { type Tag, tagged } from './tags.ts';

type Style = Exclude<ComponentProps<typeof View>['style'], unknown[] | undefined>;

/** Text is black; one dark green for the mark and what is shown, as dark in grey, so that a page copies as it looks. */
export const ink = { black: '#000000', grey: '#555555', line: '#999999', pale: '#eeeeee', moss: '#1e4d36' } as const;

/** Stated with every text: the renderer computes line heights with the size that stands beside them. */
const [fontSize, lineHeight] = [9.5, 1.4];

/**
 * The pieces that a document is made of. Every text goes through `toPrintable`. The distance between two is above the lower
 * one: below the last line of a full page it would make another, empty one.
 */
export function createParts(characters: ReadonlySet<number>) {
  /** Without a tag (null) it belongs to the next text that has one, as a number does to its paragraph. */
  const text = (
    content: string,
    style: Style = {},
    { tag = 'P', ...props }: { bookmark?: string; tag?: Tag | null } = {},
  ) =>
    h(
      Text,
      { style: { fontSize, lineHeight, ...style }, ...(tag && { id: tagged(tag) }), ...props },
      toPrintable(content, characters),
    );
  /** What repeats on every page is read out on none. */
  const artifact = (...children: ReactNode[]) => [
    h(View, { fixed: true, style: nowhere, id: tagged('Artifact') }),
    ...children,
    h(View, { fixed: true, style: nowhere, id: tagged('end') }),
  ];

  /**
   * Texts side by side. The distance above is a piece of its own: as a margin it would fit under a heading at the foot of a page
   * and leave the heading there alone.
   */
  const hanging = ({ marginTop, paddingLeft }: { marginTop: number; paddingLeft: number }, ...children: ReactNode[]) =>
    h(
      Fragment,
      null,
      h(View, { style: { height: marginTop } }),
      h(View, { style: { flexDirection: 'row', paddingLeft } }, ...children),
    );

  /** Listed in the outline of the file too. */
  const heading = (content: string) =>
    text(
      content,
      { fontSize: 13, fontWeight: 700, marginTop: 16, marginBottom: 5, lineHeight: 1.25 },
      { tag: 'H2', bookmark: toPrintable(content, characters) },
    );

  const parts = {
    text,
    heading,
    title: (content: string) =>
      text(
        content,
        { fontSize: 20, fontWeight: 700, lineHeight: 1.25, marginBottom: 6 },
        { tag: 'H1', bookmark: content },
      ),
    small: (content: string) => text(content, { fontSize: 8, color: ink.grey }),
    bold: (content: string) => text(content, { fontWeight: 700 }),

    /**
     * A section whose heading never stands alone at the foot of a page. It is no box of its own: the first piece of a box has
     * no place before it at which the page could end instead.
     */
    section: (title: string, ...children: ReactNode[]) =>
      h(Fragment, null, h(View, { wrap: false, minPresenceAhead: 60 }, heading(title)), ...children),

    row: (...children: ReactNode[]) => h(View, { wrap: false, style: { flexDirection: 'row', gap: 12 } }, ...children),
    /** A frame is grey and a point wide: a thinner, black one shows some of its edges heavier than the others on a screen. */
    stack: (style: Style, ...children: ReactNode[]) =>
      h(View, { style: { borderColor: ink.line, ...style } }, ...children),
    keep: (...children: ReactNode[]) => h(View, { wrap: false, style: { marginTop: 8 } }, ...children),
    rule: () => h(View, { style: { borderBottomWidth: 1, borderColor: ink.black, marginVertical: 8 } }),
    /** What every reader must see, in a frame. */
    notice: (content: string) =>
      h(
        View,
        { wrap: false, style: { borderWidth: 1, borderColor: ink.black, padding: 8, marginTop: 10 } },
        text(content),
      ),
    /** At the head of every page, such as "DRAFT". */
    pageMark: (content: string) =>
      h(
        View,
        { fixed: true, style: pageMarkPlace },
        ...artifact(text(content, { fontSize: 9, fontWeight: 700 }, untagged)),
      ),
    /** A paragraph with its number hanging beside it; `indent` in points. */
    numbered: (number: string, pieces: { text: string; bold: boolean }[], indent = 0) =>
      hanging(
        { marginTop: 5, paddingLeft: indent },
        text(number, { width: 34 }, untagged),
        h(
          Text,
          { style: { fontSize, lineHeight, flex: 1 }, id: tagged('P') },
          ...pieces.map(({ text: piece, bold }) => {
            const shown = toPrintable(piece, characters);
            return bold ? h(Text, { style: { fontSize, lineHeight, fontWeight: 700 } }, shown) : shown;
          }),
        ),
      ),
    item: (content: string) =>
      hanging({ marginTop: 2, paddingLeft: 0 }, text('•', { width: 10 }, untagged), text(content, { flex: 1 })),
    field: (label: string, content: string) =>
      hanging(
        { marginTop: 2, paddingLeft: 0 },
        text(label, { width: 88, color: ink.grey }, untagged),
        text(content, { flex: 1 }),
      ),
    link: (content: string, href: string) =>
      h(
        Link,
        { src: href, style: { color: ink.black, textDecoration: 'underline' } },
        toPrintable(content, characters),
      ),

    /**
     * Rows stay whole; the header comes again on each page, and never stands on one without two of them. The last two rows stay
     * together, and a short table stays on one page: a single row at the head of a page says little.
     */
    table: (columns: Column[], rows: string[][]) => {
      const lines = rows.map((row) => line(columns, row));
      const isShort = rows.length <= 4 && rows.flat().join('').length < 600;
      return h(
        View,
        isShort ? { wrap: false } : null,
        header(columns),
        ...lines.slice(0, -2),
        h(View, { wrap: false }, ...lines.slice(-2)),
      );
    },

    /** Content for one sheet: what would not fit is cut off rather than spilt onto a second one. */
    sheet: (...children: ReactNode[]) =>
      h(
        View,
        { wrap: false, style: { height: 738, overflow: 'hidden' } },
        // Pieces that may shrink would be drawn over each other.
        h(View, { style: { flexShrink: 0 } }, ...children),
      ),

    /** The newer pagination: the older one fails on a page with hundreds of rows, and takes a time that grows with their square. */
    page: (footer: string, ...children: ReactNode[]): ReactElement =>
      h(
        Page,
        { size: 'A4', style: pageStyle, experimentalPagination: true },
        ...artifact(
          h(View, { fixed: true, style: footerStyle }, text(footer, footerText, untagged)),
          h(Text, {
            fixed: true,
            style: { ...footerText, ...pageNumberPlace },
            render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
          }),
        ),
        ...children,
      ),

    masthead: (about: string) =>
      h(
        View,
        { style: { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 8 } },
        drawMark(18, ink.moss),
        text(brand.name, { fontSize: 13, fontWeight: 700, flex: 1 }),
        text(about, { fontSize: 8, color: ink.grey }),
      ),

    bar: (shares: { full: number; hatched: number }) => drawBar(shares, ink),
    stones: (stones: readonly Stone[]) => drawStones(stones, ink),

    radar: (spokes: Spoke[], most: number) => {
      const write = (label: string) => toPrintable(label, characters);
      const legend = text('Dashed: the target. Thick line: as claimed. Filled: as documented.', {
        fontSize: 8,
        color: ink.grey,
      });
      return h(View, { wrap: false }, drawRadar(spokes, most, { fontFamily: fontStack, ...ink }, write), legend);
    },
  } satisfies PrintParts<ReactNode> & Record<string, unknown>;
  return parts;

  function header(columns: Column[]) {
    const style = { flexDirection: 'row', borderTopWidth: 1, borderBottomWidth: 1, borderColor: ink.black } as const;
    const titles = columns.map((column) => column.header);
    return h(View, { fixed: true, wrap: false, minPresenceAhead: 34, style }, ...cells(columns, titles, true));
  }

  function line(columns: Column[], row: string[]) {
    const style = { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: ink.line } as const;
    return h(View, { wrap: false, style }, ...cells(columns, row, false));
  }

  function cells(columns: Column[], contents: string[], isHeader: boolean) {
    return columns.map(({ width, align = 'left' }, index) =>
      text(contents[index] ?? '', {
        width: `${width * 100}%`,
        padding: 3,
        fontSize: 8,
        textAlign: align,
        fontWeight: isHeader ? 700 : 400,
      }),
    );
  }
}

export type Parts = ReturnType<typeof createParts>;

const pageStyle: Style = {
  fontFamily: fontStack,
  fontSize,
  lineHeight,
  color: ink.black,
  paddingTop: 40,
  paddingHorizontal: 40,
  paddingBottom: 52,
};

const nowhere = { position: 'absolute', top: 0 } as const;
const untagged = { tag: null } as const;
const footerText = { fontSize: 7.5, lineHeight, color: ink.grey } as const;
const pageNumberPlace = { position: 'absolute', top: 806, right: 40, width: 60, textAlign: 'right' } as const;
const pageMarkPlace = { position: 'absolute', top: 18, left: 40 } as const;
const footerStyle: Style = {
  position: 'absolute',
  left: 40,
  right: 40,
  top: 802,
  borderTopWidth: 0.5,
  borderColor: ink.line,
  paddingTop: 4,
  paddingRight: 60,
};
