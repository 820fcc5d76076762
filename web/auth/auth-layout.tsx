import { Outlet } from 'react-router';
import { brand } from '#content/brand.ts';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { Anchor, TextLink } from '#ui/link/link.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { usePageFocus } from '../components/page-focus.ts';
import { paths } from '../paths.ts';

/** Around the pages of /auth: the way home, one card, the small print. */
export default function AuthLayout() {
  const main = usePageFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-4 pt-5 sm:px-8">
        <Anchor
          href={paths.home}
          className="inline-flex min-h-11 items-center gap-2 font-display text-xl font-semibold no-underline"
        >
          <CairnMark className="size-8 text-moss" />
          {brand.name}
        </Anchor>
      </header>
      <main ref={main} id="main" tabIndex={-1} className="mx-auto w-full max-w-lg grow px-4 py-6 outline-none sm:py-10">
        <Outlet />
      </main>
      <footer className="flex flex-wrap justify-center gap-x-6 px-4 pb-6 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <TextLink quiet href={paths.privacy}>
          Privacy Policy
        </TextLink>
        <TextLink quiet href={paths.terms}>
          Terms of Service
        </TextLink>
        <TextLink quiet href={paths.helpSupport}>
          Help/Support
        </TextLink>
      </footer>
    </div>
  );
}
