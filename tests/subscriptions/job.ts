import { advance, begun, ended, refused } from '#domain/billing/subscription/advance.ts';
import { type Action, decide, nextDue } from '#domain/billing/subscription/decide.ts';
import {
  type Attempt,
  type AttemptOutcome,
  holdEndsAt,
  isForGood,
  isOpen,
} from '#domain/billing/subscription/retry-schedule.ts';
import { paidPeriod, planOf, type Subscription } from '#domain/billing/subscription/subscription.ts';
import { DEFAULT_PLAN } from '#domain/plans.ts';
import { keyOf, type Trial, type World } from './world.ts';

const MOST_ACTIONS = 60;

/** The job: it does what `decide` says, and throws where that is what may never happen. */
export function openJob(world: World) {
  const { state, books, till, claims, subscriptions, trials, notices } = world;
  const { count, factsFor, isAwaited, drop, keep, settle } = world;
  const done = new Set<string>();

  return { passTo, tick };

  /** The job runs at each moment at which something is due, up to this one. */
  function passTo(moment: number): void {
    for (;;) {
      const due = openSubscriptions().map((subscription) => nextDue(subscription, factsFor(subscription), state.now));
      const next = Math.min(moment, ...due.map((at) => at ?? moment));
      if (next > state.now) {
        if (!claims.isRight(state.recordedPlan, next - 1))
          throw new Error(`${state.recordedPlan} is not what is paid for`);
        state.now = next;
      }
      runJob();
      if (next >= moment) return;
    }
  }

  /** The job runs now, whatever the time is. */
  function tick(at: number): void {
    state.now = at;
    runJob();
  }

  function openSubscriptions(): Subscription[] {
    const open = new Set(trials.flatMap(({ attempt, subscriptionId }) => (isOpen(attempt) ? [subscriptionId] : [])));
    return [...subscriptions.values()].filter(({ id }) => id === state.current || open.has(id));
  }

  function runJob(): void {
    for (let rounds = 0; ; rounds++) {
      if (rounds > MOST_ACTIONS) throw new Error('the job finds no end');
      const found = openSubscriptions().flatMap((subscription) => {
        const [action] = decide(subscription, factsFor(subscription), state.now);
        return action ? [{ subscription, action }] : [];
      })[0];
      if (!found) break;
      if (done.has(found.action.key)) throw new Error(`${found.action.key} is due twice`);
      done.add(found.action.key);
      act(found.subscription, found.action);
    }
    if (!claims.isRight(state.recordedPlan, state.now))
      throw new Error(`${state.recordedPlan} is not what is paid for`);
    const plan = state.current === null ? DEFAULT_PLAN : planOf(subscriptions.get(state.current) as Subscription);
    if (plan !== state.recordedPlan) throw new Error('the record has another plan');
  }

  function act(subscription: Subscription, action: Action): void {
    count(action.kind === 'end' ? `end: ${action.reason}` : action.kind);
    switch (action.kind) {
      case 'set_plan':
        state.recordedPlan = action.plan;
        return;
      case 'ask':
        ask(trials.find(({ attempt }) => attempt.id === action.attemptId) as Trial);
        return;
      case 'charge':
        charge(subscription, action);
        return;
      case 'begin_paid_ahead':
        keep(begun(subscription));
        return;
      case 'end':
        keep(ended(subscription, action.reason));
        books.withdraw(keyOf(subscription, 1));
        return;
      default:
        notices.set(action.key, state.now);
    }
  }

  function charge(subscription: Subscription, action: Extract<Action, { kind: 'charge' }>): void {
    const { id } = subscription;
    const { terms, priceMinor, payMinor, usedMinor, keptMinor, card, n } = action;
    if (['ending', 'ended'].includes(subscription.state)) throw new Error('a cancelled plan is charged');
    const key = `${id}:${n}`;
    const { sent } = state;
    if (sent && isAwaited(subscription) && count('charge: the transfer was not found')) {
      if (state.now < holdEndsAt(paidPeriod(subscription).endsOn))
        throw new Error('a card is charged while its transfer is looked for');
      // Another sum is another invoice.
      if (sent.bought.priceMinor !== priceMinor || sent.split.usedMinor !== usedMinor) drop(subscription);
    }
    books.invoice(key, terms.currency, priceMinor);
    if (payMinor === 0) {
      settle(subscription, action, action, 'checkout', subscription.card);
      return;
    }
    if (trials.some(({ attempt, subscriptionId }) => subscriptionId === id && isOpen(attempt)))
      throw new Error('a charge is made beside an open one');
    if (trials.some(({ attempt }) => attempt.card === card && isForGood(attempt.outcome)))
      throw new Error('an expired or stolen card is charged');
    const order = { period: key, currency: terms.currency, amountMinor: payMinor };
    const outcome = till.providers[terms.currency].charge(action.key, order, state.now);
    const attempt: Attempt = {
      id: action.key,
      n,
      card,
      at: state.now,
      outcome,
      finalAt: outcome === 'unknown' || outcome === 'confirm' ? null : state.now,
      againAt: null,
      asks: 0,
      askedAt: null,
    };
    const trial: Trial = {
      subscriptionId: id,
      attempt,
      bought: { terms, priceMinor },
      split: { payMinor, usedMinor, keptMinor },
    };
    trials.push(trial);
    conclude(trial, outcome);
  }

  function ask(trial: Trial): void {
    const { attempt, bought } = trial;
    attempt.asks++;
    attempt.askedAt = state.now;
    const outcome = till.providers[bought.terms.currency].ask(attempt.id, state.now);
    if (outcome === undefined) return;
    attempt.outcome = outcome;
    attempt.finalAt = state.now;
    conclude(trial, outcome);
  }

  /** What an outcome does to the subscription, where it still waits for it. */
  function conclude({ subscriptionId, attempt, bought, split }: Trial, outcome: AttemptOutcome): void {
    count(`outcome: ${outcome}`);
    const subscription = subscriptions.get(subscriptionId) as Subscription;
    const { currency } = bought.terms;
    const waits = subscription.n + 1 === attempt.n;
    if (outcome === 'paid') {
      if (waits && subscription.state !== 'ended') settle(subscription, bought, split, 'checkout', attempt.card);
      else if (
        waits &&
        state.current === subscriptionId &&
        subscription.endedFor === 'grace_over' &&
        count('late, begins anew')
      )
        settle(subscription, bought, split, 'checkout', attempt.card);
      else if (count('late, is credit')) books.keep(currency, 'checkout', split.payMinor);
    } else if (waits && subscription.state !== 'ended') {
      if (outcome === 'confirm') keep(advance(subscription, 'pause'));
      else if (outcome === 'lapsed') keep(advance(subscription, 'lapse'));
      else if (outcome !== 'unknown' && outcome !== 'away') keep(refused(subscription, outcome));
    }
  }
}
