import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { brand } from '#content/brand.ts';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { Anchor } from '#ui/link/link.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { usePageFocus } from '#web/components/page-focus.ts';
import { paths } from '#web/paths.ts';
import { EndingBanner } from './ending-banner.tsx';
import { firstName } from './greeting.ts';
import { MailBanner } from './mail-banner.tsx';
import { MemberNav } from './member-nav.tsx';
import { MemberSheet } from './member-sheet.tsx';
import type { MenuEntry } from './menu.ts';
import { NotificationBell } from './notification-bell.tsx';
import { PageTitle } from './page-title.tsx';
import { VerificationBanner } from './verification-banner.tsx';

interface MemberShellProps {
  menu: readonly MenuEntry[];
  /** Stands above the page. */
  above?: ReactNode;
}

/** The frame that the founder's, the investor's, the operator's and the shared pages have in common. */
export function MemberShell({ menu, above }: MemberShellProps) {
  const main = usePageFocus();
  return (
    <>
      <SkipLink />
      <header className="print:hidden">
        <MemberHeader menu={menu} />
        <PageTitle menu={menu} />
      </header>
      <VerificationBanner />
      <EndingBanner />
      <MailBanner />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-6 sm:py-10 print:p-0"
      >
        {above}
        <Outlet />
      </main>
    </>
  );
}

/** The top bar of the member area: the way home, the menu, the greeting, notifications and the profile. */
function MemberHeader({ menu }: { menu: readonly MenuEntry[] }) {
  const { user } = useAuth();
  const greeting = <>Welcome, {firstName(user?.displayName)}</>;
  return (
    <div className="@container border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-6">
        <Anchor
          href={paths.home}
          className="flex min-h-11 items-center gap-2 font-display text-xl font-semibold no-underline"
        >
          <CairnMark className="size-8 shrink-0 text-moss" />
          {/* In text twice as large on a phone there is room for the mark alone. */}
          <span className="@max-[16rem]:sr-only">{brand.name}</span>
        </Anchor>
        <MemberNav menu={menu} greeting={greeting} />
        <div className="ml-auto flex min-w-0 items-center lg:order-last lg:ml-0">
          <p className="min-w-0 truncate pr-2 text-sm text-stone lg:hidden">{greeting}</p>
          <NotificationBell />
          <MemberSheet menu={menu} />
        </div>
      </div>
    </div>
  );
}
