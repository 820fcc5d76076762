import type { Dashboard } from '#domain/roles.ts';
import type { MenuEntry } from '#web/shell/menu.ts';
import { openDashboards } from '../auth/route-access.ts';
import { menus } from '../menus.ts';
import { paths } from '../paths.ts';

/** What the dashboards are called where one is chosen. */
export const dashboardTitles: Record<Dashboard, string> = {
  founder: 'Founder dashboard',
  investor: 'Investor dashboard',
  admin: 'Operator dashboard',
};

/**
 * The menu of a page that all dashboards share: that of the only one somebody has, else of the one they came from, else the
 * choice with every dashboard one press away.
 */
export function sharedMenu(roles: readonly string[], cameFrom: string | null): readonly MenuEntry[] {
  const allowed = openDashboards(roles).filter((one) => one.allowed);
  const kept = allowed.length === 1 ? allowed[0] : allowed.find(({ dashboard }) => dashboard === cameFrom);
  if (kept) return menus[kept.dashboard];
  const dashboards = allowed.map(({ dashboard, path }) => ({ label: dashboardTitles[dashboard], href: path }));
  return [{ label: 'Overview', href: paths.member.overview }, ...dashboards];
}
