import { Download, LogOut } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#content/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { ThemeSelect } from '#ui/theme-select/theme-select.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { openDashboards } from '#web/auth/route-access.ts';
import { signOut } from '#web/auth/sign-out.ts';
import { DropdownLinks } from '#web/components/dropdown.tsx';
import { paths } from '#web/paths.ts';
import { useInstall } from './install-offer.ts';

/** The profile menu: who is signed in, the pages that exist, the appearance, the installation where the browser offers one, and Logout. */
export function ProfilePanel({ onChoose }: { onChoose: () => void }) {
  const { user, customClaims } = useAuth();
  const install = useInstall();
  const dashboards = openDashboards(customClaims?.roles ?? []).filter(({ allowed }) => allowed);
  const links = [
    ...(dashboards.length > 1 ? [{ label: 'Switch dashboard', href: paths.member.overview }] : []),
    { label: 'Profile', href: paths.member.profile },
    { label: 'Billing History', href: paths.member.billingHistory },
    { label: 'Account Information', href: paths.member.accountInformation },
    { label: 'Help/Support', href: paths.helpSupport },
  ];
  return (
    <div className="flex flex-col gap-2">
      <div className="px-3 pt-2">
        {user?.displayName && <p className="font-semibold wrap-break-word">{user.displayName}</p>}
        <p className="text-sm text-stone wrap-break-word">{user?.email}</p>
      </div>
      <div className="border-t border-line pt-1.5">
        <DropdownLinks links={links} onChoose={onChoose} />
      </div>
      <div className="border-t border-line px-3 py-2">
        <ThemeSelect />
      </div>
      <div className="flex flex-col items-start border-t border-line pt-1.5">
        {install && (
          <Button variant="quiet" className="text-left" icon={<Download />} onClick={install}>
            Install {brand.name} on this device
          </Button>
        )}
        <LogoutButton />
      </div>
    </div>
  );
}

function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    if (!(await signOut({ canAsk: true }))) setLeaving(false);
  }
  return (
    <Button variant="quiet" icon={<LogOut />} loading={isLeaving} loadingText="Logging out..." onClick={leave}>
      Logout
    </Button>
  );
}
