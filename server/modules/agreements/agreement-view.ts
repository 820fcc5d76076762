import type { Agreement } from '#contract/agreements/agreements.ts';
import type { AgreementStanding } from '#contract/agreements/standing.ts';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { assemble } from '#domain/agreements/assemble.ts';
import type { ComparedAgreement } from '#domain/agreements/contradictions/contradiction.ts';
import { findContradictions } from '#domain/agreements/contradictions/find-contradictions.ts';
import { joinWords } from '#domain/agreements/format-answer.ts';
import { openDecisions, questions } from '#domain/agreements/interview.ts';
import type { ReviewFlag } from '#domain/agreements/review-flags.ts';
import { signability } from '#domain/agreements/signing-law.ts';
import { afterAction } from '#domain/agreements/states.ts';
import type { AgreementContent, Template } from '#domain/agreements/template.ts';
import { type AgreementRow, contentOf, type ListedAgreement } from './agreement.repo.ts';
import type { AgreementRules } from './agreement-rules.ts';
import { type KnownFacts, suggestAnswers } from './suggest-answers.ts';

/** An agreement with the template that it was begun with. */
export interface OpenAgreement<Entry extends DocumentEntry = DocumentEntry> {
  entry: Entry;
  row: AgreementRow;
  template: Template;
}

/** Where a document stands: the one place that asks every rule. */
export function standingOf(
  rules: AgreementRules,
  template: Template,
  content: AgreementContent,
  acknowledged: AgreementRow['acknowledgedFlags'],
): AgreementStanding {
  const open = questions(template, content);
  const missing = open
    .filter(({ variable, state }) => state !== 'answered' && !variable.optional)
    .map(({ variable }) => ({ variable: variable.id, label: variable.label }));
  const decisions = openDecisions(template, content).map(({ id, label, why, variables = [], clauses = [] }) => ({
    id,
    label,
    why,
    variables: [...variables],
    clauses: [...clauses],
  }));
  const problems = rules.problems(template, content);
  const flags = rules
    .flags(template, content)
    .map((flag) => ({ ...flag, acknowledgedAt: acknowledged[flagKey(flag)] ?? null }));
  const standing = {
    questions: open.map(({ variable, state }) => ({ variable: variable.id, state })),
    missing,
    openDecisions: decisions,
    problems,
    flags,
  };
  return { ...standing, ready: Object.keys(obstacles(standing)).length === 0 };
}

/** What an acknowledgement is kept under: a flag that is raised by other clauses later is to be read again. */
export function flagKey({ id, clauses }: ReviewFlag): string {
  return [id, ...clauses].join(' ');
}

/** What stands in the way of a final document, by its place. */
export function obstacles(standing: Omit<AgreementStanding, 'ready'>): FieldErrors {
  const blocking = standing.problems.filter(({ severity }) => severity === 'block');
  const unread = standing.flags.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  return Object.fromEntries([
    ...standing.missing.map(({ variable, label }) => [`missing.${variable}`, label]),
    ...standing.openDecisions.map(({ id, label }) => [`decisions.${id}`, label]),
    ...blocking.map(({ id, message }) => [`problems.${id}`, message]),
    ...unread.map(({ id, message }) => [`flags.${id}`, message]),
  ]);
}

/** The working state as the browser holds it. */
export function toAgreement(
  rules: AgreementRules,
  { entry, row, template }: OpenAgreement,
  around: { newer: string | null; facts: KnownFacts; others: readonly ListedAgreement[] },
): Agreement {
  const content = contentOf(row);
  const standing = standingOf(rules, template, content, row.acknowledgedFlags);
  const may = (action: Parameters<typeof afterAction>[1]) => afterAction(row.state, action) !== undefined;
  const compared = around.others.map(({ id, name, kind, jurisdiction, answers }) => ({
    id,
    name,
    kind,
    jurisdiction,
    answers,
  }));
  return {
    id: row.id,
    kind: row.kind,
    jurisdiction: row.jurisdiction,
    name: entry.name,
    ideaId: entry.ideaId,
    state: row.state,
    revision: row.revision,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    content,
    suggestions: may('edit') ? suggestAnswers(template, content, around.facts) : [],
    standing,
    signing: signability(template, content),
    contradictions: contradictionsOf(compared, row.id),
    template: { ...aboutTemplate(template), fixedTextHash: row.templateHash, newer: around.newer },
    versions: { count: entry.versionCount, hasChanges: row.finalRevision !== row.revision },
    can: {
      edit: may('edit'),
      acknowledge: may('acknowledge'),
      finalise: may('finalise') && standing.ready,
      reopen: may('reopen'),
      moveTemplate: may('moveTemplate') && around.newer !== null,
      sign: may('sign') && signability(template, content).allowed,
      duplicate: true,
      export: true,
      delete: true,
    },
  };
}

export function aboutTemplate({ version, title, purpose, reviewed, reviewBy, lawyer }: Template) {
  return { version, title, purpose, reviewed, reviewBy, lawyer };
}

/** What one of them has a part in. */
function contradictionsOf(agreements: readonly ComparedAgreement[], id: string): Agreement['contradictions'] {
  return findContradictions(agreements).filter((found) => found.agreements.some((one) => one.id === id));
}

/** "Non-disclosure agreement: Ọ̀nà Ltd and Bola Ade", until the founder gives it a name. */
export function suggestName(template: Template, content: AgreementContent): string {
  const names = assemble(template, content).signatures.flatMap(({ company, name }) => company ?? name ?? []);
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  return shown.length === 0 ? template.title : `${template.title}: ${joinWords(shown)}`;
}
