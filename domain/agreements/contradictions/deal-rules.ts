import { Fraction } from '../../fraction.ts';
import { type Answer, isGiven, isMoney, isParty } from '../answers.ts';
import type { AgreementKind } from '../template.ts';
import {
  between,
  type ComparedAgreement,
  differs,
  type Finding,
  fold,
  isGrant,
  percentText,
  type Rule,
  text,
} from './contradiction.ts';

const INSTRUMENTS: readonly AgreementKind[] = ['safe', 'convertible_note'];

/** Pools, instruments and grants. */
export const DEAL_RULES: readonly Rule[] = [
  differs('pool_size', 'check', 'The option pool has two sizes', ['pool_percent'], ({ answers }) =>
    positivePercent(answers.pool_percent),
  ),
  { id: 'pool_missing', find: poolMissing },
  differs(
    'capitalization',
    'check',
    'The number of shares before the deal is not the same',
    ['capitalization_shares'],
    ({ answers }) => text(answers.capitalization_shares),
  ),
  { id: 'instrument_before_company', find: instrumentBeforeCompany },
  { id: 'safes_sell_too_much', find: safesSellTooMuch },
  { id: 'same_instrument_twice', find: sameInstrumentTwice },
  { id: 'two_currencies', find: twoCurrencies },
  { id: 'better_terms_after_mfn', find: betterTermsAfterMfn },
  { id: 'grants_exceed_pool', find: grantsExceedPool },
];

/** Perhaps meant: the pool may change with a round. Only agreements that can have a pool, and where the question was answered. */
function poolMissing(agreements: readonly ComparedAgreement[]): Finding[] {
  const asked = agreements.filter(({ answers }) => isGiven(answers.pool_percent));
  const withPool = asked.find(({ answers }) => positivePercent(answers.pool_percent));
  const without = asked.find(({ answers }) => !positivePercent(answers.pool_percent));
  if (!withPool || !without) return [];
  return [
    {
      severity: 'check',
      message: `There is an option pool in ${withPool.name} and none in ${without.name}.`,
      ...between(withPool, without, ['pool_percent']),
    },
  ];
}

/** An agreement made before the company was formed stays as it is; what says itself that the company exists came after. */
function instrumentBeforeCompany(agreements: readonly ComparedAgreement[]): Finding[] {
  const unformed = agreements.find(({ answers }) => answers.company_formed === false);
  return agreements
    .filter(({ kind, answers }) => unformed && promisesShares(kind) && answers.company_formed !== true)
    .map((agreement) => ({
      severity: 'conflict' as const,
      message: `${agreement.name} promises shares of a company that ${unformed?.name} says is not formed yet. Form the company first.`,
      ...between(unformed ?? agreement, agreement, ['company_formed']),
    }));
}

function promisesShares(kind: AgreementKind): boolean {
  return INSTRUMENTS.includes(kind) || kind === 'equity_terms';
}

/** Post-money caps add up (methods.md §4.1.2): 100% and more is impossible; above 30% is a warning of this product. */
function safesSellTooMuch(agreements: readonly ComparedAgreement[]): Finding[] {
  const sold = agreements.flatMap((agreement) => {
    const { amount, cap } = agreement.answers;
    if (agreement.kind !== 'safe' || !isMoney(amount) || !isMoney(cap)) return [];
    if (amount.currency !== cap.currency || cap.amountMinor === 0) return [];
    return [{ agreement, share: Fraction.of(amount.amountMinor, cap.amountMinor) }];
  });
  const total = sold.reduce((sum, { share }) => sum.plus(share), Fraction.of(0));
  if (sold.length < 2 || total.compare(Fraction.of(3, 10)) <= 0) return [];
  const impossible = total.compare(Fraction.of(1)) >= 0;
  const percent = total.times(Fraction.of(100)).toNumber().toFixed(1);
  return [
    {
      severity: impossible ? 'conflict' : 'check',
      message: `Together your SAFEs sell ${percent}% of the company${impossible ? ': the whole of it or more' : ' before any round'}.`,
      agreements: sold.map(({ agreement: { id, name } }) => ({ id, name })),
      variables: ['amount', 'cap'],
    },
  ];
}

function sameInstrumentTwice(agreements: readonly ComparedAgreement[]): Finding[] {
  const seen = new Map<string, ComparedAgreement>();
  return agreements.flatMap((agreement) => {
    const { investor, amount, principal } = agreement.answers;
    const sum = isMoney(amount) ? amount : principal;
    if (!INSTRUMENTS.includes(agreement.kind) || !isParty(investor) || !isMoney(sum) || !investor.name) return [];
    const key = `${agreement.kind} ${fold(investor.name)} ${sum.amountMinor} ${sum.currency}`;
    const earlier = seen.get(key);
    seen.set(key, agreement);
    if (!earlier) return [];
    const message = `${earlier.name} and ${agreement.name} have the same investor and the same amount. Is one of them a copy?`;
    return [{ severity: 'check' as const, message, ...between(earlier, agreement, ['investor']) }];
  });
}

function twoCurrencies(agreements: readonly ComparedAgreement[]): Finding[] {
  const currency = ({ answers, kind }: ComparedAgreement) => {
    const sum = [answers.amount, answers.principal, answers.new_money].find((answer) => isMoney(answer));
    return kind !== 'employment_contract' && isMoney(sum) ? sum.currency : undefined;
  };
  return differs('', 'check', 'Money comes in two currencies, and totals cannot be added up', [], currency).find(
    agreements,
  );
}

/** Methods.md §4.1.7: who has a most-favoured-nation SAFE must be told of better terms that come later. */
function betterTermsAfterMfn(agreements: readonly ComparedAgreement[]): Finding[] {
  const isMfn = ({ kind, answers }: ComparedAgreement) => kind === 'safe' && answers.safe_kind === 'mfn';
  const dated = ({ answers }: ComparedAgreement) => text(answers.effective_date) ?? '';
  return agreements.filter(isMfn).flatMap((mfn) =>
    agreements
      .filter((other) => INSTRUMENTS.includes(other.kind) && !isMfn(other) && dated(mfn) && dated(other) > dated(mfn))
      .map((later) => ({
        severity: 'check' as const,
        message: `${later.name} is later than ${mfn.name}, whose investor may adopt its terms as a whole. Send it to that investor.`,
        ...between(mfn, later, ['safe_kind', 'effective_date']),
      })),
  );
}

function grantsExceedPool(agreements: readonly ComparedAgreement[]): Finding[] {
  const grants = agreements.filter(
    ({ kind, answers }) => isGrant(kind, answers) && typeof answers.grant_number === 'number',
  );
  const pools = grants.map(({ answers }) => answers.unissued_pool).filter((pool) => typeof pool === 'number');
  const total = grants.reduce((sum, { answers }) => sum + Number(answers.grant_number), 0);
  const pool = Math.max(...pools);
  if (grants.length < 2 || pools.length === 0 || total <= pool) return [];
  const [count, size] = [total.toLocaleString('en'), pool.toLocaleString('en')];
  return [
    {
      severity: 'conflict',
      message: `Your option grants promise ${count} shares together, and the unissued pool holds ${size}.`,
      agreements: grants.map(({ id, name }) => ({ id, name })),
      variables: ['grant_number', 'unissued_pool'],
    },
  ];
}

/** "10.0" and "10" are the same percentage; none and nought are no pool. */
function positivePercent(answer: Answer | undefined): string | undefined {
  const shown = percentText(answer);
  return shown === '0%' ? undefined : shown;
}
