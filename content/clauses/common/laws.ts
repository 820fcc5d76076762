import type { Choice, Jurisdiction, Source } from '#domain/agreements/template.ts';

/** What the shared clauses say differently under each law. */
export type Law = {
  id: Jurisdiction;
  /** As a document names it: "the laws of …". */
  laws: string;
  /** Short, for notices: "Nigerian law". */
  name: string;
  forums: readonly [Choice, ...Choice[]];
  dataProtectionLaw: string;
  dataSources: readonly [Source, ...Source[]];
  signatureSources: readonly [Source, ...Source[]];
  /** Said of an electronic signature besides that it binds. */
  signatureWords: string;
};

const arbitration: Choice = {
  value: 'arbitration',
  label: 'Arbitration',
  help: 'Private and final, but the parties pay the arbitrator.',
};

const ng: Law = {
  id: 'ng',
  laws: 'the laws of the Federal Republic of Nigeria',
  name: 'Nigerian law',
  forums: [
    { value: 'lagos_courts', label: 'Courts of Lagos State', words: 'the courts of Lagos State, Nigeria' },
    {
      value: 'abuja_courts',
      label: 'Courts of the Federal Capital Territory',
      words: 'the courts of the Federal Capital Territory, Nigeria',
    },
    { value: 'nigeria_courts', label: 'Any competent court in Nigeria', words: 'the courts of Nigeria' },
    arbitration,
  ],
  dataProtectionLaw: 'the Nigeria Data Protection Act 2023 and the regulations and directives made under it',
  dataSources: [{ name: 'Nigeria Data Protection Act 2023, s.40', checked: true }],
  signatureSources: [
    { name: 'Evidence Act 2011, ss.84 and 93(2)–(3) (Nigeria)', checked: true },
    { name: 'Evidence (Amendment) Act 2023, ss.84A–84D (Nigeria)', checked: true },
    { name: 'Cybercrimes Act 2015, s.17 (Nigeria)', checked: true },
  ],
  signatureWords:
    'The record of signing that is kept with this agreement may be produced as evidence of who signed, when and how.',
};

const usDe: Law = {
  id: 'us-de',
  laws: 'the laws of the State of Delaware, United States of America, without regard to its rules on conflict of laws',
  name: 'Delaware law',
  forums: [
    {
      value: 'delaware_courts',
      label: 'Courts in Delaware',
      words: 'the state and federal courts located in the State of Delaware',
    },
    arbitration,
  ],
  dataProtectionLaw: 'the federal and state laws on privacy and on breaches of data that apply to it',
  dataSources: [
    { name: 'Which state privacy laws apply depends on the people concerned: ask a lawyer', checked: false },
  ],
  signatureSources: [{ name: 'ESIGN Act, 15 U.S.C. ch. 96', checked: true }],
  signatureWords: 'A signature, contract or record is not denied effect only because it is in electronic form.',
};

const gbEw: Law = {
  id: 'gb-ew',
  laws: 'the laws of England and Wales',
  name: 'the law of England and Wales',
  forums: [
    { value: 'england_wales_courts', label: 'Courts of England and Wales', words: 'the courts of England and Wales' },
    arbitration,
  ],
  dataProtectionLaw: 'the UK GDPR and the Data Protection Act 2018',
  dataSources: [
    { name: 'UK GDPR and Data Protection Act 2018: named here, not read for this template', checked: false },
  ],
  signatureSources: [
    { name: 'Law Commission, Electronic execution of documents (Law Com No 386, 2019)', checked: true },
  ],
  signatureWords: 'The parties do not intend this agreement to take effect as a deed.',
};

export const LAWS = { ng, 'us-de': usDe, 'gb-ew': gbEw } as const satisfies Record<Jurisdiction, Law>;
