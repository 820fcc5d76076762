import type { Claims } from '#contract/accounts/identity.ts';
import { networkError } from '../api/api-error.ts';
import { shareWhilePending } from '../api/http-client.ts';
import { type IdentityClient, IdentityError, unreachableCode } from '../api/identity-client.ts';
import { readClaims } from './claims.ts';
import { refreshDelayMs } from './refresh-timing.ts';

export type AuthState =
  | { status: 'loading' }
  /** `unsure`: nobody could say whether a session goes on; it was not ended. */
  | { status: 'signed-out'; unsure?: true }
  /** Without a token: nobody answers, and this device remembers who was signed in last. */
  | { status: 'signed-in'; token: string | null; claims: Claims };

/** What the session hears of the browser around it, and tells the other tabs. */
export interface AuthSignals {
  /** Each returns how to stop listening. The page is looked at again, or has a network again. */
  onReturn(listener: () => void): () => void;
  onOtherTab(listener: (isSignedIn: boolean) => void): () => void;
  markSignedIn(isSignedIn: boolean): void;
  /** Who was signed in last on this device; null for nobody. */
  remembered(): Claims | null;
  remember(claims: Claims): void;
  /** They log out: takes everything that is kept for them off this device. */
  forget(): void;
  /** Their session is over otherwise: takes off what only a session may show. */
  forgetSession(): void;
  /** Whether somebody logged out here without a network: the session at the provider is still to be ended. */
  owesSignOut(): boolean;
  /** @returns false where the browser cannot remember it. */
  oweSignOut(isOwed: boolean): boolean;
  /** Whether this device knows that nobody is signed in. */
  isSignedOut(): boolean;
  /** Does it while no other tab does what is given here too. One that sleeps is not waited for. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

interface AuthSessionDeps {
  identity: Pick<IdentityClient, 'fetchToken' | 'signOut'>;
  signals: AuthSignals;
  log(message: string, error: unknown): void;
}

export type AuthSession = ReturnType<typeof createAuthSession>;

/** Waits before asking again while the first token cannot be fetched because nobody answers. */
const firstTokenWaitsMs = [1_000, 3_000];
const retryRefreshMs = 30_000;

/**
 * Who is signed in, from loading to signed in or out (specification §4). Holds the token in memory only, and refreshes it
 * 5 minutes before it expires, when the page becomes visible again and when another tab signs in.
 */
export function createAuthSession({ identity, signals, log }: AuthSessionDeps) {
  let state: AuthState = { status: 'loading' };
  /** Raised whenever somebody signs in or out: an answer that was asked for before then is out of date. */
  let sessionEpoch = 0;
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function setState(next: AuthState): void {
    state = next;
    for (const notify of listeners) notify();
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(refreshQuietly, delayMs);
  }

  function hold(token: string | null): string | null {
    const claims = token === null ? null : readClaims(token);
    if (token === null || claims === null) {
      leave();
      return null;
    }
    setState({ status: 'signed-in', token, claims });
    schedule(refreshDelayMs(claims));
    signals.markSignedIn(true);
    signals.remember(claims);
    return token;
  }

  function leave(): void {
    clearTimeout(timer);
    signals.markSignedIn(false);
    signals.forgetSession();
    if (state.status === 'signed-out' && !state.unsure) return;
    sessionEpoch += 1;
    setState({ status: 'signed-out' });
  }

  /** They log out, and the page is left: what it shows stays until then. */
  function left(): void {
    sessionEpoch += 1;
    clearTimeout(timer);
    signals.markSignedIn(false);
    signals.forget();
  }

  /**
   * Resolves to whether it was ended. One tab at a time: the answer to another one's sign-out, come after a login here, would take the
   * new session along.
   */
  const endLeft = shareWhilePending(() => signals.inTurn(endOwed));

  async function endOwed(): Promise<boolean> {
    if (!signals.owesSignOut()) return false;
    // The service worker may hold a token that it asked for with the page: this uses it up.
    await identity.fetchToken();
    // Somebody may have logged in since, here or in another tab: their session goes on.
    if (!signals.owesSignOut()) return false;
    await identity.signOut();
    signals.oweSignOut(false);
    return true;
  }

  /** The session that was left here without a network ends first: nobody is found signed in by it. */
  async function fetchToken(): Promise<string | null> {
    if (signals.owesSignOut() && (await endLeft())) return null;
    return identity.fetchToken();
  }

  const refreshToken = shareWhilePending(async (): Promise<string | null> => {
    const asked = sessionEpoch;
    try {
      const token = await fetchToken();
      return asked === sessionEpoch ? hold(token) : getToken();
    } catch (error) {
      log('The token could not be refreshed', error);
      if (isUnreachable(error)) throw networkError();
      return null;
    }
  });

  /** For refreshes that nobody waits for: the token at hand stays in use, and the next call or timer tries again. */
  async function refreshQuietly(): Promise<void> {
    const before = state;
    const after = await refreshToken().catch(() => null);
    if (after === null && before.status === 'signed-in' && state === before) schedule(retryRefreshMs);
  }

  function getToken(): string | null {
    return state.status === 'signed-in' ? state.token : null;
  }

  /** The token at hand; where this device only remembers who it was, one that is asked for. Rejects when offline. */
  async function tokenForCall(): Promise<string | null> {
    return state.status === 'signed-in' && state.token === null ? refreshToken() : getToken();
  }

  /**
   * A failure yields no token: signed out for this tab, while the others keep what they hold. While nobody answers, anyone who was
   * signed in last stays so, without a token.
   */
  async function load(waitsMs: readonly number[] = firstTokenWaitsMs): Promise<void> {
    const asked = sessionEpoch;
    try {
      const token = await fetchToken();
      if (asked === sessionEpoch) hold(token);
    } catch (error) {
      log('The token could not be fetched', error);
      const [waitMs, ...laterMs] = signals.isSignedOut() ? [] : waitsMs;
      if (asked !== sessionEpoch) return;
      const claims = isUnreachable(error) ? signals.remembered() : null;
      if (claims) {
        setState({ status: 'signed-in', token: null, claims });
        return schedule(retryRefreshMs);
      }
      if (waitMs === undefined || !isUnreachable(error)) return setState({ status: 'signed-out', unsure: true });
      timer = setTimeout(() => load(laterMs), waitMs);
    }
  }

  return {
    getState: (): AuthState => state,
    getToken,
    tokenForCall,
    /** A new token, or null when the session is over. Calls at the same time share one request. Rejects when offline. */
    refreshToken,
    refreshQuietly,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts loading and listening; returns how to stop. */
    start(): () => void {
      void (state.status === 'loading' ? load() : refreshQuietly());
      const stops = [
        signals.onReturn(() => {
          if (state.status !== 'loading') void refreshQuietly();
        }),
        signals.onOtherTab((isSignedIn) => (isSignedIn ? void refreshQuietly() : leave())),
      ];
      return () => {
        for (const stop of stops) stop();
        clearTimeout(timer);
      };
    },
    /**
     * Ends the session that was left here without a network, if there is one. Every login waits for it: ended later, it would take
     * the new session along. Rejects when nobody answers; a refusal keeps nobody out.
     */
    async endLeftSession(): Promise<void> {
      if (!signals.owesSignOut()) return;
      await endLeft().catch((error: unknown) => {
        log('The session that was left could not be ended', error);
        if (isUnreachable(error)) throw error;
      });
    },
    /** Signs in with a token that the provider has just given. */
    begin(token: string): void {
      sessionEpoch += 1;
      hasBegun = true;
      signals.oweSignOut(false);
      hold(token);
    },
    /** Whether somebody has logged in on this page, rather than been found signed in. */
    hasBegun: (): boolean => hasBegun,
    /** The session is over and could not be renewed: this browser is signed out, and the provider's session ended too. */
    end(): void {
      leave();
      identity.signOut().catch((error: unknown) => log('The session could not be ended', error));
    },
    /** Rejects with IdentityError, and stays signed in then. */
    async signOut(): Promise<void> {
      await identity.signOut();
      left();
    },
    /**
     * For when nobody answers: signs out on this device, and has the provider end the session when it is reached from here next.
     * @returns false, and stays signed in, where the browser cannot remember that.
     */
    signOutHere(): boolean {
      if (!signals.oweSignOut(true)) return false;
      left();
      return true;
    },
  };
}

function isUnreachable(error: unknown): boolean {
  return error instanceof IdentityError && error.code === unreachableCode;
}
