import { expect, it } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import { assemble, fixedText } from '#domain/agreements/assemble.ts';
import { signability as signabilityOf } from '#domain/agreements/signing-law.ts';
import { AGREEMENT_KINDS, JURISDICTIONS, type Jurisdiction } from '#domain/agreements/template.ts';
import { answered } from '#tests/agreements/answered.ts';
import { assembledAgreement, signability, storedContent } from './document.ts';
import { agreementTemplate } from './template.ts';

const laws = Object.keys(JURISDICTIONS) as Jurisdiction[];
const offered = AGREEMENT_KINDS.flatMap((kind) =>
  laws.flatMap((law) => {
    const pack = packs[kind][law];
    return 'load' in pack ? [{ kind, law, load: pack.load }] : [];
  }),
);

it.each(offered)('the $kind of $law crosses the wire word for word, answered too', async ({ kind, law, load }) => {
  const template = await load();
  expect(fixedText(agreementTemplate.parse(template))).toBe(fixedText(template));
  const content = answered[kind]?.(law);
  if (!content) throw new Error('write its answers in tests/agreements');
  expect(storedContent.parse(content)).toEqual(content);
  for (const given of [content, { answers: {}, choices: {}, ownWording: { 'nda.term': 'Ours.\nAnd more.' } }]) {
    const document = assemble(template, given);
    expect(assembledAgreement.parse(document)).toEqual(document);
  }
  expect(signability.parse(signabilityOf(template, content))).toEqual(signabilityOf(template, content));
});
