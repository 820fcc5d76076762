import type { Claims } from '#contract/accounts/identity.ts';

/** How long before a token expires it is refreshed (specification §4 and §9). */
export const refreshLeadMs = 300_000;

/** Keeps tokens that live no longer than the lead from being refreshed without pause. */
const shortestDelayMs = 30_000;

/**
 * Milliseconds from receiving a token to refreshing it: 5 minutes before it expires. Counted from its own lifetime and
 * not from the device's clock, which may be hours off.
 */
export function refreshDelayMs(claims: Pick<Claims, 'iat' | 'exp'>): number {
  return Math.max((claims.exp - claims.iat) * 1000 - refreshLeadMs, shortestDelayMs);
}
