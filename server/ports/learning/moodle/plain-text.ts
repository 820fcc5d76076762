import { Parser } from 'htmlparser2';

/** What is between these is no text to read. */
const unread = new Set(
  'script style iframe noscript noembed noframes template object embed applet svg math head title textarea select xmp plaintext audio video canvas'.split(
    ' ',
  ),
);
const lines = new Set(
  'p div br tr table ul ol dl dt dd h1 h2 h3 h4 h5 h6 section article blockquote pre hr'.split(' '),
);

/**
 * The text of HTML that a teacher wrote: a line for each paragraph, a point before each item of a list. Nothing is left that a
 * browser could take for a tag, so that it is harmless wherever it is put.
 */
export function toPlainText(html: string, longest = 1_000): string {
  let text = '';
  const hidden: string[] = [];
  const parser = new Parser(
    {
      onopentagname(name) {
        if (unread.has(name)) hidden.push(name);
        else if (name === 'li') text += '\n• ';
        else if (lines.has(name)) text += '\n';
      },
      onclosetag(name) {
        const at = hidden.lastIndexOf(name);
        if (at >= 0) hidden.splice(at);
        else if (lines.has(name)) text += '\n';
      },
      ontext(part) {
        if (hidden.length === 0) text += part;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.toWellFormed());
  const tidy = text
    .replace(/[^\P{Cc}\n\t]|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
    .replace(/<(?=[a-z/!?])/gi, '');
  const signs = [...tidy];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : tidy;
}

/** A title: on one line. */
export const toTitle = (html: string): string => toPlainText(html, 200).replaceAll('\n', ' ');
