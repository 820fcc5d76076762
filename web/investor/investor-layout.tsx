import { useAsLastDashboard } from '../member/last-dashboard.ts';
import { MemberShell } from '../member/member-shell.tsx';
import { investorMenu } from './investor-menu.ts';

/** Header and centred content, at most 1140 px wide. */
export default function InvestorLayout() {
  useAsLastDashboard('investor');
  return <MemberShell menu={investorMenu} />;
}
