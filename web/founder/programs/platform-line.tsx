import { RefreshCw } from 'lucide-react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import type { PlatformState } from './program-queries.ts';

/** Whether the learning platform answers, and a button to ask it again how far the founder is. */
export function PlatformLine({ platform }: { platform: PlatformState }) {
  const { asOf, isAway, isAsking, askAgain } = platform;
  const again = (
    <Button
      variant="secondary"
      size="small"
      icon={<RefreshCw />}
      loading={isAsking}
      loadingText="Updating..."
      onClick={askAgain}
    >
      Update progress
    </Button>
  );
  if (isAway)
    return (
      <Banner tone="warning" role="status" title="The e-learning platform does not answer just now" action={again}>
        {asOf ? (
          <>
            Your progress is as of <DateTime value={asOf} withTime />. Nothing is lost: your courses there stay as they
            are.
          </>
        ) : (
          'Your courses appear here as soon as it does. Nothing is lost.'
        )}
      </Banner>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-stone">
      <p>Courses open on our e-learning platform, in a new tab.</p>
      {again}
    </div>
  );
}
