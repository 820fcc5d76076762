import type { AgreementReport, AgreementSnapshot } from '#contract/agreements/versions.ts';
import { assemble } from '#domain/agreements/assemble.ts';
import { signability } from '#domain/agreements/signing-law.ts';
import { type AgreementContent, JURISDICTIONS, type Template } from '#domain/agreements/template.ts';
import { type AgreementRow, contentOf } from './agreement.repo.ts';
import type { AgreementRules } from './agreement-rules.ts';
import { standingOf } from './agreement-view.ts';
import { ownershipExample } from './ownership-example.ts';

/** What a version is made from, and everything that is printed of it. `asOf` is the day in UTC, YYYY-MM-DD. */
export function buildReport(
  rules: AgreementRules,
  {
    row,
    template,
  }: { row: AgreementContent & Pick<AgreementRow, 'templateHash' | 'acknowledgedFlags'>; template: Template },
  asOf: string,
): { snapshot: AgreementSnapshot; report: AgreementReport } {
  const content = contentOf(row);
  const document = assemble(template, content, rules.computed(template, content));
  const { kind, jurisdiction, version, reviewed, reviewBy, lawyer } = template;
  const fixedTextHash = row.templateHash;
  return {
    snapshot: {
      content,
      template: { kind, jurisdiction, version, fixedTextHash },
      clauses: document.clauses.map(({ id, version: clauseVersion, wording, own }) => ({
        id,
        version: clauseVersion,
        wording,
        own,
      })),
    },
    report: {
      document,
      notices: notices(template, content, { fixedTextHash, asOf }),
      flags: standingOf(rules, template, content, row.acknowledgedFlags).flags,
      template: { version, jurisdiction, reviewed, reviewBy, lawyer, fixedTextHash },
      ownership: ownershipExample(template, content),
      signing: signability(template, content),
    },
  };
}

/** What every copy of the document says of itself. */
function notices(
  template: Template,
  { ownWording }: AgreementContent,
  { fixedTextHash, asOf }: { fixedTextHash: string; asOf: string },
): string[] {
  const { title, version, jurisdiction, reviewed, reviewBy, lawyer } = template;
  const law = JURISDICTIONS[jurisdiction];
  return [
    'This document was made from a template. It is not legal advice: have a lawyer read it before anybody signs.',
    `Template: ${title}, version ${version}, for ${law}. Last reviewed on ${reviewed}, to be reviewed again by ${reviewBy}.`,
    ...(asOf > reviewBy ? ['That day has passed: the law may have changed since the template was reviewed.'] : []),
    lawyer
      ? `Reviewed by ${lawyer.name}, ${lawyer.bar}, on ${lawyer.date}.`
      : 'The template has not been reviewed by a lawyer.',
    ...(Object.keys(ownWording).length > 0
      ? ['Clauses marked as own wording were written by a party and are outside the reviewed template.']
      : []),
    ...template.notices,
    `SHA-256 of the template’s fixed text:\n${fixedTextHash}`,
  ];
}
