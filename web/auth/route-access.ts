import { type Dashboard, dashboardChoices, hasAnyRole, isSafeRedirect, type Role } from '#domain/roles.ts';
import { paths } from '../paths.ts';
import type { AuthState } from './auth-session.ts';
import { isOnceVerified } from './verified.ts';

/** What the guard does with a route: wait behind the overlay, let through, or lead elsewhere. */
export type Verdict = 'wait' | 'allow' | { redirect: string };

/** The areas that need a role; any one of them suffices (specification §6). The rest of /m needs a user. */
const areas: { root: string; anyRole: Role[] }[] = [
  { root: paths.founder.root, anyRole: ['founder'] },
  { root: paths.investor.root, anyRole: ['investor'] },
  { root: paths.admin.root, anyRole: ['admin'] },
];

/** Where a dashboard begins, for those that exist. */
export const dashboardPaths: Record<Dashboard, string> = {
  founder: paths.founder.overview,
  investor: paths.investor.overview,
  admin: paths.admin.root,
};

/** The guard of every page under /m (specification §4, readings). `search` begins with "?" or is empty. */
export function decideAccess(state: AuthState, { pathname, search }: { pathname: string; search: string }): Verdict {
  if (state.status === 'loading') return 'wait';
  if (state.status === 'signed-out') return { redirect: paths.auth.loginThen(pathname + search) };
  const required = areas.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`))?.anyRole ?? [];
  return hasAnyRole(state.claims.roles, required) ? 'allow' : { redirect: paths.unauthorised };
}

/** The dashboards to choose from, without those whose pages do not exist. */
export function openDashboards(roles: readonly string[]): { dashboard: Dashboard; path: string; allowed: boolean }[] {
  return dashboardChoices(roles).flatMap(({ dashboard, allowed }) => {
    const path = dashboardPaths[dashboard];
    return path ? [{ dashboard, path, allowed }] : [];
  });
}

/** Where /m/overview leads at once: the dashboard of the person who has exactly one. Null shows the choice. */
export function onlyDashboardPath(roles: readonly string[]): string | null {
  const allowed = openDashboards(roles).filter((choice) => choice.allowed);
  return allowed.length === 1 ? (allowed[0]?.path ?? null) : null;
}

/**
 * Where login leads: back to the page that asked for it when that is a safe path of this site, else to the overview.
 * `isConfirmed`: the login itself has confirmed the e-mail.
 */
export function pathAfterLogin(search: string, isConfirmed = false): string {
  const wanted = new URLSearchParams(search).get('redirect');
  const isAuthPage = wanted === paths.auth.root || wanted?.startsWith(`${paths.auth.root}/`);
  if (isSafeRedirect(wanted) && !isAuthPage) return wanted;
  return isConfirmed || isOnceVerified(search) ? paths.member.overviewOnceVerified : paths.member.overview;
}

/** Addresses that only lead on. */
export const fixedRedirects: Record<string, string> = {
  [paths.member.root]: paths.member.overview,
  [paths.founder.root]: paths.founder.overview,
  [paths.investor.root]: paths.investor.overview,
  [`${paths.investor.root}/*`]: paths.investor.overview,
  [paths.admin.bookings]: paths.admin.calendar(),
};
