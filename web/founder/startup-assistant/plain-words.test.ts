import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a founder reads of an idea outside of Working, with its dialogs. */
const pages = ['idea', 'idea-report', 'idea-test-kit', 'idea-questions', 'idea-draft', 'idea-draft-report', 'validate'];
const folders = ['validation/intake/said', 'validation/methods/said'];
const readOuts = [
  ...pages.map((name) => `said/${name}.txt`),
  ...folders.flatMap((folder) => readdirSync(`${import.meta.dirname}/${folder}`).map((name) => `${folder}/${name}`)),
];

/** Words of the field that a founder need not know. */
const FIELD =
  /\b(segments?|desk source|churn|cohort|ledger|assumptions?|hypothes[ie]s|artefact|asserted|warm introduction|workaround|interval|p = |TAM|SAM|SOM|LTV|CAC|RICE|Wilson’s|two-sided)\b/gu;

/** Each with what it means beside it; and a name of the demo idea. */
const EXPLAINED = [
  'is the whole market. Investors call it TAM.',
  'is the market you can serve. Investors call it SAM.',
  'is what you can win (SOM).',
  'RICE (Intercom): people told of × change × how sure ÷ hours.',
  'Kasuwa Ledger',
];

/** Next, the Report and the questions; the figures behind them stand in Working. */
const withoutCodes = readOuts.filter((file) => !file.startsWith('validation/methods') && !file.includes('test-kit'));
/** Rules and beliefs by their codes, words of the code, and figures with decimals. */
const CODES = /\b[DVFRPLWC]\d{1,2}\b|\blint\b|\bledger items?\b|\b\d[\d,]*\.\d/gu;

/** What somebody types, an example of it, and sums of months and times that say something else once rounded. */
const DECIMALS = /=== What would they pay: .*|such as 2\.5m?\b|\b\d+\.\d (?:times|months)\b/gu;

/** The text alone: what stands in braces is the page's markup. */
const wordsOf = (readOut: string) =>
  EXPLAINED.reduce((text, phrase) => text.replaceAll(phrase, ''), readOut.replace(/\{[^{}]*\}/gu, ' '));

/** What a founder reads of a readiness check. */
const checkPages = ['check', 'check-comparison', 'check-ledger', 'check-questions', 'check-valuation', 'evaluate'];
const checkFolders = ['readiness/said', 'readiness/said/flow'];
const checkReadOuts = [
  ...checkPages.map((name) => `said/${name}.txt`),
  ...checkFolders.flatMap((folder) =>
    readdirSync(`${import.meta.dirname}/${folder}`)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Words of the code for what the page calls an area, a question or a step. */
const CODE_WORDS = /\b(dimensions?|lens(?:es)?|criteri(?:on|a)|levels?|artefacts?|mandatory|not reached)\b/giu;

/** Of addresses that a press leads to, and of a scale whose ideas some questions follow. */
const NAMES = /^→ .*$|Readiness Levels?\b/gmu;

describe('what a founder reads of a readiness check', () => {
  it.each(checkReadOuts)('%s has no word of the code', (file) => {
    const text = wordsOf(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).replace(NAMES, '');
    expect(text.match(CODE_WORDS) ?? []).toEqual([]);
  });

  it('said/check.txt has decimals and rule numbers only where it is worked out', () => {
    const [open = '', , worked = ''] = splitAtWorking(readFileSync(`${import.meta.dirname}/said/check.txt`, 'utf8'));
    expect(worked).toMatch(/\bR1\./);
    expect(open.match(/\bR\d\b|\d\.\d%/gu) ?? []).toEqual([]);
  });
});

/** The page before the part that works it out, the name of that part, and the part. */
const splitAtWorking = (readOut: string) => readOut.split(/^(## \{id=formulas-title\}.*)$/mu);

describe('what a founder reads of an idea', () => {
  it.each(readOuts)('%s has no word that nobody explains', (file) => {
    const text = wordsOf(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
    expect(text.match(FIELD) ?? []).toEqual([]);
  });

  it.each(withoutCodes)('%s has no code of ours and no decimals', (file) => {
    const text = wordsOf(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).replace(DECIMALS, '');
    expect(text.match(CODES) ?? []).toEqual([]);
  });
});
