import type { CheckState } from '#contract/readiness/readiness.ts';
import type { AgreementKind } from '#domain/agreements/template.ts';
import type { FactReference } from '#domain/readiness/answers.ts';
import type { FixLink, PlacedCriterion } from '#domain/readiness/criteria.ts';
import { paths } from '#web/paths.ts';

type LinkTo = { href: string; label: string };
type Place = Pick<PlacedCriterion, 'id' | 'dimension'>;

/** Where a gap is closed; what is made outside the product is attached to the answer. */
export function fixLink(link: FixLink, check: Pick<CheckState, 'id' | 'facts'>, place: Place): LinkTo {
  switch (link.kind) {
    case 'document':
      return documentLink(link.document, check);
    case 'cap_table':
      return { href: paths.founder.capTable, label: 'Open the cap table' };
    case 'ledger':
      return { href: paths.founder.checkLedger(check.id), label: 'Open the cash ledger' };
    case 'validation':
      return { href: validationPath(check), label: 'Open the validation' };
    case 'consultation':
      return { href: paths.founder.serviceList(), label: 'Book a consultation' };
    case 'attach':
      return {
        href: paths.founder.checkQuestions(check.id, place.dimension, place.id),
        label: 'Attach it to the answer',
      };
  }
}

/** Goes on with a document of that kind that was begun, or to where one is made. */
function documentLink(kind: AgreementKind, { facts }: Pick<CheckState, 'facts'>): LinkTo {
  const begun = facts.agreements.find((one) => one.kind === kind);
  return begun
    ? { href: paths.founder.agreement(begun.id), label: 'Open the document' }
    : { href: paths.founder.generate, label: 'Make the document' };
}

/** With one idea, its next step; else the page to choose one, or to begin one. */
function validationPath({ facts }: Pick<CheckState, 'facts'>): string {
  const [only, another] = facts.ideas;
  return only && !another ? paths.founder.idea(only.id) : paths.founder.validate;
}

/** Where a fact can be seen; undefined where no page shows it yet. */
export function factPath({ kind, id }: FactReference, checkId: string): string | undefined {
  switch (kind) {
    case 'idea':
      return paths.founder.ideaReport(id);
    case 'test':
      return paths.founder.ideaWorking(id, 'tests');
    case 'evidence':
      return paths.founder.ideaWorking(id, 'evidence');
    case 'ledger':
      return paths.founder.checkLedger(checkId);
    case 'check':
      return paths.founder.check(id);
    case 'document':
      return paths.founder.agreement(id);
    case 'profile':
      return undefined;
  }
}
