/** Said before a plan that renews is paid with a card. */
export function CardIsKept() {
  return (
    <p className="text-sm text-stone">
      The card that you pay with is kept for the renewals. You can remove it, or cancel the plan, at any time.
    </p>
  );
}
