import { type Claims, claimsSchema } from '#contract/accounts/identity.ts';

/** What a token says of its bearer, or null when it says nothing usable. Read, never trusted: the server verifies. */
export function readClaims(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/** Claims are complete once the account has its roles: `user` and the one chosen at sign-up. */
function hasRoles(claims: Claims | null): claims is Claims {
  return claims !== null && claims.roles.length > 0;
}

/** Login reads the claims up to 20 times, 50 ms apart (specification §5 and §9). */
export const claimReading = { attempts: 20, intervalMs: 50 } as const;

/**
 * The first token whose claims carry roles: the one at hand, else fresh ones until the attempts are used up. Null then.
 * Roles may arrive a moment after the account, since another part of the server writes them.
 */
export async function waitForClaims(token: string, fetchToken: () => Promise<string | null>): Promise<string | null> {
  let current: string | null = token;
  for (let attempt = 1; ; attempt += 1) {
    if (current !== null && hasRoles(readClaims(current))) return current;
    if (attempt === claimReading.attempts) return null;
    await new Promise((resolve) => setTimeout(resolve, claimReading.intervalMs));
    current = await fetchToken();
  }
}
