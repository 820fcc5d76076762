import { standingClauses } from './interview.ts';
import type { AgreementContent, Jurisdiction, Source, Template } from './template.ts';

/** Words that mark what may not be signed electronically in Nigeria: Cybercrimes (Prohibition, Prevention, etc.) Act 2015 s.17. */
const NOT_ELECTRONIC_IN_NIGERIA: readonly string[] = [
  ...['will', 'codicil', 'testament', 'testamentary'],
  ...['death', 'birth', 'marriage', 'marital', 'divorce', 'adoption', 'custody', 'family', 'matrimonial'],
  ...['court', 'affidavit', 'pleading', 'pleadings', 'motion', 'writ', 'summons', 'judgment'],
  'utility',
  ...['dangerous', 'hazardous', 'drug', 'drugs', 'chemical', 'chemicals', 'pharmaceutical'],
];

/** Papers of business that the Act does not except, by the last word or words of their names. */
const BUSINESS_PAPERS: readonly string[] = [
  ...[
    'nda',
    'safe',
    'agreement',
    'contract',
    'note',
    'terms',
    'lease',
    'letter',
    'offer',
    'grant',
    'plan',
    'assignment',
  ],
  ...['term_sheet', 'invoice', 'receipt', 'quote', 'purchase_order', 'proposal', 'policy', 'resolution', 'minutes'],
  ...['licence', 'license', 'subscription', 'warranty', 'guarantee', 'loan', 'consent', 'deed_of_assignment'],
];

/**
 * Whether each of these may be signed electronically in Nigeria. Names are read as words: "Utility termination" and
 * `utility_termination` are the same. An exception wins over a paper of business ("divorce_agreement").
 * @throws RangeError for a paper that is neither: what is not known is not allowed by silence.
 */
export function esignNg({ documents }: { documents: string[] }): { electronic_allowed: boolean[] } {
  return { electronic_allowed: documents.map(isElectronicInNigeria) };
}

function isElectronicInNigeria(document: string): boolean {
  const words = document.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.some((word) => NOT_ELECTRONIC_IN_NIGERIA.includes(word))) return false;
  const name = `_${words.join('_')}`;
  if (BUSINESS_PAPERS.some((paper) => name.endsWith(`_${paper}`))) return true;
  throw new RangeError(`Whether “${document}” may be signed electronically in Nigeria is not known here`);
}

/** What the law of each pack says of electronic signatures on simple contracts, for anyone who is about to sign. */
export const ELECTRONIC_SIGNATURE_LAW: Readonly<Record<Jurisdiction, { text: string; source: Source }>> = {
  ng: {
    text: 'An electronic signature is binding in Nigeria, and a person who says that it is not genuine has to show it. It may be proved by the procedure that the signer must have followed.',
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
