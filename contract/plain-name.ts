import type { z } from 'zod';

/** Embeddings, overrides and isolates, which turn the text around, and separators that break a line. */
const turning = /[\u2028-\u202e\u2066-\u2069]/u;
/** Signs that draw nothing: joiners, soft hyphens, fillers of Korean and the blank of Braille. */
const unseen = /[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const address = /:\/\/|(?<![\p{L}\p{N}])www\./iu;
const dotted = /(?<=[\p{L}\p{N}])\.(\p{L}{2,})(?![\p{L}\p{N}])/gu;
/** Domains besides those of countries that mail programs turn into links, the commonest. */
const generic = new Set(
  'app biz blog cc click cloud club com dev edu email finance fun gov group help info ink int life link live loan ltd mil mobi name net news one online org page pay pro sale shop site space store support team tech today top uk vip website win work world xyz zone'.split(
    ' ',
  ),
);
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether mail programs would make a link of it: a scheme, `www.`, or words joined to a domain that exists. */
export function holdsWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC');
  return address.test(plain) || [...plain.matchAll(dotted)].some(([, ending = '']) => isDomain(ending));
}

function isDomain(ending: string): boolean {
  return (
    generic.has(ending.toLowerCase()) ||
    (/^[a-z]{2}$/i.test(ending) && countries.of(ending.toUpperCase()) !== undefined)
  );
}

/** Whether there is something in it and nothing to see. An empty field has a sentence of its own. */
const isUnseen = (name: string): boolean => name !== '' && name.replace(unseen, '') === '';

/**
 * For the names of people and documents: they go into mails and lists that others read, so they can be seen, lead
 * nowhere and turn nothing that stands around them.
 */
export function plainName<S extends z.ZodType<string>>(schema: S) {
  return schema
    .refine((name) => !turning.test(name) && !isUnseen(name), {
      error: 'There are hidden characters in this. Type it again without them.',
    })
    .refine((name) => !holdsWebAddress(name), {
      error: 'A name cannot hold a web address. Leave it out, or put a space after the full stop.',
    });
}

/** A name that is made of what somebody wrote: as it was, without what a name cannot hold. */
export function toPlainName(text: string): string {
  const quiet = text.replace(new RegExp(turning, 'gu'), '').replace(/\p{Cc}+/gu, ' ');
  if (!holdsWebAddress(quiet)) return quiet.trim();
  const parted = quiet.normalize('NFKC').replaceAll('://', ' ').replace(/www\./giu, 'www ').replace(dotted, '. $1');
  return parted.trim();
}
