import type { Clause, MandatoryDecision, Template } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';
import { closingClauses } from '../common/closing.ts';
import { dataProtection } from '../common/general.ts';
import type { Law } from '../common/laws.ts';
import { templateBasics } from '../common/template-basics.ts';
import { dutyClauses } from './duties.ts';
import { limitClauses } from './limits.ts';
import { ndaVariables } from './variables.ts';

const decisions: readonly MandatoryDecision[] = [
  {
    id: 'direction',
    label: 'Who discloses',
    why: 'Whether both sides or only one must keep secrets changes every clause.',
    clauses: ['nda.direction'],
    source: OUR_OWN,
  },
  {
    id: 'purpose',
    label: 'Purpose',
    why: 'Without a purpose nothing limits what the information may be used for.',
    variables: ['purpose'],
    source: OUR_OWN,
  },
  {
    id: 'term',
    label: 'How long it lasts',
    why: 'An agreement without an end may not be enforced for ordinary information.',
    variables: ['term_months', 'survival_years'],
    clauses: ['nda.term'],
    source: OUR_OWN,
  },
];

/** The non-disclosure agreement under one law; `extra` are clauses that only this law asks for. */
export function ndaTemplate(law: Law, extra: readonly Clause[] = []): Template {
  return {
    ...templateBasics(law),
    kind: 'nda',
    title: 'Non-disclosure agreement',
    purpose: 'Lets two parties talk about something confidential for a named purpose, and binds whoever hears it.',
    variables: ndaVariables(law),
    clauses: [...dutyClauses, ...limitClauses(law), ...extra, dataProtection(law), ...closingClauses(law)],
    decisions,
    signatories: [
      { variable: 'party_a', label: 'For the first party' },
      { variable: 'party_b', label: 'For the second party' },
    ],
    notices: [
      'An NDA does not give you ownership of anything. Where somebody builds something for you, you need an assignment of intellectual property too.',
      'Most investors do not sign an NDA to hear a pitch. Share what you can say openly first.',
    ],
  };
}
