import type { TextKind } from '#contract/messages/admin.ts';

const words: Record<string, string> = {
  'phone.code': 'Code to confirm a phone',
  'booking.reminder': 'Reminder of a session',
  'booking.moved': 'Session moved',
  'booking.cancelled': 'Session cancelled',
  'quote.offered': 'Offer made',
  'payment.rejected': 'Payment not found',
  all: 'All kinds',
};

/** A kind as it is called today; one of earlier by its own name. */
export const kindWords = (kind: string): string => words[kind] ?? kind;

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" as "November 2026". */
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** In the gateway's currency, which need not be one of ours: "KES 1,234.50". */
export function costWords(costs: TextKind['costs']): string {
  if (costs.length === 0) return 'not said';
  return costs.map(({ currency, amountMinor }) => `${currency} ${amountWords(amountMinor)}`).join(', ');
}

function amountWords(amountMinor: number): string {
  const digits = String(amountMinor).padStart(3, '0');
  return `${Number(digits.slice(0, -2)).toLocaleString('en')}.${digits.slice(-2)}`;
}

/** Of all kinds of a month together. Costs in two currencies stay two. */
export function totalOf(kinds: readonly TextKind[]): TextKind {
  const sum = (key: Exclude<keyof TextKind, 'kind' | 'costs'>) => kinds.reduce((total, kind) => total + kind[key], 0);
  const costs = new Map<string, number>();
  for (const { currency, amountMinor } of kinds.flatMap((kind) => kind.costs))
    costs.set(currency, (costs.get(currency) ?? 0) + amountMinor);
  return {
    kind: 'all',
    sent: sum('sent'),
    delivered: sum('delivered'),
    failed: sum('failed'),
    unknown: sum('unknown'),
    notSent: sum('notSent'),
    waiting: sum('waiting'),
    parts: sum('parts'),
    costs: [...costs].map(([currency, amountMinor]) => ({ currency, amountMinor })),
  };
}
