import { Banner } from '#ui/banner/banner.tsx';
import { DateTime } from '#web/time/date-time.tsx';

/** Says above a page of courses that it is what this device saved. */
export function CopyNote({ copiedAt }: { copiedAt: string | undefined }) {
  if (!copiedAt) return null;
  return (
    <div className="print:hidden">
      <Banner tone="warning" role="status" title="No network">
        This is what is saved on this phone, as it was on <DateTime value={copiedAt} withTime />. What you do here stays
        on it until the network is back.
      </Banner>
    </div>
  );
}
