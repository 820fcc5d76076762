import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';

type WithoutNetworkProps = {
  ideaId: string;
  /** Since when the device has the copy that is shown; undefined for the idea itself. */
  copiedAt: string | undefined;
  children: ReactNode;
};

/**
 * Says above a page of an idea that it is the device's copy. The copy has no names of people, so the pages that show and edit the
 * ledger wait for the network.
 */
export function WithoutNetwork({ ideaId, copiedAt, children }: WithoutNetworkProps) {
  const { pathname } = useLocation();
  const [next, day, questions] = [
    paths.founder.idea(ideaId),
    paths.founder.ideaDay(ideaId),
    paths.founder.ideaQuestions(ideaId),
  ];
  const opens = pathname === next || pathname === day || pathname.startsWith(questions);
  return (
    <>
      {copiedAt && (
        <div className="mb-6 print:hidden">
          <Banner tone="warning" role="status" title="No network">
            {opens ? (
              <>
                This is your idea as it was on <DateTime value={copiedAt} withTime />. What you add stays on this device
                until the network is back.
              </>
            ) : (
              <>
                This page needs the network. Without it you can open <TextLink href={next}>what to do next</TextLink>{' '}
                and <TextLink href={day}>a day of conversations</TextLink>.
              </>
            )}
          </Banner>
        </div>
      )}
      {(opens || !copiedAt) && children}
    </>
  );
}
