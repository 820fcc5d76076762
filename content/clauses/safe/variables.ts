import type { Variable } from '#domain/agreements/template.ts';
import { capitalization, companyFormed, investor, otherConvertibles } from '../common/deal-variables.ts';
import { company, effectiveDate } from '../common/variables.ts';

const hasCap = { any: [{ is: ['safe_kind', 'cap'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;
const hasDiscount = { any: [{ is: ['safe_kind', 'discount'] }, { is: ['safe_kind', 'cap_and_discount'] }] } as const;

/** What a SAFE asks under every law. */
export const safeVariables: readonly Variable[] = [
  company,
  companyFormed,
  investor,
  effectiveDate,
  {
    id: 'amount',
    kind: 'money',
    min: 1,
    label: 'Purchase amount',
    question: 'How much does the investor pay?',
    why: 'Divided by the cap it is the part of the company that this SAFE sells.',
    section: 'Money',
  },
  {
    id: 'safe_kind',
    kind: 'choice',
    label: 'Kind of SAFE',
    question: 'What does the investor get for paying early?',
    why: 'This decides at which price the money becomes shares. Nothing in a SAFE matters more.',
    section: 'Money',
    choices: [
      {
        value: 'cap',
        label: 'A valuation cap',
        words: 'post-money valuation cap',
        help: 'The part of the company that is sold is known today: amount ÷ cap. The usual choice.',
      },
      {
        value: 'discount',
        label: 'A discount',
        words: 'discount',
        help: 'Cheaper shares than the next investors get. What is sold stays open until then.',
      },
      {
        value: 'cap_and_discount',
        label: 'A cap and a discount, whichever gives more shares',
        words: 'post-money valuation cap and discount',
        help: 'Better for the investor than either alone. Publishers of standard SAFEs no longer offer it.',
      },
      {
        value: 'mfn',
        label: 'Neither, but the best later terms',
        words: 'most favoured investor, without cap or discount',
        help: 'If a later SAFE or note has better terms, the investor may take over that one as a whole.',
      },
    ],
  },
  {
    id: 'cap',
    kind: 'money',
    min: 1,
    label: 'Post-money valuation cap',
    question: 'What is the post-money valuation cap?',
    why: 'It values the company after all SAFEs and notes, before the next round’s new money. It is not a valuation of today.',
    section: 'Money',
    when: hasCap,
  },
  {
    id: 'discount_percent',
    kind: 'percent',
    label: 'Discount',
    question: 'How many percent below the price of the next round?',
    why: 'Write 20 for a 20% discount. Documents also print the rest, 80%, as the Discount Rate; mixing them up costs a lot.',
    example: '20',
    section: 'Money',
    when: hasDiscount,
  },
  {
    id: 'pro_rata',
    kind: 'yes_no',
    label: 'Right to invest again',
    question: 'May the investor put money into the next round to keep their share?',
    why: 'Given to everybody it fills the next round before its lead investor arrives; give it to few.',
    section: 'Rights',
  },
  ...capitalization,
  ...otherConvertibles,
];
