import { useLocation } from 'react-router';
import { lastDashboard } from '#web/shell/last-dashboard.ts';
import { MemberShell } from '#web/shell/member-shell.tsx';
import { useAuth } from '../auth/auth-context.tsx';
import { paths } from '../paths.ts';
import { sharedMenu } from './shared-menu.ts';

/** Around the pages that founders, investors and operators share. */
export default function MemberLayout() {
  const roles = useAuth().customClaims?.roles ?? [];
  const isChoosing = useLocation().pathname === paths.member.overview;
  return <MemberShell menu={sharedMenu(roles, isChoosing ? null : lastDashboard())} />;
}
