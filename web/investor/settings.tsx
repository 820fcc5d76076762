import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';

/** /m/investor/settings: there are none of its own yet, and it says where the others are. */
export default function InvestorSettings() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Settings" />
      <EmptyState title="There is nothing to set here yet">
        You choose light or dark in the menu under your name. To change your password, log out and choose “Forgot your
        password?” where you log in.
      </EmptyState>
    </div>
  );
}
