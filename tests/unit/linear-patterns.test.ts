import { globSync, readFileSync } from 'node:fs';
import { parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, it, vi } from 'vitest';

/** Everything that looks at what an AI provider sends. */
const files = globSync('domain/narratives/**/*.ts').filter((file) => !/\.test\.ts$|fixtures/.test(file));

interface Pattern {
  source: string;
  flags: string;
}

/** The patterns that stand in the source as literals. */
function literals(file: string): Pattern[] {
  const found: Pattern[] = [];
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (key, value) => {
    if (key === 'regex' && value) found.push({ source: value.pattern, flags: value.flags });
    return typeof value === 'bigint' || value instanceof RegExp ? undefined : value;
  });
  return found;
}

/** Those that are put together from words when the modules load. */
async function composed(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const Composed = class extends RegExp {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags);
      found.push(this);
    }
  };
  vi.stubGlobal('RegExp', Composed);
  // What another test has loaded loads again.
  vi.resetModules();
  for (const file of files) await import(/* @vite-ignore */ `${process.cwd()}/${file}`);
  vi.unstubAllGlobals();
  return found;
}

const patterns = [...files.flatMap(literals), ...(await composed())];
const each = [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one]))];

it('finds the patterns, those put together from words too', () => {
  expect(each.length).toBeGreaterThan(25);
  expect(each.some(([shown]) => shown.includes('wins|winning|won'))).toBe(true);
});

it.each(['\\s+$', '(?:a+)+b', 'a*a*b', '(?:a|ab)*c*(?:bc)*$'])('knows that %s is not linear', (source) => {
  expect(analyse({ source, flags: 'u' }).reports).not.toEqual([]);
});

it.each(each)('is linear: %s', (_, pattern) => {
  expect(analyse(pattern).reports.map(({ type, character }) => [type, character.literal.source])).toEqual([]);
});

/** What a pattern repeats without a bound. */
function repeated({ source, flags }: Pattern): RegExp[] {
  const found: RegExp[] = [];
  visitRegExpAST(parseRegExpLiteral(`/${source}/${flags}`), {
    onQuantifierEnter({ max, element }) {
      if (max === Number.POSITIVE_INFINITY) found.push(new RegExp(element.raw, flags));
    },
  });
  return found;
}

/**
 * A turn of phrase can begin at each space, so what it repeats without a bound may run over spaces only through words that it
 * names ("now |also "): through any word, it would run to the end from every place where it begins.
 */
const throughAnyWord = (pattern: Pattern) =>
  repeated(pattern).filter(
    (one) => /[[\\.]/u.test(one.source) && ' a big most '.match(one)?.some((match) => match.includes(' ')),
  );

const phrases = each.filter(([, { source }]) => source.startsWith(' (?:') && source.endsWith('(?= )'));

it('knows a turn of phrase that runs on through any word', () => {
  expect(phrases.length).toBeGreaterThan(6);
  expect(throughAnyWord({ source: "big(?: [\\p{L}'-]+)* most", flags: 'gu' })).toHaveLength(1);
});

it.each(phrases)('looks only so far from where it begins: %s', (_, pattern) => {
  expect(throughAnyWord(pattern)).toEqual([]);
});
