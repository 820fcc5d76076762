import { useAsLastDashboard } from '#web/shell/last-dashboard.ts';
import { MemberShell } from '#web/shell/member-shell.tsx';
import { adminMenu } from './admin-menu.ts';

/** The operator's console: the same top bar as everywhere, with the operator's menu. */
export default function AdminLayout() {
  useAsLastDashboard('admin');
  return <MemberShell menu={adminMenu} />;
}
