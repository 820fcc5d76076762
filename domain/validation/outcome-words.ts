import type { EvidenceLevel, EvidenceSide } from './evidence.ts';

/** What somebody did, read from the first words after them; `level` null where it is that of what the others did. */
export type OutcomeWords = { side: EvidenceSide; level: EvidenceLevel | null; length: number };

const NOT =
  "(?:did not|didn't|didnt|do not|don't|would not|wouldn't|could not|couldn't|will not|won't|cannot|can't|no|nor|not|never|neva|refused? to|declined to|no gree)";
const PAY = '(?:pay|paid|buy|bought|order|ordered)';

/** The first that fits counts: what is denied comes before what is said. */
const PHRASES: readonly [EvidenceSide, EvidenceLevel | null, string][] = [
  ['against', 'L6', `${NOT} (?:come back|came back|renew(?:ed)?|re-?order(?:ed)?|continue[d]?)`],
  ['against', 'L5', `${NOT} (?:even )?${PAY}`],
  [
    'against',
    'L5',
    "(?:said|say|told me) (?:it|e|na|it is|it was|it's|price)? ?(?:is |be )?too (?:cost|expensive|dear|much|high)",
  ],
  ['against', 'L5', '(?:asked for|wanted|want) (?:a |their |dem )?(?:refund|money back)'],
  ['against', 'L4', `${NOT} (?:sign(?:ed)?(?: up)?|register(?:ed)?|join(?:ed)?|book(?:ed)?)`],
  ['against', 'L2', `${NOT} (?:like|liked|want|wanted|need|needed|care|use)`],
  ['against', 'L2', '(?:were |was |are |is )?(?:not|no|nor) (?:really )?interested'],
  ['against', null, `${NOT} (?:agree|agreed|gree|accept|accepted)`],
  ['for', 'L5', '(?:left|gave|dropped|made|put down|pay|paid) (?:me )?(?:a |their |small )?deposits?'],
  ['against', 'L6', '(?:left|cancelled|canceled|stopped|quit)'],
  ['against', null, '(?:said|say|sey|talk say|answered) no(?! problem| wahala)'],
  ['against', null, '(?:refused?|declined|rejected|walked away|turned (?:me|us|it|him|her) down|no(?= *$))'],
  ['for', 'L6', '(?:came back|come back|don come back|bought again|paid again|renewed|re-?ordered)'],
  [
    'for',
    'L2',
    `(?:promised|agreed|agree|gree|would|will|go|said (?:they|dem) (?:would|will|go)|say dem go|want(?:ed)?) (?:to )?${PAY}`,
  ],
  ['for', 'L5', PAY],
  ['for', 'L4', '(?:signed(?: up)?|registered|joined|booked)'],
  [
    'for',
    'L2',
    '(?:said|say|sey|answered) yes|yes(?= *$)|agreed|agree|gree|accepted|liked|like|want(?:ed)?|(?:were |was |are )?interested',
  ],
];

const READERS = PHRASES.map(([side, level, words]) => ({
  side,
  level,
  reader: new RegExp(`^(?:${words})(?![\\p{L}'])`, 'u'),
}));

/** Reads "no gree", "refused to pay" or "paid" at the start of a text in small letters; null where it begins otherwise. */
export function outcomeOf(text: string): OutcomeWords | null {
  for (const { side, level, reader } of READERS) {
    const [words] = reader.exec(text) ?? [];
    if (words !== undefined) return { side, level, length: words.length };
  }
  return null;
}
