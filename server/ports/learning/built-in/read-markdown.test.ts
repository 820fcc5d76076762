import { describe, expect, it } from 'vitest';
import { plainText, wordsOf } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('readMarkdown', () => {
  it('reads what a lesson is made of', () => {
    expect(
      readMarkdown(
        `## Ask "when"\n\nIt was **5 < 6** & *then*.[^a-b] Go on\n\n1. one\n2. two[^c]\n\n> Say this:\n>\n> - a\n\n| A | B |\n|---|---|\n| 1 | 2 |\n`,
      ),
    ).toEqual([
      { kind: 'heading', text: 'Ask "when"' },
      {
        kind: 'paragraph',
        spans: [
          text('It was '),
          { kind: 'strong', text: '5 < 6' },
          text(' & '),
          { kind: 'emphasis', text: 'then' },
          text('.'),
          { kind: 'source', source: 'a-b' },
          text(' Go on'),
        ],
      },
      { kind: 'list', ordered: true, items: [[text('one')], [text('two'), { kind: 'source', source: 'c' }]] },
      {
        kind: 'aside',
        blocks: [
          { kind: 'paragraph', spans: [text('Say this:')] },
          { kind: 'list', ordered: false, items: [[text('a')]] },
        ],
      },
      { kind: 'table', head: [[text('A')], [text('B')]], rows: [[[text('1')], [text('2')]]] },
    ]);
  });

  it.each([
    ['HTML', 'a <script>alert(1)</script>', 'cannot show html'],
    ['a block of HTML', '<div onclick="x()">a</div>', 'cannot show html'],
    ['a link', '[here](javascript:alert(1))', 'cannot show link'],
    ['a picture', '![a](https://example.com/a.png)', 'cannot show image'],
    ['a heading of another level', '# Title', 'second level'],
    ['a list within a list', '- a\n  - b', 'one line'],
    ['a table in an aside', '> | A |\n> |---|\n> | 1 |', 'no table'],
    ['code over lines', '```\na\n```', 'cannot show code'],
  ])('refuses %s', (_, markdown, reason) => {
    expect(() => readMarkdown(markdown)).toThrow(reason);
  });
});

it('counts the words of a text, and no marks', () => {
  const blocks = readMarkdown('## One two\n\nThree, **four** – five.[^a]\n\n| A | 6 |\n|---|---|\n| - | B |\n');
  expect(wordsOf(plainText(blocks))).toBe(8);
});
