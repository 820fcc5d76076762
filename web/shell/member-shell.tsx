import { Outlet } from 'react-router';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { usePageFocus } from '#web/components/page-focus.ts';
import { MemberHeader } from './member-header.tsx';
import type { MenuEntry } from './menu.ts';
import { PageTitle } from './page-title.tsx';
import { VerificationBanner } from './verification-banner.tsx';

/** The frame that the founder's, the investor's, the operator's and the shared pages have in common. */
export function MemberShell({ menu }: { menu: readonly MenuEntry[] }) {
  const main = usePageFocus();
  return (
    <>
      <SkipLink />
      <header className="print:hidden">
        <MemberHeader menu={menu} />
        <PageTitle menu={menu} />
      </header>
      <VerificationBanner />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <Outlet />
      </main>
    </>
  );
}
