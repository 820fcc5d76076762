import type { Work } from '#contract/programs/course.ts';
import { paths } from '#web/paths.ts';

/** Where the work of a lesson is done: the label of the link and its address. */
export function workLink({ kind }: Work): { label: string; href: string } {
  switch (kind) {
    case 'conversation':
    case 'test_card':
    case 'idea_question':
      return { label: 'Open my ideas', href: paths.founder.validate };
    case 'check_answer':
    case 'ledger':
    case 'valuation':
      return { label: 'Open my readiness check', href: paths.founder.evaluate };
    case 'agreement':
      return { label: 'Open my documents', href: paths.founder.generate };
    case 'cap_table':
      return { label: 'Open the cap table simulator', href: paths.founder.capTable };
    case 'sharing':
      return { label: 'Open all documents', href: paths.founder.assistant };
  }
}
