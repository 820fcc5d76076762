import { expect, it } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import { assemble, plainText } from '#domain/agreements/assemble.ts';
import { checkAgreement } from '#domain/agreements/checks/check-agreement.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';
import { openDecisions, questions } from '#domain/agreements/interview.ts';
import { AGREEMENT_KINDS, JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';
import { answered } from './answered.ts';

const laws = Object.keys(JURISDICTIONS) as Jurisdiction[];
const cases = AGREEMENT_KINDS.flatMap((kind) => laws.map((law) => ({ kind, law })));
const written = cases.filter(({ kind, law }) => 'load' in packs[kind][law]);

it.each(written)('the answered $kind of $law has no blank, nothing open and no odd answer', async ({ kind, law }) => {
  const entry = packs[kind][law];
  const template = 'load' in entry ? await entry.load() : undefined;
  const content = answered[kind]?.(law);
  if (!template || !content) throw new Error('write its answers in tests/agreements');

  const document = assemble(template, content, computedFor(template.computedFrom));
  expect(document.missing).toEqual([]);
  expect(plainText(document)).not.toMatch(/\{\{|undefined|\[object/);
  expect(plainText(document)).not.toContain(BLANK);
  expect(openDecisions(template, content)).toEqual([]);

  expect(checkAgreement(template, content)).toEqual([]);

  const known = new Map(template.variables.map((variable) => [variable.id, variable]));
  for (const [id, answer] of Object.entries(content.answers)) {
    const variable = known.get(id);
    expect(variable && answerProblems(variable, answer), id).toEqual({});
  }
  const asked = questions(template, content).map(({ variable }) => variable.id);
  expect(Object.keys(content.answers).filter((id) => !asked.includes(id))).toEqual([]);
  for (const [clauseId, choice] of Object.entries(content.choices)) {
    const clause = template.clauses.find(({ id }) => id === clauseId);
    expect(
      clause?.alternatives.map(({ id }) => id),
      clauseId,
    ).toContain(choice);
  }
});

it.each(written)(
  'every wording of $kind of $law prints a blank only where a question is open',
  async ({ kind, law }) => {
    const entry = packs[kind][law];
    const template = 'load' in entry ? await entry.load() : undefined;
    const content = answered[kind]?.(law);
    if (!template || !content) throw new Error('write its answers in tests/agreements');

    const unlisted = template.clauses.flatMap((clause) =>
      clause.alternatives.flatMap(({ id }) => {
        const choices = { ...content.choices, [clause.id]: id };
        const document = assemble(template, { ...content, choices }, computedFor(template.computedFrom));
        const open = new Set(document.missing.map(({ variable }) => variable));
        return document.clauses.flatMap((printed) =>
          printed.paragraphs
            .flatMap(({ runs }) => runs)
            .filter(({ blank, variable, text }) => (blank ? !open.has(variable ?? '') : text === BLANK))
            .map(() => `${clause.id} ${id}: ${printed.id}`),
        );
      }),
    );
    expect(unlisted).toEqual([]);
  },
);

/** The real texts are computed by the rules for money; here it only matters that no blank is left. */
function computedFor(computedFrom: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.keys(computedFrom ?? {}).map((name) => [name, `(${name})`]));
}
