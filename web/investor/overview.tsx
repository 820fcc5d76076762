import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';

/** /m/investor/overview: founders cannot publish a raise yet, and it says so. */
export default function InvestorOverview() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Startups that are raising" lead="Founders decide which of their reports you can see." />
      <EmptyState title="No startup is listed yet">
        Founders cannot share their reports with investors yet. Once they can, the startups that do are listed here,
        each with the evidence behind it.
      </EmptyState>
    </div>
  );
}
