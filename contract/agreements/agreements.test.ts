import { describe, expect, it } from 'vitest';
import { saveAgreementContent } from './agreements.ts';
import { answer } from './content.ts';
import { readRedline } from './versions.ts';

const party = {
  kind: 'company',
  name: 'Ọ̀nà Ltd',
  registrationNumber: '',
  address: '',
  email: '',
  signatoryName: '',
  signatoryTitle: '',
};

describe('an answer', () => {
  it.each([
    ['text', '<b>{{rent}}</b>'],
    ['several lines', ['One', 'Two']],
    ['forty lines of five hundred', Array.from({ length: 40 }, () => 'x'.repeat(500))],
    ['a hundred rows', Array.from({ length: 100 }, () => ({}))],
    ['five thousand characters', 'x'.repeat(5000)],
    ['a party with an address of three hundred', { ...party, address: 'x'.repeat(300) }],
    ['a number', 12],
    ['no', false],
    ['money', { amountMinor: 0, currency: 'GBP' }],
    ['a party', party],
    ['rows', [{ name: 'Ada', share: '60', who: party }, {}]],
    ['nothing yet', ''],
  ])('may be %s', (_kind, value) => expect(answer.parse(value)).toEqual(value));

  it.each([
    ['null', null],
    ['a control character', 'a\u0000b'],
    ['a control character in a row', [{ name: 'a\u001bb' }]],
    ['broken text', '\ud800'],
    ['a line too many', Array.from({ length: 41 }, () => 'x')],
    ['a line too long', ['x'.repeat(501)]],
    ['a row too many', Array.from({ length: 101 }, () => ({}))],
    ['a character too many', 'x'.repeat(5001)],
    ['a party with too long an address', { ...party, address: 'x'.repeat(301) }],
    ['half a kobo', { amountMinor: 0.5, currency: 'NGN' }],
    ['another currency', { amountMinor: 1, currency: 'EUR' }],
    ['a party with a role', { ...party, role: 'admin' }],
    ['a row in a row', [{ row: [{ a: 'b' }] }]],
    ['a field that no template has', [{ 'a.b': 'c' }]],
    ['no number', Number.NaN],
  ])('is not %s', (_kind, value) => expect(answer.safeParse(value).success).toBe(false));
});

it('leaves out what would be a prototype', () => {
  expect(answer.parse(JSON.parse('[{"__proto__": "c", "name": "Ada"}]'))).toEqual([{ name: 'Ada' }]);
});

it('says of a part that cannot be kept where it is', () => {
  const save = { revision: 0, editor: 'tab-1', answers: { rent: 'a\u0000b' }, ownWording: { 'van.term': '' } };
  const issues = saveAgreementContent.body.safeParse(save).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['answers.rent', 'ownWording.van.term']);
});

it.each([
  [0, false],
  [1, true],
  [10_000, true],
  [10_001, false],
])('takes %i characters of own wording: %s', (length, taken) => {
  const save = { revision: 0, editor: 'tab-1', ownWording: { 'nda.term': 'x'.repeat(length) } };
  expect(saveAgreementContent.body.safeParse(save).success).toBe(taken);
});

it('compares with the draft unless another version is named', () => {
  expect(readRedline.query.parse({ from: '2' })).toEqual({ from: 2 });
});
