import type { DocumentType } from '#contract/documents/documents.ts';
import type { Work } from '#contract/programs/course.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { DIMENSION_IDS, type DimensionId } from '#domain/readiness/dimensions.ts';
import { paths } from '#web/paths.ts';

/** A page of the product, or a place in one of the founder's documents of this type. */
export type WorkPlace = { label: string; href: string } | DocumentPlace;
export type DocumentPlace = { label: string; type: DocumentType; hrefOf: (documentId: string) => string };

const { founder } = paths;

/** Where the work of a lesson is done. */
export function workPlace({ kind, target }: Work): WorkPlace {
  switch (kind) {
    case 'conversation':
      return { label: 'Open the day sheet', type: 'validation', hrefOf: founder.ideaDay };
    case 'test_card':
      return { label: 'Open the next test', type: 'validation', hrefOf: founder.idea };
    case 'idea_question': {
      const [step, field] = target.split('#');
      return { label: 'Open the question', type: 'validation', hrefOf: (id) => founder.ideaQuestions(id, step, field) };
    }
    case 'check_answer':
      return {
        label: 'Open the question',
        type: 'evaluation',
        hrefOf: (id) => founder.checkQuestions(id, dimensionOfCriterion(target), target),
      };
    case 'ledger':
      return { label: 'Open the cash ledger', type: 'evaluation', hrefOf: founder.checkLedger };
    case 'valuation':
      return { label: 'Open the five methods', type: 'evaluation', hrefOf: founder.checkValuation };
    case 'sharing':
      return { label: 'Open its sharing', type: 'evaluation', hrefOf: founder.documentSharing };
    case 'agreement': {
      const type = AGREEMENT_KINDS.find((one) => one === target);
      return type
        ? { label: 'Open its questions', type, hrefOf: founder.agreementQuestions }
        : { label: 'Open my documents', href: founder.generate };
    }
    case 'cap_table':
      return { label: 'Open the cap table simulator', href: founder.capTable };
  }
}

/** The area of a readiness criterion: its id begins with it. */
export function dimensionOfCriterion(criterionId: string): DimensionId | undefined {
  return DIMENSION_IDS.find((dimension) => criterionId.startsWith(`${dimension}_`));
}

type Tool = { noun: string; label: string; href: string; another: string };

/** The tool that makes documents of this type. */
export function toolOf(type: DocumentType): Tool {
  if (type === 'validation')
    return { noun: 'idea', label: 'my ideas', href: founder.validate, another: 'Begin another idea' };
  if (type === 'evaluation')
    return {
      noun: 'readiness check',
      label: 'my readiness checks',
      href: founder.evaluate,
      another: 'Begin another check',
    };
  return { noun: 'document', label: 'my documents', href: founder.generate, another: 'Begin another document' };
}
