import { canonicalJson } from '../canonical-json.ts';
import { type Answer, type Answers, isParty, type Row, rowsOf } from './answers.ts';
import { holds } from './condition.ts';
import { BLANK, formatAnswer } from './format-answer.ts';
import { questions, standingClauses } from './interview.ts';
import type { AgreementContent, Clause, Field, Paragraph, Template, Variable } from './template.ts';

/** A stretch of text; with `variable` it is an answer, and `blank` says that there is none yet. */
export type Run = { text: string; variable?: string; blank?: true };
export type PrintedParagraph = { number: string; level: 1 | 2; runs: Run[] };
export type PrintedClause = {
  id: string;
  version: number;
  /** "1", "2", … */
  number: string;
  title: string;
  wording: string;
  /** The founder's own words, outside the reviewed template. */
  own: boolean;
  paragraphs: PrintedParagraph[];
};
export type CoverLine = { variable: string; label: string; value: string | null };
/** A place to sign: who, for which company, as what. */
export type SignatureBlock = {
  label: string;
  name: string | null;
  company: string | null;
  title: string | null;
  email: string | null;
};

/** A whole document, ready to be shown, printed and hashed. */
export type AssembledAgreement = {
  title: string;
  cover: CoverLine[];
  clauses: PrintedClause[];
  signatures: SignatureBlock[];
  /** What is asked, needed and not answered: each is a visible blank in the text. */
  missing: { variable: string; label: string }[];
};

/** Name of a computed value → its text, or null while it cannot be computed. */
export type ComputedTexts = Readonly<Record<string, string | null>>;

/** Fills the template. The same template, content and computed texts always give the same document. */
export function assemble(
  template: Template,
  content: AgreementContent,
  computed: ComputedTexts = {},
): AssembledAgreement {
  const asked = questions(template, content);
  const standing = standingClauses(template, content);
  const numbers = new Map(standing.map(({ clause }, index) => [clause.id, String(index + 1)]));
  const scope: Scope = { template, answers: content.answers, computed, numbers };
  return {
    title: template.title,
    cover: asked.map(({ variable }) => ({
      variable: variable.id,
      label: variable.label,
      value: formatAnswer(variable, content.answers[variable.id]),
    })),
    clauses: standing.map(({ clause, wording, own }) => ({
      id: clause.id,
      version: clause.version,
      number: numbers.get(clause.id) ?? '',
      title: clause.title,
      wording: wording.id,
      own: own !== undefined,
      paragraphs: number(
        clause,
        own === undefined ? wording.text.flatMap((one) => print(one, scope)) : ownText(own),
        scope,
      ),
    })),
    signatures: signatureBlocks(template, content.answers),
    missing: asked
      .filter(({ variable, state }) => state !== 'answered' && !variable.optional)
      .map(({ variable }) => ({ variable: variable.id, label: variable.label })),
  };
}

/** The fixed text of a template, in one spelling: its hash changes with the reviewed wording and with nothing else. */
export function fixedText(template: Template): string {
  return canonicalJson({ ...template });
}

/** The document as plain text: what is exported as .txt and compared for the redline. */
export function plainText(agreement: AssembledAgreement): string {
  const clauses = agreement.clauses.flatMap(({ number: clauseNumber, title, own, paragraphs }) => [
    '',
    `${clauseNumber}. ${title}${own ? ' (own wording, outside the reviewed template)' : ''}`,
    ...paragraphs.map((paragraph) => `${paragraph.number} ${runText(paragraph)}`),
  ]);
  const cover = agreement.cover.map(({ label, value }) => `${label}: ${value ?? BLANK}`);
  return [agreement.title, '', ...cover, ...clauses, ''].join('\n');
}

export function runText({ runs }: PrintedParagraph): string {
  return runs.map(({ text }) => text).join('');
}

type Scope = {
  template: Template;
  answers: Answers;
  computed: ComputedTexts;
  numbers: ReadonlyMap<string, string>;
  item?: { row: Row | string; fields: readonly Field[]; variable: string };
};
type Unnumbered = { level: 1 | 2; runs: Run[] };

function print(paragraph: Paragraph, scope: Scope): Unnumbered[] {
  if (typeof paragraph === 'string') return [{ level: 1, runs: fill(paragraph, scope) }];
  if (!holds(paragraph.when, scope.answers)) return [];
  const level = paragraph.level ?? 1;
  if (!paragraph.each) return [{ level, runs: fill(paragraph.text, scope) }];
  return itemsOf(paragraph.each, scope).map((item) => ({ level, runs: fill(paragraph.text, { ...scope, item }) }));
}

/** The rows to repeat a paragraph for; none given yet: one blank row, so that the blanks are seen. */
function itemsOf(id: string, { template, answers }: Scope): NonNullable<Scope['item']>[] {
  const variable = template.variables.find((one) => one.id === id);
  const fields = variable?.kind === 'list' ? variable.fields : [];
  const answer = answers[id];
  const lines = Array.isArray(answer) ? answer.filter((line): line is string => typeof line === 'string') : [];
  const rows: (Row | string)[] = fields.length > 0 ? rowsOf(answer) : lines;
  const shown = rows.length > 0 ? rows : [fields.length > 0 ? {} : ''];
  return shown.map((row) => ({ row, fields, variable: id }));
}

function fill(text: string, scope: Scope): Run[] {
  return text
    .split(/(\{\{[^}]+\}\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{{') ? marker(part.slice(2, -2).trim(), scope) : { text: part }));
}

function marker(name: string, scope: Scope): Run {
  if (name.startsWith('ref:')) return { text: scope.numbers.get(name.slice(4)) ?? BLANK };
  if (name.startsWith('=')) return answered(name, scope.computed[name.slice(1)] ?? null);
  const [head = '', part] = name.split(/[.:]/);
  if (head === 'item') return itemRun(name, part, scope);
  const variable = scope.template.variables.find(({ id }) => id === head);
  return answered(head, variable ? formatAnswer(variable, scope.answers[head], part) : null);
}

/** {{item.name}}, {{item.person.address}}: a field of the row; {{item}}: the line itself. */
function itemRun(name: string, fieldId: string | undefined, { item }: Scope): Run {
  if (!item) return { text: BLANK, blank: true };
  if (typeof item.row === 'string') return answered(item.variable, item.row || null);
  const field = item.fields.find(({ id }) => id === fieldId);
  const part = name.split(/[.:]/)[2];
  return answered(item.variable, field ? formatAnswer(field, item.row[field.id], part) : null);
}

function answered(variable: string, text: string | null): Run {
  return text === null ? { text: BLANK, variable, blank: true } : { text, variable };
}

/** "4.1", "4.2", and "(a)", "(b)" under one of them. */
function number(clause: Clause, paragraphs: Unnumbered[], { numbers }: Scope): PrintedParagraph[] {
  let [first, second] = [0, 0];
  return paragraphs.map((paragraph) => {
    if (paragraph.level === 1) {
      first += 1;
      second = 0;
      return { number: `${numbers.get(clause.id)}.${first}`, ...paragraph };
    }
    second += 1;
    return { number: `(${letters(second)})`, ...paragraph };
  });
}

/** 1 → a, 26 → z, 27 → aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + ((index - 1) % 26));
  return index > 26 ? letters(Math.floor((index - 1) / 26)) + last : last;
}

/** The founder's own words are printed as they are: markers in them are text. */
function ownText(own: string): Unnumbered[] {
  return own
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ level: 1, runs: [{ text }] }));
}

function signatureBlocks(template: Template, answers: Answers): SignatureBlock[] {
  return template.signatories.flatMap(({ variable: id, label, when }) => {
    const variable = template.variables.find((one) => one.id === id);
    if (!holds(when, answers) || !holds(variable?.when, answers)) return [];
    if (variable?.kind !== 'list') return [signatureOf(label, answers[id])];
    const rows = rowsOf(answers[id]);
    return (rows.length > 0 ? rows : [{}]).map((row) => rowSignature(label, row, variable));
  });
}

function signatureOf(label: string, answer: Answer | undefined): SignatureBlock {
  const nobody = { label, name: null, company: null, title: null, email: null };
  if (!isParty(answer)) return typeof answer === 'string' && answer ? { ...nobody, name: answer } : nobody;
  const email = answer.email || null;
  if (answer.kind === 'person') return { ...nobody, name: answer.name || null, email };
  const [name, title] = [answer.signatoryName || null, answer.signatoryTitle || null];
  return { label, name, company: answer.name || null, title, email };
}

/** A row signs by its party field, else by its `name` and `email`. */
function rowSignature(label: string, row: Row, variable: Extract<Variable, { kind: 'list' }>): SignatureBlock {
  const party = variable.fields.find(({ kind }) => kind === 'party');
  if (party) return signatureOf(label, row[party.id]);
  const text = (key: string) => (typeof row[key] === 'string' && row[key] !== '' ? row[key] : null);
  return { label, name: text('name'), company: null, title: text('title'), email: text('email') };
}
