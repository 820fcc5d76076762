import type { ContentChanges } from '#contract/agreements/content.ts';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import type { Answer } from '#domain/agreements/answers.ts';
import type { AgreementContent, Template } from '#domain/agreements/template.ts';

export type PartKey = `answers.${string}` | `choices.${string}` | `ownWording.${string}`;
/** An answer, the id of a wording, or own words; null where there is none. */
export type Part = Answer | null;
/** A document's content part by part, as it is edited and saved. Every part that the template has is there. */
export type ContentParts = Record<PartKey, Part>;

const SECTIONS = ['answers', 'choices', 'ownWording'] as const;

export function toParts(template: Template, content: AgreementContent): ContentParts {
  const parts: ContentParts = {};
  for (const { id } of template.variables) parts[`answers.${id}`] = content.answers[id] ?? null;
  for (const { id } of template.clauses) {
    parts[`choices.${id}`] = content.choices[id] ?? null;
    parts[`ownWording.${id}`] = content.ownWording[id] ?? null;
  }
  return parts;
}

/** The content that some parts make; what is null is left out. */
export function toContent(parts: Partial<ContentParts>): AgreementContent {
  const { answers = {}, choices = {}, ownWording = {} } = toChanges(parts);
  const given = (part: object) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
  return { answers: given(answers), choices: given(choices), ownWording: given(ownWording) };
}

/** The same parts as they are sent. */
export function toChanges(parts: Partial<ContentParts>): ContentChanges {
  const changes: Record<string, Record<string, Part>> = {};
  for (const [key, part] of Object.entries(parts)) {
    const section = SECTIONS.find((one) => key.startsWith(`${one}.`));
    if (!section || part === undefined) continue;
    changes[section] = { ...changes[section], [key.slice(section.length + 1)]: part };
  }
  return changes as ContentChanges;
}

/** What came back from the server as parts. */
export function fromChanges(changes: ContentChanges): Partial<ContentParts> {
  return Object.fromEntries(
    SECTIONS.flatMap((section) =>
      Object.entries(changes[section] ?? {}).map(([id, part]) => [`${section}.${id}`, part]),
    ),
  );
}

/** Why a part cannot be saved as it stands; undefined where it can. */
export function partProblem(template: Template, key: PartKey, part: Part): string | undefined {
  if (part === null) return undefined;
  if (key.startsWith('ownWording.')) return part === '' ? 'Write the clause, or go back to the template’s.' : undefined;
  const variable = template.variables.find(({ id }) => key === `answers.${id}`);
  return variable && Object.values(answerProblems(variable, part))[0];
}
