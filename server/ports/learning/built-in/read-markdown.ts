import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Span } from '#contract/programs/text.ts';

/** What stands for a citation: `[^id]` names a source of the course. */
const CITATION = /\[\^([a-z0-9-]+)\]/g;

/**
 * The text of a lesson. Only what a page of it can show is allowed: headings, paragraphs, lists, tables, quoted asides, strong,
 * emphasis, code and citations.
 * @throws where the text has anything else, such as HTML, a picture or a link.
 */
export function readMarkdown(text: string): Block[] {
  return toBlocks(lexer(text));
}

const toBlocks = (tokens: readonly Token[]) => tokens.filter(({ type }) => type !== 'space').map(toBlock);

function toBlock(token: Token): Block {
  switch (token.type) {
    case 'heading':
      if (token.depth !== 2) throw new Error(`the headings of a lesson are of the second level: ${token.text}`);
      return { kind: 'heading', text: token.text };
    case 'paragraph':
      return { kind: 'paragraph', spans: toSpans(token.tokens ?? []) };
    case 'list': {
      const list = token as Tokens.List;
      return { kind: 'list', ordered: list.ordered, items: list.items.map(({ tokens }) => toSpans(itemText(tokens))) };
    }
    case 'blockquote':
      return { kind: 'aside', blocks: toBlocks(token.tokens ?? []).map(inAside) };
    case 'table': {
      const table = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => toSpans(tokens));
      return { kind: 'table', head: cells(table.header), rows: table.rows.map(cells) };
    }
    default:
      throw new Error(`a lesson cannot show ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

function inAside(block: Block) {
  if (block.kind === 'paragraph' || block.kind === 'list') return block;
  throw new Error(`an aside holds paragraphs and lists alone, and no ${block.kind}`);
}

/** An item is one line of text: with paragraphs or lists of its own it would not fit a phone. */
function itemText(tokens: Token[]): Token[] {
  const [only, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (!only || more.length > 0 || !('tokens' in only) || !only.tokens) {
    throw new Error(`an item of a list is one line: ${tokens[0]?.raw.slice(0, 60)}`);
  }
  return only.tokens;
}

function toSpans(tokens: Token[]): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return citations(token.text);
      case 'strong':
        return [{ kind: 'strong', text: plain(token) }];
      case 'em':
        return [{ kind: 'emphasis', text: plain(token) }];
      case 'codespan':
        return [{ kind: 'code', text: token.text }];
      default:
        throw new Error(`a line of a lesson cannot show ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}

function plain(token: Token): string {
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  const odd = inner.find(({ type }) => type !== 'text' && type !== 'escape');
  if (odd) throw new Error(`marked text is plain: ${odd.raw.slice(0, 60)}`);
  return inner.map((one) => ('text' in one ? String(one.text) : one.raw)).join('');
}

function citations(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(CITATION)) {
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) });
    spans.push({ kind: 'source', source: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}
