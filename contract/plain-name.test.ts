import { describe, expect, it } from 'vitest';
import { personName } from './accounts/identity.ts';
import { documentNameBody } from './documents/documents.ts';
import { holdsWebAddress, toPlainName } from './plain-name.ts';
import { requestSigningBody } from './signing/signing.ts';

const leading = [
  'http://evil.example/pay <b>x</b>',
  'Pay at https://evil.example',
  'ftp://x',
  'www.evil',
  'WWW.evil.com',
  'evil.com',
  'Ada, evil.com/pay',
  'Ada evil.ng',
  'a.co',
  'Evil．com',
  'ada@evil.io',
  'bank-login.xyz!',
];
const honest = [
  'Ada Okafor',
  'St. John',
  'J.R.R. Tolkien',
  'Dr.Okafor',
  'Ọláńrewájú Adébáyọ̀',
  'Report v1.2',
  'deck.pdf',
  'Node.js course',
  'Q3: cash / runway',
  'Sixth.',
];

describe('a name', () => {
  it.each(leading)('that leads somewhere is refused: %s', (name) => {
    expect(holdsWebAddress(name)).toBe(true);
    expect(personName.safeParse(name).success).toBe(false);
    expect(documentNameBody.safeParse({ name }).success).toBe(false);
    const signer = { label: 'Party', name, email: 'ada@cairn.example' };
    expect(requestSigningBody.safeParse({ versionNumber: 1, signers: [signer], inOrder: false }).success).toBe(false);
    expect(holdsWebAddress(toPlainName(name))).toBe(false);
  });

  it.each(honest)('that leads nowhere is taken: %s', (name) => {
    expect(documentNameBody.parse({ name })).toEqual({ name });
    expect(personName.parse(name)).toBe(name);
    expect(toPlainName(name)).toBe(name);
  });

  it.each(['\u202a', '\u202e', '\u2066', '\u2069', '\u2028'])(
    'that holds the hidden character %j is refused',
    (hidden) => {
      const name = `invoice${hidden}fdp`;
      for (const result of [personName.safeParse(name), documentNameBody.safeParse({ name })])
        expect(result.error?.issues[0]?.message).toBe(
          'There are hidden characters in this. Type it again without them.',
        );
      expect(toPlainName(name)).toBe('invoicefdp');
    },
  );

  it('says what to do about a web address', () => {
    expect(personName.safeParse('evil.com').error?.issues[0]?.message).toBe(
      'A name cannot hold a web address. Leave it out, or put a space after the full stop.',
    );
  });
});
