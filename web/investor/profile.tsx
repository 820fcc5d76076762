import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { useAuth } from '../auth/auth-context.tsx';
import { paths } from '../paths.ts';

/** /m/investor/profile: an investor's profile cannot be written yet, and it says what the account holds. */
export default function InvestorProfile() {
  const { user } = useAuth();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Profile" lead="What founders will see of you." />
      <EmptyState title="There is nothing to fill in yet">
        No founder can see you. Your account holds your name, {user?.displayName || 'which you have not given'}, and
        your email, {user?.email}. To have one of them changed, write to{' '}
        <TextLink href={paths.helpSupport}>Help/Support</TextLink>.
      </EmptyState>
    </div>
  );
}
