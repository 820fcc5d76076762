import { useAsLastDashboard } from '#web/shell/last-dashboard.ts';
import { MemberShell } from '#web/shell/member-shell.tsx';
import { founderMenu } from './founder-menu.ts';

/** Top bar, e-mail verification banner, content. */
export default function FounderLayout() {
  useAsLastDashboard('founder');
  return <MemberShell menu={founderMenu} />;
}
