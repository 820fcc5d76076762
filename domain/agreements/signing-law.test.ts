import { expect, it } from 'vitest';
import { loanOfAVan } from './fixtures/loan-of-a-van.ts';
import { esignNg, signability } from './signing-law.ts';
import type { AgreementContent, Jurisdiction, Template } from './template.ts';

const content = (execution?: string): AgreementContent => ({
  answers: execution ? { execution } : ({} as AgreementContent['answers']),
  choices: {},
  ownWording: {},
});
const under = (jurisdiction: Jurisdiction): Template => ({ ...loanOfAVan, jurisdiction });

it.each(['ng', 'us-de', 'gb-ew'] as const)('lets a simple contract of %s be signed, and names the law', (law) => {
  expect(signability(under(law), content())).toMatchObject({ allowed: true, source: { checked: true } });
  expect(signability(under(law), content('simple'))).toMatchObject({ allowed: true });
});

it('refuses a deed: in England and Wales for want of a witness in person', () => {
  expect(signability(under('gb-ew'), content('deed'))).toMatchObject({
    allowed: false,
    reason: expect.stringContaining('physically present'),
  });
  expect(signability(under('ng'), content('deed'))).toMatchObject({ allowed: false, source: { checked: false } });
});

it('passes on why a template may not be signed electronically', () => {
  const source = { name: 'A law', checked: true };
  const onPaper: Template = { ...loanOfAVan, signing: { electronic: false, reason: 'It is a will.', source } };
  expect(signability(onPaper, content())).toEqual({ allowed: false, reason: 'It is a will.', source });
});

it('knows what the Cybercrimes Act excepts', () => {
  expect(esignNg({ documents: ['codicil', 'birth_certificate', 'lease'] })).toEqual({
    electronic_allowed: [false, false, true],
  });
});
