import { parseSync } from 'vite';

export const kinds = ['operator', 'bound', 'boolean', 'number', 'text'] as const;
export type Kind = (typeof kinds)[number];

/** One token that could be another: from `start` to `end`, in characters of the file. */
export interface Change {
  kind: Kind;
  file: string;
  line: number;
  start: number;
  end: number;
  from: string;
  to: string;
}

const operators: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '||',
};
const bounds: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Every change of one token that could be made to this source, save to types, imports, keys and style classes. */
export function findChanges(file: string, source: string, random: () => number): Change[] {
  const changes: Change[] = [];
  const texts: Node[] = [];
  const add = (kind: Kind, start: number, end: number, to: string) =>
    changes.push({ kind, file, line: lineAt(source, start), start, end, from: source.slice(start, end), to });

  function visit(node: Node): void {
    if (isLeftAlone(node)) return;
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') addOperator(node);
    if (node.type === 'UnaryExpression' && node.operator === '!') add('operator', node.start, node.start + 1, '');
    if (node.type === 'Literal') addLiteral(node);
    for (const child of childrenOf(node)) visit(child);
  }

  function addOperator(node: Node): void {
    const operator = String(node.operator);
    const start = source.indexOf(operator, (node.left as Node).end);
    const bound = bounds[operator];
    const other = bound ?? operators[operator];
    if (other) add(bound ? 'bound' : 'operator', start, start + operator.length, other);
  }

  function addLiteral({ value, start, end, ...rest }: Node): void {
    if (typeof value === 'boolean') add('boolean', start, end, String(!value));
    if (typeof value === 'number') add('number', start, end, String(value + 1));
    if (typeof value === 'string') texts.push({ value, start, end, ...rest });
  }

  visit(parseSync(file, source).program as unknown as Node);
  for (const text of texts) {
    const others = texts.filter(({ value }) => value !== text.value);
    const other = others[Math.floor(random() * others.length)];
    if (other) add('text', text.start, text.end, source.slice(other.start, other.end));
  }
  return changes;
}

function isLeftAlone(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
      return true;
    case 'JSXAttribute':
      return (node.name as Node).name === 'className';
    case 'CallExpression':
      return (node.callee as Node).name === 'cx';
    case 'VariableDeclarator':
      return String((node.id as Node).name).endsWith('Class');
    default:
      return false;
  }
}

/** The parts of a node that are code; a key of an object is its name, not a text. */
function childrenOf(node: Node): Node[] {
  const parts = Object.entries(node).filter(
    ([name]) => !(name === 'key' && node.type === 'Property' && !node.computed),
  );
  return parts.flatMap(([, part]) => (Array.isArray(part) ? part : [part])).filter(isNode);
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}
