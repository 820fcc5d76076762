import { describe, expect, it } from 'vitest';
import { assemble, fixedText, plainText, runText } from './assemble.ts';
import { loanOfAVan } from './fixtures/loan-of-a-van.ts';
import { nextQuestion, openDecisions, questions } from './interview.ts';
import type { AgreementContent } from './template.ts';

const lender = {
  kind: 'company' as const,
  name: 'Ọ̀nà Ltd',
  registrationNumber: 'RC 1',
  address: '1 Broad Street, Lagos',
  email: 'hello@ona.example',
  signatoryName: 'Ada Obi',
  signatoryTitle: 'Director',
};
const empty: AgreementContent = { answers: {}, choices: {}, ownWording: {} };
const full: AgreementContent = {
  answers: {
    lender,
    drivers: [
      { name: 'Bola', share: '60' },
      { name: 'Chidi', share: '40', email: 'chidi@example.com' },
    ],
    start: '2026-03-01',
    months: 6,
    paid: true,
    rent: { amountMinor: 123_450, currency: 'NGN' },
  },
  choices: { 'van.term': 'fixed' },
  ownWording: {},
};
const with_ = (change: Partial<AgreementContent['answers']>, content = full): AgreementContent => ({
  ...content,
  answers: { ...content.answers, ...change } as AgreementContent['answers'],
});
const textOf = (content: AgreementContent, computed = {}) => plainText(assemble(loanOfAVan, content, computed));

describe('the document', () => {
  it('prints answers, parts, rows, numbers of clauses and computed values', () => {
    const { clauses } = assemble(loanOfAVan, full, { end: '1 September 2026' });
    expect(clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Term', '2 Rent']);
    expect(clauses[0]?.paragraphs.map((one) => `${one.number} ${runText(one)}`)).toEqual([
      '1.1 Ọ̀nà Ltd of 1 Broad Street, Lagos lends its van from 1 March 2026 for 6 months (6) to Bola and Chidi.',
      '(a) Bola bears 60%.',
      '(b) Chidi bears 40%.',
      '1.2 It ends on 1 September 2026, see clause 2.',
    ]);
    expect(clauses[1]?.paragraphs.map(runText)).toEqual(['The rent is ₦1,234.50.']);
  });

  it('shows a blank for whatever is missing, and lists it', () => {
    const document = assemble(loanOfAVan, empty);
    expect(document.missing.map(({ variable }) => variable)).toEqual(['lender', 'drivers', 'start', 'months', 'paid']);
    expect(plainText(document)).toContain('[____] of [____] lends its van from [____] for [____] ([____]) to [____].');
    expect(plainText(document)).toContain('(a) [____] bears [____].');
    expect(document.clauses[0]?.paragraphs[0]?.runs).toContainEqual({ text: '[____]', variable: 'start', blank: true });
  });

  it('leaves out a clause whose condition does not hold or whose wording is none', () => {
    expect(textOf(with_({ paid: false }))).toContain('2. Gift');
    expect(textOf(with_({ paid: false }))).not.toContain('Rent');
    expect(textOf({ ...with_({ rules: ['No dogs', 'No smoke'] }), choices: { 'van.rules': 'listed' } })).toContain(
      '3. Rules\n3.1 No dogs\n3.2 No smoke',
    );
  });

  it('prints the founder’s own wording as it stands and marks it', () => {
    const own = { ...full, ownWording: { 'van.term': 'Until {{start}}.\n\nOr later.' } };
    const { clauses } = assemble(loanOfAVan, own);
    expect(clauses[0]).toMatchObject({ own: true, title: 'Term' });
    expect(clauses[0]?.paragraphs.map(runText)).toEqual(['Until {{start}}.', 'Or later.']);
    expect(textOf(own)).toContain('1. Term (own wording, outside the reviewed template)');
  });

  it('never runs what is typed as an answer', () => {
    expect(textOf(with_({ lender: { ...lender, name: '{{rent}} {{=end}}' } }))).toContain(
      '{{rent}} {{=end}} of 1 Broad',
    );
  });

  it('has a place to sign for the company and for every driver', () => {
    expect(assemble(loanOfAVan, full).signatures).toEqual([
      { label: 'Lender', name: 'Ada Obi', company: 'Ọ̀nà Ltd', title: 'Director', email: 'hello@ona.example' },
      { label: 'Driver', name: 'Bola', company: null, title: null, email: null },
      { label: 'Driver', name: 'Chidi', company: null, title: null, email: 'chidi@example.com' },
    ]);
  });

  it('has fixed text that moves with its wording only', () => {
    const [term, ...others] = loanOfAVan.clauses;
    if (!term) throw new Error('the template has no clause');
    const changed = { ...loanOfAVan, clauses: [{ ...term, title: 'Duration' }, ...others] };
    expect(fixedText(changed)).not.toBe(fixedText(loanOfAVan));
  });
});

describe('the interview', () => {
  const asked = (content: AgreementContent) => questions(loanOfAVan, content).map(({ variable }) => variable.id);

  it('asks what the standing clauses need, and nothing else', () => {
    expect(asked(empty)).toEqual(['lender', 'drivers', 'start', 'months', 'paid']);
    expect(asked(full)).toEqual(['lender', 'drivers', 'start', 'months', 'paid', 'rent']);
    expect(asked({ ...full, choices: { 'van.rules': 'listed' } })).toContain('rules');
    expect(asked(full)).not.toContain('never');
  });

  it('goes on with the first open question, and ends', () => {
    expect(nextQuestion(loanOfAVan, empty)?.variable.id).toBe('lender');
    expect(nextQuestion(loanOfAVan, with_({ start: '2026-02-30' }))).toMatchObject({ state: 'incomplete' });
    expect(nextQuestion(loanOfAVan, with_({ drivers: [{ name: 'Bola' }] }))?.variable.id).toBe('drivers');
    expect(nextQuestion(loanOfAVan, with_({ lender: { ...lender, signatoryName: '' } }))?.variable.id).toBe('lender');
    expect(nextQuestion(loanOfAVan, full)).toBeUndefined();
  });

  it('keeps a decision open until it is made, not merely suggested', () => {
    const open = (content: AgreementContent) => openDecisions(loanOfAVan, content).map(({ id }) => id);
    expect(open(empty)).toEqual(['term']);
    expect(open({ ...full, choices: {} })).toEqual(['term']);
    expect(open(with_({ rent: '' }))).toEqual(['price']);
    expect(open({ ...full, choices: { 'van.term': 'no such wording' } })).toEqual(['term']);
    expect(open(full)).toEqual([]);
  });
});
