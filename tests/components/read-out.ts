/**
 * What a part of a page says, as plain text, one line for each block: headings as #, list items as -, cells between |, and
 * in braces what a screen reader is told of an element beside its text, and what a field holds. Of its looks, only those that mean something.
 */
export function readOut(root: Element): string {
  return `${read(root)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')}\n`;
}

function read(node: Node, inCell = false): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  const name = node.tagName.toLowerCase();
  if (silent.has(name) || (name === 'svg' && !node.hasAttribute('role'))) return '';
  const isCell = name === 'td' || name === 'th';
  // A dialog that has been closed keeps what it holds for as long as it fades.
  const children = node instanceof HTMLDialogElement && !node.open ? [] : Array.from(node.childNodes);
  const inside = children.map((child) => read(child, inCell || isCell)).join('');
  const text = `${marks[name] ?? ''}${told(node)}${inside}${ends[name] ?? ''}`;
  if (isCell || inCell) return ` ${text} `;
  return inline.has(name) ? text : `\n${text}\n`;
}

function told(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => ({ name, value }));
  const said = attributes
    .filter(({ name, value }) => spoken.test(name) && !made.test(value))
    .map(({ name, value }) => (value ? `${name}=${value}` : name));
  const words = [...said, ...held(element), ...looks(element)];
  return words.length > 0 ? `{${words.join(', ')}} ` : '';
}

/** The looks that carry a meaning: what cannot be undone is pressed by a red button, and lines of a chart differ by their dashes. */
function looks(element: Element): string[] {
  const dashes = /\[stroke-dasharray:(\S+)\]/.exec(element.getAttribute('class') ?? '')?.[1];
  return [
    ...(element instanceof HTMLButtonElement && element.classList.contains('bg-brick') ? ['red'] : []),
    ...(dashes ? [`dashes=${dashes}`] : []),
  ];
}

/** What a field holds at this moment. */
function held(element: Element): string[] {
  if (element instanceof HTMLSelectElement) {
    const choices = Array.from(element.options, ({ text }) => text);
    const told = choices.length > mostChoices ? `${choices.length} choices` : choices.join(' / ');
    return [`holds=${element.selectedOptions[0]?.text ?? ''}`, told];
  }
  if (element instanceof HTMLTextAreaElement) return [`holds=${element.value}`];
  if (!(element instanceof HTMLInputElement)) return [];
  return element.type === 'checkbox' || element.type === 'radio'
    ? [element.checked ? 'checked' : 'not checked']
    : [`holds=${element.value}`];
}

const spoken =
  /^(accept|alt|aria-(?!hidden).+|autocomplete|colspan|datetime|disabled|download|href|id|inputmode|max|maxlength|min|name|open|placeholder|readonly|rel|required|reversed|role|rows|scope|step|tabindex|target|title|type)$/;
/** An id that React made: another one with every change of the page. */
const made = /_r_\w+_/;
/** Longer lists of choices, such as every time zone, are only counted. */
const mostChoices = 30;
const silent = new Set(['script', 'style', 'template', 'option']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'label',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'text',
  'time',
  'tspan',
]);
const marks: Record<string, string> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `${'#'.repeat(level)} `])),
  a: '[',
  button: '[',
  li: '- ',
  tr: '| ',
};
const ends: Record<string, string> = { a: ']', button: ']', td: '|', th: '|' };
