import type { Artefact } from '#domain/readiness/criteria.ts';

/** Artefacts that are made in the product, or that prove more than one criterion. */
export const artefacts = {
  foundersAgreement: {
    artefact: 'A final founders’ agreement, or your signed statement that you are the only founder',
    hours: 5,
    link: { kind: 'document', document: 'founders_agreement' },
  },
  foundersAgreementSigned: {
    artefact: 'A founders’ agreement signed by all, or your signed statement that you are the only founder',
    hours: 2,
    link: { kind: 'document', document: 'founders_agreement' },
  },
  intellectualProperty: {
    artefact: 'A final founders’ agreement, or a signed assignment of your work to the company',
    hours: 5,
    link: { kind: 'document', document: 'founders_agreement' },
  },
  idea: {
    artefact: 'An idea in the validation tool whose answers can all be tested',
    hours: 1,
    link: { kind: 'validation' },
  },
  canvas: { artefact: 'The lean canvas of your idea, every box filled', hours: 2, link: { kind: 'validation' } },
  competitors: { artefact: 'The alternatives of your idea, each with a link', hours: 2, link: { kind: 'validation' } },
  market: {
    artefact: 'The market size of your idea, every factor with its source',
    hours: 4,
    link: { kind: 'validation' },
  },
  unitEconomics: { artefact: 'The price and costs of your idea, per unit', hours: 2, link: { kind: 'validation' } },
  test: { artefact: 'A locked test of your idea', hours: 2, link: { kind: 'validation' } },
  channelTest: {
    artefact: 'A locked test of a way to reach customers with its result',
    hours: 10,
    link: { kind: 'validation' },
  },
  testResult: { artefact: 'A locked test of your idea with its result', hours: 10, link: { kind: 'validation' } },
  log5: { artefact: 'An evidence ledger with five interviews of strangers', hours: 8, link: { kind: 'validation' } },
  log10: { artefact: 'An evidence ledger with ten interviews of strangers', hours: 16, link: { kind: 'validation' } },
  log20: {
    artefact: 'An evidence ledger with twenty interviews of strangers',
    hours: 30,
    link: { kind: 'validation' },
  },
  commitments: {
    artefact: 'An evidence ledger with three strangers who gave time, data or their name',
    hours: 12,
    link: { kind: 'validation' },
  },
  paid1: {
    artefact: 'An evidence ledger with one stranger’s payment and its receipt',
    hours: 15,
    link: { kind: 'validation' },
  },
  paid5: {
    artefact: 'An evidence ledger with five strangers’ payments and their receipts',
    hours: 30,
    link: { kind: 'validation' },
  },
  paid10: {
    artefact: 'An evidence ledger with ten strangers’ payments and their receipts',
    hours: 50,
    link: { kind: 'validation' },
  },
  paid100: {
    artefact: 'An evidence ledger with a hundred strangers’ payments and their receipts',
    hours: 200,
    link: { kind: 'validation' },
  },
  back5: {
    artefact: 'An evidence ledger with five strangers who came back or renewed',
    hours: 30,
    link: { kind: 'validation' },
  },
  back20: {
    artefact: 'An evidence ledger with twenty strangers who came back or renewed',
    hours: 80,
    link: { kind: 'validation' },
  },
  cash3: { artefact: 'A cash ledger of three whole months with your cash balance', hours: 3, link: { kind: 'ledger' } },
  cash12Ahead: { artefact: 'A cash ledger whose balance lasts for twelve months', hours: 40, link: { kind: 'ledger' } },
  employment: {
    artefact: 'A signed employment contract',
    hours: 4,
    link: { kind: 'document', document: 'employment_contract' },
  },
  roles: { artefact: 'A page that says who does what, with the hours a week', hours: 1, link: { kind: 'attach' } },
  skills: {
    artefact: 'A table of the skills that the next step needs, and who has them',
    hours: 2,
    link: { kind: 'attach' },
  },
  forecast: {
    artefact: 'A month-by-month cash forecast for a year, with its assumptions',
    hours: 8,
    link: { kind: 'attach' },
  },
  capTable: { artefact: 'A cap table that adds up to the share register', hours: 4, link: { kind: 'cap_table' } },
  metrics: {
    artefact: 'A sheet of customer figures from at least three months of records',
    hours: 8,
    link: { kind: 'attach' },
  },
  customer5NotContradicted: {
    artefact: 'A validation report whose verdict is Mixed or better',
    hours: 6,
    link: { kind: 'validation' },
  },
  customer8Supported: {
    artefact: 'A validation report that supports the next step',
    hours: 20,
    link: { kind: 'validation' },
  },
  market3Sized: {
    artefact: 'The market size of your idea, counted from the bottom up',
    hours: 2,
    link: { kind: 'validation' },
  },
  businessModel5Test: {
    artefact: 'A locked test of the price with its result',
    hours: 12,
    link: { kind: 'validation' },
  },
  businessModel9Pays: {
    artefact: 'A cash ledger in which no more goes out than comes in',
    hours: 40,
    link: { kind: 'ledger' },
  },
  traction1One: {
    artefact: 'An evidence ledger with one interview of a stranger',
    hours: 2,
    link: { kind: 'validation' },
  },
  traction3Decided: { artefact: 'A dated decision that names its evidence', hours: 1, link: { kind: 'validation' } },
  traction4ThreeTests: { artefact: 'Three locked tests with their results', hours: 24, link: { kind: 'validation' } },
  traction6Back: {
    artefact: 'An evidence ledger with one stranger who came back or renewed',
    hours: 10,
    link: { kind: 'validation' },
  },
  finance1Month: { artefact: 'A cash ledger of one month', hours: 1, link: { kind: 'ledger' } },
  finance5Six: { artefact: 'A cash ledger of six months', hours: 4, link: { kind: 'ledger' } },
  finance5RunwaySix: {
    artefact: 'A cash ledger whose balance lasts for six months',
    hours: 20,
    link: { kind: 'ledger' },
  },
  finance7Twelve: { artefact: 'A cash ledger of twelve months', hours: 6, link: { kind: 'ledger' } },
  legal3Nda: { artefact: 'A final non-disclosure agreement', hours: 1, link: { kind: 'document', document: 'nda' } },
  legal5Staff: {
    artefact: 'Signed contracts of everybody who works for pay',
    hours: 4,
    link: { kind: 'document', document: 'employment_contract' },
  },
  governance6Approval: {
    artefact: 'Articles, a shareholders’ agreement or final round terms that list what shareholders must approve',
    hours: 4,
    link: { kind: 'attach' },
  },
  raisePlan4Dilution: { artefact: 'A before-and-after table of the round', hours: 2, link: { kind: 'cap_table' } },
  raisePlan4Terms: {
    artefact: 'A final SAFE or convertible note, or the terms of the loan or grant',
    hours: 3,
    link: { kind: 'document', document: 'safe' },
  },
} as const satisfies Record<string, Artefact>;
