import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

/** How many coming bookings now lie outside the hours: they stay, and the operator decides. */
export function OutsideHours({ count, adviserId }: { count: number; adviserId?: string }) {
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={count === 1 ? '1 coming booking lies outside the hours' : `${count} coming bookings lie outside the hours`}
    >
      Nothing was cancelled. Look in the{' '}
      <TextLink href={paths.admin.calendar({ view: 'week', adviser: adviserId })}>calendar</TextLink> and move or cancel
      them where that is needed.
    </Banner>
  );
}
