import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { MemberHeader } from './member-header.tsx';
import type { MenuEntry } from './menu.ts';
import { PageTitle } from './page-title.tsx';

/** The frame that the founder's, the investor's and the shared pages have in common. */
export function MemberShell({ menu, banner }: { menu: readonly MenuEntry[]; banner?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <MemberHeader menu={menu} />
      <PageTitle menu={menu} />
      {banner}
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-6 sm:py-10">
        <Outlet />
      </main>
    </>
  );
}
