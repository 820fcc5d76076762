import type { AttemptOutcome, Decline } from '#domain/billing/subscription/retry-schedule.ts';
import type { Currency } from '#domain/money/money.ts';

/** What a provider does with a charge; `later` has what became of it, which it tells only after so many hours. */
export type Answer =
  | { says: 'paid' | 'away' | Decline }
  | { says: 'unknown'; later: 'paid' | 'funds'; hours: number }
  | { says: 'confirm'; later: 'paid' | 'lapsed'; hours: number };

type Charge = { period: string; currency: Currency; amountMinor: number; truth: AttemptOutcome; knownAt: number };

/** A payment provider with books of its own, against which the ledger is measured. It gives these answers in turn. */
export function openProvider(answers: readonly Answer[]) {
  const charges = new Map<string, Charge>();
  const back: { currency: Currency; amountMinor: number }[] = [];
  let asked = 0;

  return { charge, ask, sendBack, takenMinor, paidTwice };

  function charge(id: string, order: Pick<Charge, 'period' | 'currency' | 'amountMinor'>, at: number): AttemptOutcome {
    if (charges.has(id)) throw new Error(`${id} was used before`);
    const answer = answers[asked++ % answers.length] ?? { says: 'paid' };
    if (answer.says === 'away') return 'away';
    const isLater = 'later' in answer;
    const knownAt = isLater ? at + answer.hours * 3_600_000 : at;
    charges.set(id, { ...order, truth: isLater ? answer.later : answer.says, knownAt });
    return answer.says;
  }

  /** Undefined while nothing is known. */
  function ask(id: string, at: number): AttemptOutcome | undefined {
    const found = charges.get(id);
    return found && found.knownAt <= at ? found.truth : undefined;
  }

  /** A refund, or money that a bank took back; negative where a dispute was won. */
  function sendBack(currency: Currency, amountMinor: number): void {
    back.push({ currency, amountMinor });
  }

  function takenMinor(of: Currency): number {
    const paid = [...charges.values()].filter(({ truth }) => truth === 'paid');
    const sum = (list: readonly { currency: Currency; amountMinor: number }[]) =>
      list.reduce((total, { currency, amountMinor }) => total + (currency === of ? amountMinor : 0), 0);
    return sum(paid) - sum(back);
  }

  /** Periods that more than one charge has paid for. */
  function paidTwice(): string[] {
    const periods = [...charges.values()].filter(({ truth }) => truth === 'paid').map(({ period }) => period);
    return periods.filter((period, index) => periods.indexOf(period) !== index);
  }
}
