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

/** Around the pages that founders and investors share. */
export default function MemberLayout() {
  const only = onlyDashboardPath(useAuth().customClaims?.roles ?? []);
  const menu =
    only === paths.founder.overview ? founderMenu : only === paths.investor.overview ? investorMenu : choiceMenu;
  return <MemberShell menu={menu} banner={<VerificationBanner />} />;
}
