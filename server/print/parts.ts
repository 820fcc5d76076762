/** How a piece looks where the format has a say in it: sizes in points. */
export type Look = {
  fontSize?: number;
  fontWeight?: 400 | 700;
  flex?: number;
  marginTop?: number;
  marginBottom?: number;
  marginVertical?: number;
  marginLeft?: number;
  borderWidth?: number;
  padding?: number;
};

export interface Column {
  header: string;
  /** Share of the row's width. */
  width: number;
  align?: 'left' | 'right';
}

/** How far a belief has come: a stone that is full, half full, crossed out or still empty. */
export type StoneLook = 'full' | 'ringed' | 'half' | 'crossed' | 'quarter' | 'empty';

/** `isBoth`: something speaks for it and something against it, which shows beside what it is. */
export type Stone = { look: StoneLook; isBoth?: boolean };

/** One axis of a radar, its values from 0 to `most`. */
export interface Spoke {
  label: string;
  target: number;
  claimed: number;
  documented: number;
}

/**
 * The pieces that a report is made of, whatever the format: `server/pdf/parts.ts` draws them on pages, and
 * `server/docx/print-parts.ts` writes them into a Word file. A report that is described in them is printed in both.
 */
export interface PrintParts<Node> {
  text(content: string, look?: Look): Node;
  heading(content: string): Node;
  small(content: string): Node;
  bold(content: string): Node;
  item(content: string): Node;
  field(label: string, content: string): Node;
  link(content: string, href: string): Node;
  rule(): Node;
  /** The product's mark and name on the left, what this is on the right. */
  masthead(about: string): Node;
  /** Words stand beside them. */
  stones(stones: readonly Stone[]): Node;
  /** A part of the report under a heading of its own. */
  section(title: string, ...children: Node[]): Node;
  /** Side by side where there is room. */
  row(...children: Node[]): Node;
  stack(look: Look, ...children: Node[]): Node;
  /** On one page. */
  keep(...children: Node[]): Node;
  table(columns: Column[], rows: string[][]): Node;
  /** A bar of shares that sum to 100. Its figures stand beside it in words. */
  bar(shares: { full: number; hatched: number }): Node;
  /** Its table stands beside it. */
  radar(spokes: Spoke[], most: number): Node;
}
