import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '../paths.ts';

/** /m/founder/overview */
export default function FounderOverview() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Your cairn" lead="Each step that you prove adds a stone." />
      <EmptyState
        title="Your ideas will be here"
        action={<ButtonLink href={paths.founder.validate}>Validate an idea</ButtonLink>}
      >
        Write down your idea, and find out what it still has to prove.
      </EmptyState>
    </div>
  );
}
