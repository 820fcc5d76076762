import { WithToasts } from '#ui/toast/toast-region.tsx';
import { SmallLayout } from '../components/small-layout.tsx';
import { paths } from '../paths.ts';

const links = [
  { label: 'Check a signed file', href: paths.verify },
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Terms of Service', href: paths.terms },
];

/** Around the pages that somebody without an account opens from a private link, and the page that checks a file. A report is wider. */
export default function LinkLayout() {
  return (
    <WithToasts>
      <SmallLayout className="flex max-w-2xl flex-col gap-4 sm:gap-6 has-[article]:max-w-page" links={links} />
    </WithToasts>
  );
}
