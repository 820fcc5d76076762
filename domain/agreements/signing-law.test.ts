import { expect, it } from 'vitest';
import { loanOfAVan } from './fixtures/loan-of-a-van.ts';
import { esignNg, signability } from './signing-law.ts';
import { AGREEMENT_KINDS, type AgreementContent, type Jurisdiction, type Template } from './template.ts';

const content: AgreementContent = { answers: {}, choices: {}, ownWording: {} };
const under = (jurisdiction: Jurisdiction): Template => ({ ...loanOfAVan, jurisdiction });

it.each(['ng', 'us-de', 'gb-ew'] as const)('lets a simple contract of %s be signed, and names the law', (law) => {
  expect(signability(under(law), content)).toMatchObject({ allowed: true, source: { checked: true } });
});

it('refuses what says of itself that it is signed on paper', () => {
  const [term] = loanOfAVan.clauses;
  const paper = {
    id: 'paper',
    label: 'On paper',
    text: ['On paper.'],
    plain: 'Paper.',
    favours: 'both sides',
  } as const;
  const electronic = { ...paper, id: 'electronic', text: ['By link.'] };
  if (!term) throw new Error('the template has no clause');
  const clause = { ...term, id: 'common.electronic_signature', alternatives: [electronic, paper] as const };
  const template: Template = { ...loanOfAVan, clauses: [clause] };
  const chosen = { ...content, choices: { 'common.electronic_signature': 'paper' } };
  expect(signability(template, content)).toMatchObject({ allowed: true });
  expect(signability(template, chosen)).toEqual({
    allowed: false,
    reason:
      'The document itself says that it is signed on paper. Print it, or choose the other wording of that clause.',
    source: { name: 'The clause on signatures of this document', checked: true },
  });
});

it('passes on why a template may not be signed electronically', () => {
  const source = { name: 'A law', checked: true };
  const onPaper: Template = { ...loanOfAVan, signing: { electronic: false, reason: 'It is a will.', source } };
  expect(signability(onPaper, content)).toEqual({ allowed: false, reason: 'It is a will.', source });
});

it('knows what the Cybercrimes Act excepts', () => {
  expect(esignNg({ documents: ['codicil', 'birth_certificate', 'lease'] })).toEqual({
    electronic_allowed: [false, false, true],
  });
  const excepted = ['testamentary', 'utility_termination', 'Drug recall', 'dangerous_goods_instrument', 'Will'];
  expect(esignNg({ documents: excepted }).electronic_allowed).toEqual(excepted.map(() => false));
  const mixed = ['divorce_agreement', 'Founders’ Agreement', 'convertible-note'];
  expect(esignNg({ documents: mixed }).electronic_allowed).toEqual([false, true, true]);
});

it.each(
  `will codicil testament testamentary death birth marriage marital divorce adoption custody family matrimonial
  court affidavit pleading pleadings motion writ summons judgment utility
  dangerous hazardous drug drugs chemical chemicals pharmaceutical`.match(/\w+/g) ?? [],
)('takes whatever is about a %s for excepted, also where it is called an agreement', (word) => {
  expect(esignNg({ documents: [`${word}_agreement`] }).electronic_allowed).toEqual([false]);
});

it.each(
  `nda safe agreement contract note terms lease letter offer grant plan assignment term_sheet invoice receipt quote
  purchase_order proposal policy resolution minutes licence license subscription warranty guarantee loan consent
  deed_of_assignment`.match(/\w+/g) ?? [],
)('takes a %s for a paper of business', (paper) => {
  expect(esignNg({ documents: [`our_${paper}`] }).electronic_allowed).toEqual([true]);
});

it('knows every kind of document that this product makes', () => {
  const kinds = AGREEMENT_KINDS;
  expect(esignNg({ documents: [...kinds] }).electronic_allowed).toEqual(kinds.map(() => true));
});

it.each(['', 'horoscope', 'constructor'])('refuses %o, which it does not know, instead of allowing it', (document) => {
  expect(() => esignNg({ documents: [document] })).toThrow(RangeError);
});
