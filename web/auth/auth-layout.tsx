import { SmallLayout } from '../components/small-layout.tsx';
import { paths } from '../paths.ts';

const links = [
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Terms of Service', href: paths.terms },
  { label: 'Help/Support', href: paths.helpSupport },
];

/** Around the pages of /auth. */
export default function AuthLayout() {
  return <SmallLayout className="max-w-lg" links={links} />;
}
