import { describe, expect, it } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import { assemble, plainText } from '#domain/agreements/assemble.ts';
import { checkAgreement } from '#domain/agreements/checks/check-agreement.ts';
import { computedTexts } from '#domain/agreements/computed/computed-texts.ts';
import { dealPreview } from '#domain/agreements/deal-preview.ts';
import { BLANK } from '#domain/agreements/format-answer.ts';
import { openDecisions } from '#domain/agreements/interview.ts';
import type { AgreementContent, AgreementKind, Jurisdiction, Template } from '#domain/agreements/template.ts';
import { answeredConvertibleNote } from './convertible-note.ts';
import { sum } from './deal.ts';
import { answeredOptionGrant, answeredTermSheet } from './equity-terms.ts';
import { answeredSafe } from './safe.ts';

const LAWS: Record<'safe' | 'convertible_note' | 'equity_terms', readonly Jurisdiction[]> = {
  safe: ['ng', 'us-de'],
  convertible_note: ['ng', 'us-de', 'gb-ew'],
  equity_terms: ['ng', 'us-de', 'gb-ew'],
};

async function load(kind: AgreementKind, law: Jurisdiction): Promise<Template> {
  const entry = packs[kind][law];
  if (!('load' in entry)) throw new Error(entry.missing);
  return entry.load();
}

const withAnswers = (content: AgreementContent, answers: AgreementContent['answers'], drop: string[] = []) => ({
  ...content,
  answers: Object.fromEntries(Object.entries({ ...content.answers, ...answers }).filter(([id]) => !drop.includes(id))),
});
const discounted = (law: Jurisdiction) =>
  withAnswers(answeredSafe(law), { safe_kind: 'discount', discount_percent: '20' }, ['cap']);
const favoured = (law: Jurisdiction) => withAnswers(answeredSafe(law), { safe_kind: 'mfn' }, ['cap']);

/** Every form of the three documents, by name. */
const FORMS = [
  ['safe with a cap', 'safe', answeredSafe],
  ['safe with a discount', 'safe', discounted],
  [
    'safe with both',
    'safe',
    (law: Jurisdiction) => withAnswers(answeredSafe(law), { safe_kind: 'cap_and_discount', discount_percent: '20' }),
  ],
  ['safe with the best later terms', 'safe', favoured],
  ['note that is extended', 'convertible_note', answeredConvertibleNote],
  [
    'note that converts at an agreed valuation',
    'convertible_note',
    (law: Jurisdiction) =>
      withAnswers(
        answeredConvertibleNote(law),
        { note_terms: 'uncapped', maturity_action: 'convert', maturity_valuation: sum(law, 4_000_000) },
        ['cap', 'discount_percent', 'extension_months'],
      ),
  ],
  ['term sheet', 'equity_terms', answeredTermSheet],
  [
    'term sheet with the pool after the round',
    'equity_terms',
    (law: Jurisdiction) => withAnswers(answeredTermSheet(law), { pool_in_pre_money: false }),
  ],
  ['option grant', 'equity_terms', answeredOptionGrant],
] as const;
const cases = FORMS.flatMap(([name, kind, content]) => LAWS[kind].map((law) => ({ name, kind, law, content })));

it.each(cases)('$name, $law: no blank, nothing open, nothing blocked, computed values in the text', async (one) => {
  const template = await load(one.kind, one.law);
  const content = one.content(one.law);
  const computed = computedTexts(template, content);
  const document = assemble(template, content, computed);
  expect(document.missing).toEqual([]);
  expect(plainText(document)).not.toContain(BLANK);
  expect(openDecisions(template, content)).toEqual([]);
  expect(checkAgreement(template, content).filter(({ severity }) => severity === 'block')).toEqual([]);
  expect(document.signatures.map(({ name }) => name)).not.toContain(null);
  expect(document.signatures).toHaveLength(2);
});

describe('what a document computes', () => {
  it('prints Example 1 of the Post-Money SAFE User Guide to the share', async () => {
    const template = await load('safe', 'us-de');
    expect(computedTexts(template, answeredSafe('us-de'))).toEqual({
      safe_percent: '10%',
      safe_total_percent: '15%',
      discount_rate: null,
      company_capitalization: '11,764,705',
      safe_price: '$0.6800',
      safe_shares: '1,176,470',
      other_convertibles_terms: 'First Light Angels: SAFE, $200,000.00, post-money cap $4,000,000.00',
    });
  });

  it('prints a discount of 20% as a Discount Rate of 80%', async () => {
    const template = await load('safe', 'us-de');
    expect(computedTexts(template, discounted('us-de'))).toMatchObject({ discount_rate: '80%', safe_percent: null });
  });

  it('leaves a blank while a figure is missing, or when the caps sell the whole company', async () => {
    const template = await load('safe', 'us-de');
    const unknown = withAnswers(answeredSafe('us-de'), {}, ['promised_options']);
    expect(computedTexts(template, unknown)).toMatchObject({ safe_percent: '10%', safe_price: null });
    const sold = withAnswers(answeredSafe('us-de'), { amount: sum('us-de', 7_600_000) });
    expect(computedTexts(template, sold)).toMatchObject({ safe_total_percent: '100%', safe_shares: null });
  });

  it('counts interest by the method of the note', async () => {
    const template = await load('convertible_note', 'us-de');
    const dated = { effective_date: '2023-11-20', maturity_months: 16 };
    const note = withAnswers(answeredConvertibleNote('us-de'), dated);
    expect(computedTexts(template, note)).toMatchObject({
      maturity_date: '20 March 2025',
      interest_at_maturity: '$12,782.47',
      balance_at_maturity: '$132,782.47',
      cap_break_even: '$6,250,000.00',
      discount_rate: '80%',
    });
    const thirty = withAnswers(note, { day_count: '30/360' });
    expect(computedTexts(template, thirty)).toMatchObject({ interest_at_maturity: '$12,800.00' });
    const compound = withAnswers(note, { interest_method: 'annual' });
    expect(computedTexts(template, compound).interest_at_maturity).not.toBe('$12,782.47');
  });

  it('shows who pays for the pool: Venture Hacks’ example', async () => {
    const template = await load('equity_terms', 'us-de');
    const shuffle = withAnswers(
      answeredTermSheet('us-de'),
      {
        pre_money: sum('us-de', 8_000_000),
        new_money: sum('us-de', 2_000_000),
        pool_percent: '20',
        capitalization_shares: 6_000_000,
        granted_options: 0,
        promised_options: 0,
        unissued_pool: 0,
        has_other_convertibles: false,
      },
      ['other_convertibles'],
    );
    expect(computedTexts(template, shuffle)).toMatchObject({
      price_per_share: '$1.0000',
      new_shares: '2,000,000',
      new_money_percent: '20%',
      pool_increase: '2,000,000',
      effective_pre_money: '$6,000,000.00',
      board_size: '3 directors',
      vesting_first_date: '31 January 2027',
      vesting_end_date: '31 January 2030',
    });
    const after = withAnswers(shuffle, { pool_in_pre_money: false });
    expect(computedTexts(template, after)).toMatchObject({
      price_per_share: '$1.3333',
      effective_pre_money: '$8,000,000.00',
    });
  });

  it('counts an option grant', async () => {
    const template = await load('equity_terms', 'us-de');
    expect(computedTexts(template, answeredOptionGrant('us-de'))).toMatchObject({
      grant_percent: '0.48%',
      exercise_total: '$5,760.00',
      vesting_first_number: '12,000',
      vesting_first_date: '1 November 2027',
      expiry_day: '1 December 2036',
    });
  });
});

describe('preview before signing', () => {
  it('shows a SAFE and a note in a round at three valuations', async () => {
    const safe = dealPreview(await load('safe', 'us-de'), answeredSafe('us-de'));
    if (safe.type !== 'convertible') throw new Error(JSON.stringify(safe));
    expect(safe.preview.breakEvenMinor).toBe(800_000_000);
    expect(safe.preview.scenarios?.map(({ key }) => key)).toEqual(['low', 'break_even', 'high']);
    expect(safe.leavesOut).toContain('other SAFEs');

    const note = dealPreview(await load('convertible_note', 'gb-ew'), answeredConvertibleNote('gb-ew'));
    if (note.type !== 'convertible') throw new Error(JSON.stringify(note));
    const rows = note.preview.scenarios?.[2]?.table.rows ?? [];
    expect(rows.find(({ kind }) => kind === 'note')).toMatchObject({ name: 'Zoë Carter' });
    expect(note.leavesOut).toBeNull();
  });

  it('needs an expected valuation without a cap', async () => {
    const template = await load('safe', 'us-de');
    const without = dealPreview(template, discounted('us-de'));
    expect(without).toMatchObject({ type: 'convertible', preview: { scenarios: null } });
    const expected = dealPreview(template, discounted('us-de'), 1_000_000_000);
    if (expected.type !== 'convertible') throw new Error(JSON.stringify(expected));
    expect(expected.preview.scenarios).toHaveLength(3);
  });

  it('shows the round of a term sheet with the earlier SAFE, in the price that the text states', async () => {
    const template = await load('equity_terms', 'us-de');
    const shown = dealPreview(template, answeredTermSheet('us-de'));
    if (shown.type !== 'round') throw new Error(JSON.stringify(shown));
    expect(shown.table.rows.map(({ kind }) => kind)).toEqual(['holder', 'options', 'pool', 'safe', 'new_money']);
    const { price_per_share: printed } = computedTexts(template, answeredTermSheet('us-de'));
    expect(printed).toBe(`$${shown.table.round?.price}`);
  });

  it('leaves promised options out of the price where the wording does', async () => {
    const template = await load('equity_terms', 'us-de');
    const sheet = answeredTermSheet('us-de');
    const without = { ...sheet, choices: { ...sheet.choices, 'equity.fully_diluted': 'granted_only' } };
    const price = (content: AgreementContent) => Number(computedTexts(template, content).price_per_share?.slice(1));
    expect(price(without)).toBeGreaterThan(price(sheet));
  });

  it('says why there is none', async () => {
    const safe = await load('safe', 'us-de');
    const reason = (preview: ReturnType<typeof dealPreview>) => (preview.type === 'none' ? preview.reason : null);
    expect(reason(dealPreview(safe, { answers: {}, choices: {}, ownWording: {} }))).toMatch(/first\.$/);
    const mixed = withAnswers(answeredSafe('us-de'), { cap: sum('gb-ew', 8_000_000) });
    expect(reason(dealPreview(safe, mixed))).toContain('currency');
    const equity = await load('equity_terms', 'ng');
    expect(reason(dealPreview(equity, answeredOptionGrant('ng')))).toContain('exercised');
    const note = answeredConvertibleNote('us-de');
    const stacked = { ...note, choices: { ...note.choices, 'note.price': 'stacked' } };
    expect(reason(dealPreview(await load('convertible_note', 'us-de'), stacked))).toContain('on top');
  });
});
