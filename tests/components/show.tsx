import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useReducer } from 'react';
import { createMemoryRouter, type LoaderFunction, matchPath, Outlet, RouterProvider, useLocation } from 'react-router';
import { inject } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Claims } from '#contract/accounts/identity.ts';
import { AnchorProvider } from '#ui/link/link.tsx';
import { WithToasts } from '#ui/toast/toast-region.tsx';
import { createQueryClient, staleAfterWrites } from '#web/api/query-client.ts';
import { AuthProvider } from '#web/auth/auth-context.tsx';
import { authSession } from '#web/auth/session.ts';
import { makeToken } from '#web/auth/test-token.ts';
import { DialogHost } from '#web/components/dialog-host.tsx';
import { RouterAnchor } from '#web/components/router-anchor.tsx';
import { paths } from '#web/paths.ts';
import { offline } from './answers.ts';
import { api } from './api.ts';

/** A page, and the module of the product's routes around it. */
export class Nested {
  readonly outer: ReactNode;
  readonly inner: ReactNode;
  constructor(outer: ReactNode, inner: ReactNode) {
    this.outer = outer;
    this.inner = inner;
  }
}

export interface ShowOptions {
  /** The address that it is shown at, out of `paths`; its :params are those of the product's own route. */
  at?: string;
  /** Who is signed in: a founder unless given, with these claims of their own. */
  /** `unknown`: the page is opened and nobody can say; only for the first test of a file. */
  as?: Partial<Claims> | 'nobody' | 'unknown';
  /** What the route around it hands on through its outlet. */
  context?: unknown;
  /** What the page reads before it is shown. */
  loader?: LoaderFunction;
}

/**
 * Shows a component or a page as the member area does: with who is signed in, the specified query settings, the router,
 * toasts and dialogs around it. Wherever it leads is an empty page: `location()` says where that is.
 */
export async function show(
  shown: ReactNode | Nested,
  { at = paths.founder.overview, as = {}, context, loader }: ShowOptions = {},
) {
  await signIn(as);
  const queryClient = createQueryClient();
  // Retries as often as in the product, without the second in between.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  let shownKey = '';
  const noteShown = (key: string) => {
    shownKey = key;
  };
  const router = createMemoryRouter(
    [
      {
        element: <Surroundings {...{ queryClient, context, noteShown }} />,
        HydrateFallback: Nothing,
        children: [
          shown instanceof Nested
            ? { path: patternOf(at), element: shown.outer, children: [{ index: true, element: shown.inner, loader }] }
            : { path: patternOf(at), element: shown, loader },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(<RouterProvider router={router} />);
  const location = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  /** Whether what is on the screen is what the address says: a redirect takes a moment. */
  const isArrived = () => router.state.navigation.state === 'idle' && router.state.location.key === shownKey;
  return { ...screen, queryClient, location, isArrived, drawn, go: (to: string | -1) => router.navigate(to as string) };
}

let askDrawn = () => {};
const whenDrawn = new Set<() => void>();

/** Resolves once React has drawn all that it has put off until later, however long that takes. */
function drawn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  whenDrawn.add(resolve);
  askDrawn();
  return promise;
}

/** React draws whatever it has put off in one go: this, which is put off last, and everything before it. */
function PutOff() {
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const last = useDeferredValue(asked);
  useEffect(() => {
    askDrawn = ask;
  }, []);
  useEffect(() => {
    if (last !== asked) return;
    for (const resolve of whenDrawn) resolve();
    whenDrawn.clear();
  }, [last, asked]);
  return null;
}

/** While a page's loader reads. */
const Nothing = () => null;

type SurroundingsProps = { queryClient: QueryClient; context: unknown; noteShown: (key: string) => void };

function Surroundings({ queryClient, context, noteShown }: SurroundingsProps) {
  const { key } = useLocation();
  useEffect(() => noteShown(key), [noteShown, key]);
  useEffect(() => staleAfterWrites(queryClient), [queryClient]);
  return (
    <AnchorProvider value={RouterAnchor}>
      <WithToasts>
        <AuthProvider>
          <QueryClientProvider client={queryClient}>
            <Outlet context={context} />
            <DialogHost />
            <PutOff />
          </QueryClientProvider>
        </AuthProvider>
      </WithToasts>
    </AnchorProvider>
  );
}

/** The session begins as if somebody had signed in before the page was opened, or with nobody. */
async function signIn(as: Partial<Claims> | 'nobody' | 'unknown'): Promise<void> {
  if (as === 'unknown') return api.giveToken(offline);
  const token = as === 'nobody' ? null : makeToken(as);
  api.giveToken(token);
  if (token === null) await authSession.refreshQuietly();
  else authSession.begin(token);
}

/** The product's own pattern for this address, the one with the fewest :params first. */
export function patternOf(at: string): string {
  const pathname = at.replace(/[?#].*/, '');
  const matching = inject('urlPatterns').filter((pattern) => !pattern.includes('*') && matchPath(pattern, pathname));
  return matching.sort((one, other) => one.split(':').length - other.split(':').length)[0] ?? pathname;
}
