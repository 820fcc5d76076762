import { adminMenu } from '../admin/admin-menu.ts';
import { useAuth } from '../auth/auth-context.tsx';
import { onlyDashboardPath } from '../auth/route-access.ts';
import { founderMenu } from '../founder/founder-menu.ts';
import { investorMenu } from '../investor/investor-menu.ts';
import { paths } from '../paths.ts';
import { MemberShell } from './member-shell.tsx';
import type { MenuEntry } from './menu.ts';
import { VerificationBanner } from './verification-banner.tsx';

/** With several dashboards, or none, the menu of a shared page leads to the choice. */
const choiceMenu: readonly MenuEntry[] = [{ label: 'Overview', href: paths.member.overview }];

const menus: Record<string, readonly MenuEntry[] | undefined> = {
  [paths.founder.overview]: founderMenu,
  [paths.investor.overview]: investorMenu,
  [paths.admin.root]: adminMenu,
};

/** Around the pages that founders, investors and operators share. */
export default function MemberLayout() {
  const only = onlyDashboardPath(useAuth().customClaims?.roles ?? []);
  const menu = menus[only ?? ''] ?? choiceMenu;
  return <MemberShell menu={menu} banner={<VerificationBanner />} />;
}
