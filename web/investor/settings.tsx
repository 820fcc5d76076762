import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '../paths.ts';

/** /m/investor/settings: there are none of its own yet, and it says where the others are. */
export default function InvestorSettings() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Settings" />
      <EmptyState title="There is nothing to set here yet">
        You choose light or dark in the menu under your name. Your name, phone and password are changed in{' '}
        <TextLink href={paths.member.accountInformation}>Account information</TextLink>.
      </EmptyState>
    </div>
  );
}
