import { Outlet } from 'react-router';
import { brand } from '#content/brand.ts';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { Anchor, TextLink } from '#ui/link/link.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { usePageFocus } from '../components/page-focus.ts';
import { paths } from '../paths.ts';

/** Around the pages that somebody without an account opens from a private link, and the page that checks a file. */
export default function LinkLayout() {
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
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl grow flex-col gap-6 px-4 py-6 outline-none sm:py-10"
      >
        <Outlet />
      </main>
      <footer className="flex flex-wrap justify-center gap-x-6 px-4 pb-6 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <TextLink quiet href={paths.verify}>
          Check a signed file
        </TextLink>
        <TextLink quiet href={paths.privacy}>
          Privacy Policy
        </TextLink>
        <TextLink quiet href={paths.terms}>
          Terms of Service
        </TextLink>
      </footer>
    </div>
  );
}
