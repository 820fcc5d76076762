import { DEFAULT_PLAN, type PlanKey } from '#domain/plans.ts';

const GRACE_MS = 7 * 86_400_000;

/** Time that was paid for, with the plan; milliseconds UTC, the end excluded. */
type Span = { key: string; plan: PlanKey; from: number; to: number; isVoid: boolean };

/** What was paid for and when, kept apart from the subscription: the plan that a member has is measured against it. */
export function openClaims() {
  const spans: Span[] = [];
  const kept = () => spans.filter(({ isVoid }) => !isVoid);
  const find = (key: string) => spans.find((span) => span.key === key);

  return { add, cut, drop, setVoid, isRight, faults };

  function add(key: string, plan: PlanKey, from: number, to: number): void {
    if (find(key)) throw new Error(`${key} is paid for twice`);
    spans.push({ key, plan, from, to, isVoid: false });
  }

  /** The period ends early, as another begins. */
  function cut(key: string, at: number): void {
    const span = find(key);
    if (span) span.to = Math.min(span.to, at);
  }

  function drop(key: string): void {
    spans.splice(
      spans.findIndex((span) => span.key === key),
      1,
    );
  }

  function setVoid(key: string, isVoid: boolean): void {
    const span = find(key);
    if (span) span.isVoid = isVoid;
  }

  /** The plan that is paid for, or in the 7 days after it the one that was. */
  function isRight(plan: PlanKey, at: number): boolean {
    const now = kept().findLast(({ from, to }) => from <= at && at < to);
    if (now) return now.plan === plan;
    const last = kept()
      .filter(({ to }) => to <= at)
      .reduce<Span | null>((a, b) => (a && a.to > b.to ? a : b), null);
    return plan === DEFAULT_PLAN || (last?.plan === plan && at < last.to + GRACE_MS);
  }

  /** Time that was paid for twice. */
  function faults(): string[] {
    const inOrder = kept()
      .filter(({ from, to }) => from < to)
      .sort((a, b) => a.from - b.from);
    return inOrder.flatMap((span, index) => {
      const next = inOrder[index + 1];
      return next && next.from < span.to ? [`${span.key} and ${next.key} are for the same time`] : [];
    });
  }
}
