import { isGiven, isMoney, rowsOf } from './answers.ts';
import { standingClauses } from './interview.ts';
import { signability } from './signing-law.ts';
import type { AgreementContent, AgreementKind, Template } from './template.ts';

/** A reason to have a lawyer look before anybody signs. */
export type ReviewFlag = { id: string; message: string; variables: string[]; clauses: string[] };

type Look = {
  template: Template;
  content: AgreementContent;
  /** The wording of each standing clause. */
  wordings: ReadonlyMap<string, string>;
};
type FlagRule = {
  id: string;
  message: string;
  kinds?: readonly AgreementKind[];
  variables?: readonly string[];
  /** Clause → the wordings that raise the flag. */
  wordings?: Readonly<Record<string, readonly string[]>>;
  raised?: (look: Look) => boolean;
};

/**
 * When a lawyer must have a look (methods.md §5.9, this product's own convention): a document is final only once the founder
 * has said of each that they have read it. Flags for what no template asks, such as tax elections, are in the notices.
 */
export function reviewFlags(template: Template, content: AgreementContent): ReviewFlag[] {
  const standing = standingClauses(template, content);
  const own = standing.filter((one) => one.own !== undefined).map(({ clause }) => clause.id);
  const wordings = new Map(
    standing.filter((one) => one.own === undefined).map((one) => [one.clause.id, one.wording.id]),
  );
  const look = { template, content, wordings };
  const found = REVIEW_RULES.filter(({ kinds }) => !kinds || kinds.includes(template.kind)).flatMap((rule) => {
    const clauses = Object.entries(rule.wordings ?? {})
      .filter(([clause, flagged]) => flagged.includes(wordings.get(clause) ?? ''))
      .map(([clause]) => clause);
    if (clauses.length === 0 && !rule.raised?.(look)) return [];
    return [{ id: rule.id, message: rule.message, variables: [...(rule.variables ?? [])], clauses }];
  });
  const message = 'You wrote clauses in your own words: nobody has reviewed them.';
  return own.length > 0 ? [{ id: 'own_wording', message, variables: [], clauses: own }, ...found] : found;
}

/** A restraint of more than a year, and a drag-along below three quarters, need a reason that a court accepts. */
const LIMITS = { restraintMonths: 12, dragPercent: 75 } as const;
const INSTRUMENTS: readonly AgreementKind[] = ['safe', 'convertible_note', 'equity_terms'];

export const REVIEW_RULES: readonly FlagRule[] = [
  {
    id: 'not_electronic',
    message: 'This may not be signed electronically here.',
    raised: ({ template, content }) => !signability(template, content).allowed,
  },
  {
    id: 'own_safe_text',
    message:
      'This SAFE is this product’s own text. An investor may expect a published form, and a lawyer should compare them.',
    kinds: ['safe'],
    raised: () => true,
  },
  {
    id: 'cap_and_discount',
    message:
      'A cap together with a discount is not among the published forms: say to your investor which price applies when.',
    kinds: ['safe'],
    variables: ['safe_kind'],
    raised: ({ content }) => content.answers.safe_kind === 'cap_and_discount',
  },
  {
    id: 'foreign_money',
    message:
      'Money in a foreign currency, or from an investor abroad, has rules of its own on bringing it in and taking it out again.',
    kinds: INSTRUMENTS,
    variables: ['amount', 'principal', 'new_money'],
    wordings: {
      'safe.money_from_abroad': ['certificate'],
      'note.money_from_abroad': ['certificate'],
      'safe.investor_statements': ['outside_us'],
    },
    raised: ({ template, content }) => isForeign(template, content),
  },
  {
    id: 'preference',
    message:
      'A liquidation preference other than once, not participating, takes from you what you may expect to receive in a sale.',
    kinds: ['equity_terms'],
    variables: ['liquidation_multiple', 'participation'],
    wordings: { 'equity.liquidation': ['capped', 'full'] },
    raised: ({ content, wordings }) =>
      wordings.has('equity.liquidation') && !['1', undefined].includes(choice(content, 'liquidation_multiple')),
  },
  {
    id: 'full_ratchet',
    message: 'A full ratchet gives the investor the lowest later price for all shares, however few are sold at it.',
    kinds: ['equity_terms'],
    variables: ['anti_dilution'],
    wordings: { 'equity.anti_dilution': ['full_ratchet'] },
  },
  {
    id: 'low_drag',
    message: `Less than ${LIMITS.dragPercent}% of the shares can force everybody else to sell.`,
    variables: ['drag_threshold_percent'],
    raised: ({ content: { answers }, wordings }) =>
      ['founders.drag_along', 'equity.drag_along'].some(
        (clause) => ![undefined, 'none'].includes(wordings.get(clause)),
      ) &&
      isGiven(answers.drag_threshold_percent) &&
      Number(answers.drag_threshold_percent) < LIMITS.dragPercent,
  },
  {
    id: 'leaver_loses_vested',
    message: 'A bad leaver loses even vested shares. Courts look closely at such a term.',
    kinds: ['founders_agreement'],
    wordings: { 'founders.leaver_price': ['bad_loses_all'], 'founders.leaver': ['strict'] },
  },
  {
    id: 'long_restraint',
    message: `A restraint of more than ${LIMITS.restraintMonths} months after somebody has left is often not enforced.`,
    variables: ['restraint_months', 'non_solicit_months'],
    raised: ({ content: { answers } }) =>
      Math.max(Number(answers.restraint_months ?? 0), Number(answers.non_solicit_months ?? 0)) > LIMITS.restraintMonths,
  },
  {
    id: 'non_compete',
    message: 'A ban on competing is enforced only as far as it is reasonable, and in some places not at all.',
    wordings: { 'founders.restraint': ['non_compete'], 'employment.restraint': ['non_compete'] },
  },
  {
    id: 'employed_elsewhere',
    message: 'A founder works for somebody else or at a university, which may own what they make.',
    kinds: ['founders_agreement'],
    variables: ['outside_employer'],
    raised: ({ content }) => content.answers.outside_employer === true,
  },
  {
    id: 'grant_without_board',
    message: 'Shares are promised to somebody who works for you before the board has approved it.',
    kinds: ['equity_terms'],
    variables: ['board_approved'],
    wordings: { 'grant.approval': ['condition'] },
  },
  {
    id: 'existing_convertibles',
    message:
      'Other SAFEs or notes are open. Have somebody check that their terms allow this one, and what they say of it.',
    kinds: INSTRUMENTS,
    variables: ['other_convertibles'],
    raised: ({ content }) => rowsOf(content.answers.other_convertibles).length > 0,
  },
  {
    id: 'company_not_formed',
    message: 'The company is not formed yet: nobody can promise its shares before it exists.',
    variables: ['company_formed'],
    raised: ({ content }) => content.answers.company_formed === false,
  },
  {
    id: 'nigerian_shares',
    message:
      'A Nigerian company needs authority to allot these shares and makes filings after it, and preferred shares exist only if its articles create such a class.',
    kinds: ['safe', 'convertible_note'],
    variables: ['company'],
    raised: ({ template }) => template.jurisdiction === 'ng',
  },
  {
    id: 'residuals',
    message: 'With residuals, the side that receives your information may use what they remember of it.',
    kinds: ['nda'],
    wordings: { 'nda.residuals': ['on'] },
  },
];

/** The currency that the law's own companies keep their books in. */
const HOME_CURRENCY = { ng: 'NGN', 'us-de': 'USD', 'gb-ew': 'GBP' } as const;

function isForeign({ jurisdiction }: Template, { answers }: AgreementContent): boolean {
  const sums = [answers.amount, answers.principal, answers.new_money].filter((answer) => isMoney(answer));
  return sums.some(({ currency }) => currency !== HOME_CURRENCY[jurisdiction]);
}

function choice(content: AgreementContent, variable: string): string | undefined {
  const answer = content.answers[variable];
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}
