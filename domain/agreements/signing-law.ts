import { standingClauses } from './interview.ts';
import type { AgreementContent, Jurisdiction, Source, Template } from './template.ts';

/** What may not be signed electronically in Nigeria: Cybercrimes (Prohibition, Prevention, etc.) Act 2015 s.17. */
const NOT_ELECTRONIC_IN_NIGERIA: readonly string[] = [
  'will',
  'codicil',
  'testamentary_document',
  'testamentary_trust',
  'death_certificate',
  'birth_certificate',
  'marriage',
  'divorce',
  'adoption',
  'family_matter',
  'court_order',
  'court_notice',
  'affidavit',
  'pleading',
  'motion',
  'court_document',
  'utility_cut_off',
  'utility_cancellation',
  'dangerous_goods',
  'drug_withdrawal',
  'chemical_withdrawal',
];

/** Whether each of these may be signed electronically in Nigeria; what the Act does not except may be. */
export function esignNg({ documents }: { documents: string[] }): { electronic_allowed: boolean[] } {
  return { electronic_allowed: documents.map((document) => !NOT_ELECTRONIC_IN_NIGERIA.includes(document)) };
}

/** What the law of each pack says of electronic signatures on simple contracts, for whoever is about to sign. */
export const ELECTRONIC_SIGNATURE_LAW: Readonly<Record<Jurisdiction, { text: string; source: Source }>> = {
  ng: {
    text: 'An electronic signature is binding in Nigeria, and whoever says that it is not genuine has to show it. It may be proved by the procedure that the signer must have followed.',
    source: { name: 'Evidence Act 2011 s.93(2) and (3); Cybercrimes Act 2015 s.17', checked: true },
  },
  'us-de': {
    text: 'In the United States a contract is not denied effect only because it was signed electronically.',
    source: { name: 'ESIGN, 15 U.S.C. ch. 96', checked: true },
  },
  'gb-ew': {
    text: 'A simple contract may be signed electronically in England and Wales. A deed needs a witness who is there in person.',
    source: { name: 'Law Commission 386 (2019), Electronic execution of documents', checked: true },
  },
};

export type Signability =
  | { allowed: true; text: string; source: Source }
  | { allowed: false; reason: string; source: Source };

const ON_PAPER = {
  reason: 'The document itself says that it is signed on paper. Print it, or choose the other wording of that clause.',
  source: { name: 'The clause on signatures of this document', checked: true },
};

/** Whether this document may be signed here, and what its law says of it. */
export function signability(template: Template, content: AgreementContent): Signability {
  const { signing, jurisdiction } = template;
  if (!signing.electronic) return { allowed: false, reason: signing.reason, source: signing.source };
  if (isOnPaper(template, content)) return { allowed: false, ...ON_PAPER };
  return { allowed: true, ...ELECTRONIC_SIGNATURE_LAW[jurisdiction] };
}

/** What the parties agree on in the clause that every template shares. */
function isOnPaper(template: Template, content: AgreementContent): boolean {
  return standingClauses(template, content).some(
    ({ clause, wording, own }) =>
      clause.id === 'common.electronic_signature' && own === undefined && wording.id === 'paper',
  );
}
