import { describe, expect, it } from 'vitest';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import { assemble, plainText } from '#domain/agreements/assemble.ts';
import { variablesOf } from '#domain/agreements/condition.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';
import { questions, variablesIn } from '#domain/agreements/interview.ts';
import { AGREEMENT_KINDS, JURISDICTIONS, type Jurisdiction, type Template } from '#domain/agreements/template.ts';
import { packs } from './packs.ts';

const laws = Object.keys(JURISDICTIONS) as Jurisdiction[];
const entries = AGREEMENT_KINDS.flatMap((kind) => laws.map((law) => ({ kind, law, entry: packs[kind][law] })));
const templates: Template[] = [];
for (const { entry } of entries) if ('load' in entry) templates.push(await entry.load());
const named = templates.map((template) => ({ name: `${template.kind} ${template.jurisdiction}`, template }));

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const textsOf = ({ clauses }: Template) =>
  clauses.flatMap(({ id, alternatives }) =>
    alternatives.flatMap(({ text }) =>
      text.map((paragraph) => ({ clause: id, ...(typeof paragraph === 'string' ? { text: paragraph } : paragraph) })),
    ),
  );

/** Every term of two words or more that some template defines: “Purchase Amount”. */
const TERMS = [
  ...new Set(
    templates.flatMap((template) =>
      textsOf(template).flatMap(({ text }) =>
        [...text.matchAll(/“([A-Z][\w-]*(?: [A-Z][\w-]*)+)”/g)].map(([, term = '']) => term),
      ),
    ),
  ),
];

it('says of every kind and law either where its template is or why there is none', async () => {
  expect(entries).toHaveLength(18);
  for (const { kind, law, entry } of entries) {
    if ('missing' in entry) expect(entry.missing).toMatch(/\.$/);
    else expect(await entry.load()).toMatchObject({ kind, jurisdiction: law });
  }
});

describe.each(named)('$name', ({ template }) => {
  const variableIds = template.variables.map(({ id }) => id);
  const clauseIds = template.clauses.map(({ id }) => id);

  it('has ids of its own', () => {
    expect(repeated(variableIds)).toEqual([]);
    expect(repeated(clauseIds)).toEqual([]);
    for (const { alternatives } of template.clauses) expect(repeated(alternatives.map(({ id }) => id))).toEqual([]);
    expect(repeated(template.decisions.map(({ id }) => id))).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const conditions = [
      ...template.clauses.flatMap(({ when, alternatives }) => [when, ...alternatives.map((one) => one.when)]),
      ...template.variables.map(({ when }) => when),
      ...template.decisions.map(({ when }) => when),
      ...template.signatories.map(({ when }) => when),
      ...textsOf(template).map(({ when }) => when),
    ];
    const named = [
      ...conditions.flatMap(variablesOf),
      ...textsOf(template).flatMap(({ text, each }) => [...variablesIn(text, template), ...(each ? [each] : [])]),
      ...template.decisions.flatMap(({ variables = [] }) => variables),
      ...template.signatories.map(({ variable }) => variable),
      ...Object.values(template.computedFrom ?? {}).flat(),
    ];
    expect(named.filter((id) => !variableIds.includes(id))).toEqual([]);
    const references = textsOf(template).flatMap(({ text }) =>
      [...text.matchAll(/\{\{ref:([^}]+)\}\}/g)].map(([, id]) => id),
    );
    const decided = template.decisions.flatMap(({ clauses = [] }) => clauses);
    expect([...references, ...decided].filter((id) => !clauseIds.includes(id ?? ''))).toEqual([]);
    const computed = textsOf(template).flatMap(({ text }) =>
      [...text.matchAll(/\{\{=(\w+)\}\}/g)].map(([, name]) => name),
    );
    expect(computed.filter((name) => !Object.hasOwn(template.computedFrom ?? {}, name ?? ''))).toEqual([]);
  });

  it('refers by number to no clause that a founder may leave out', () => {
    const mayBeAbsent = template.clauses
      .filter(({ alternatives }) => alternatives.some(({ text }) => text.length === 0))
      .map(({ id }) => id);
    const dangling = textsOf(template).filter(({ clause, text }) =>
      mayBeAbsent.some((id) => id !== clause && text.includes(`{{ref:${id}}}`)),
    );
    expect(dangling).toEqual([]);
  });

  it('defines the words that it writes as terms', () => {
    const all = textsOf(template)
      .map(({ text }) => text)
      .join(' ');
    const [own, others] = [true, false].map((defined) =>
      TERMS.filter((term) => all.includes(`“${term}”`) === defined).toSorted((a, b) => b.length - a.length),
    );
    const rest = (own ?? []).reduce((text, term) => text.replaceAll(term, ''), all);
    const undefinedTerms = others?.filter((term) => rest.includes(term));
    expect(undefinedTerms).toEqual([]);
  });

  it('leaves to decide only what has more than one wording', () => {
    const decided = template.decisions.flatMap(({ clauses = [] }) => clauses);
    const settled = template.clauses.filter(({ alternatives }) => alternatives.length < 2).map(({ id }) => id);
    expect(decided.filter((id) => settled.includes(id))).toEqual([]);
  });

  it('names fields of the rows that it repeats', () => {
    const wrong = textsOf(template).filter(({ text, each }) => {
      const fields = [...text.matchAll(/\{\{item[.:](\w+)/g)].map(([, id]) => id);
      const list = template.variables.find(({ id }) => id === each);
      return fields.some((id) => list?.kind !== 'list' || !list.fields.some((field) => field.id === id));
    });
    expect(wrong).toEqual([]);
    expect(textsOf(template).filter(({ text, each }) => text.includes('{{item') && !each)).toEqual([]);
  });

  it('suggests answers that it would take', () => {
    for (const variable of template.variables)
      if (variable.suggested !== undefined) expect(answerProblems(variable, variable.suggested)).toEqual({});
  });

  it('asks nothing that no part of it uses', () => {
    const text = JSON.stringify(template.clauses) + JSON.stringify(template.computedFrom ?? {});
    const elsewhere = JSON.stringify([
      template.decisions,
      template.signatories,
      template.variables.map(({ when }) => when),
    ]);
    const unused = variableIds.filter((id) => !new RegExp(`\\b${id}\\b`).test(text + elsewhere));
    expect(unused).toEqual([]);
  });

  it('explains every wording, names its sources, and says when it is to be reviewed again', () => {
    for (const clause of template.clauses) {
      expect(clause.id).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(clause.sources.length, clause.id).toBeGreaterThan(0);
      expect(clause.reviewBy > clause.reviewed, clause.id).toBe(true);
      for (const { plain, label } of clause.alternatives) {
        expect(plain.length, clause.id).toBeGreaterThan(20);
        expect(label.length, clause.id).toBeGreaterThan(1);
      }
    }
    expect(template.reviewBy > template.reviewed).toBe(true);
  });

  it('asks why at every question', () => {
    for (const { id, question, why, section } of template.variables) {
      expect(question, id).toMatch(/[?.]$/);
      expect(why.length, id).toBeGreaterThan(10);
      expect(section, id).not.toBe('');
    }
  });

  it('shows every blank of an unanswered document, and leaves no marker in it', () => {
    const empty = { answers: {}, choices: {}, ownWording: {} };
    const document = assemble(template, empty);
    expect(plainText(document)).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    expect(plainText(document)).toContain(BLANK);
    expect(document.missing.length).toBeGreaterThan(0);
    expect(questions(template, empty).length).toBeGreaterThan(4);
  });
});
