import type { Block, Span } from '#contract/programs/text.ts';

/** The words of a text as they are read, a sentence or a cell to a line at least. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [line(block.spans)];
    case 'list':
      return block.items.map(line);
    case 'aside':
      return block.blocks.flatMap(linesOf);
    case 'table':
      return [block.head, ...block.rows].flat().map(line);
  }
}

const line = (spans: readonly Span[]) => spans.map((span) => (span.kind === 'source' ? '' : span.text)).join('');
