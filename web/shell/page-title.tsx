import { useLocation } from 'react-router';
import { PageMeta } from '#web/components/page-meta.tsx';
import { useShownPageName } from '#web/components/page-name.ts';
import { paths } from '#web/paths.ts';
import { activeLink, flattenMenu, type MenuEntry, type MenuLink } from './menu.ts';

/** Pages that no header menu lists. */
const furtherPages: MenuLink[] = [
  { label: 'Choose a dashboard', href: paths.member.overview },
  { label: 'Notifications', href: paths.member.notifications },
  { label: 'Consultation', href: paths.founder.consultation },
  { label: 'Booking', href: paths.admin.bookings },
  { label: 'Profile', href: paths.member.profile },
  { label: 'Billing History', href: paths.member.billingHistory },
  { label: 'Account Information', href: paths.member.accountInformation },
  { label: 'Notifications', href: paths.investor.notifications },
  { label: 'Profile', href: paths.investor.profile },
  { label: 'Settings', href: paths.investor.settings },
  { label: 'Settings', href: paths.member.settings },
  { label: 'Your questions to us', href: paths.member.support },
];

/**
 * The line under the header: the active item or sub-item of the menu. The page below brings its own h1. The title of the
 * document is the name of the page where it has one.
 */
export function PageTitle({ menu }: { menu: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const active = activeLink([...flattenMenu(menu), ...furtherPages], pathname);
  const name = useShownPageName();
  const title = name ?? active?.label;
  if (title === undefined) return null;
  const meta = <PageMeta title={title} noIndex={false} />;
  if (!active) return meta;
  const group = menu.find((entry) => 'items' in entry && entry.items.includes(active));
  return (
    <div className="border-b border-line">
      {meta}
      <p className="mx-auto flex min-h-11 max-w-page items-center gap-2 px-4 text-sm sm:px-6">
        {group && <span className="text-stone">{group.label} /</span>}
        <span className="font-semibold">{active.label}</span>
      </p>
    </div>
  );
}
