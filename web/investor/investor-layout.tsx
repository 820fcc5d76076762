import { useAsLastDashboard } from '#web/shell/last-dashboard.ts';
import { MemberShell } from '#web/shell/member-shell.tsx';
import { investorMenu } from './investor-menu.ts';

/** Header and centred content, at most 1140 px wide. */
export default function InvestorLayout() {
  useAsLastDashboard('investor');
  return <MemberShell menu={investorMenu} />;
}
