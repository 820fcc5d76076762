import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';

/** /m/notifications: nothing sends any yet, and it says so. */
export default function Notifications() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Notifications" />
      <EmptyState title="You have no notifications">
        News about your account and your documents will be listed here.
      </EmptyState>
    </div>
  );
}
