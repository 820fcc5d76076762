import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { apiTexts } from '../api/api-error.ts';
import { askAgain } from '../code/arrival.ts';
import { notStartedId } from '../code/not-started.ts';
import { reloadOnce } from '../code/reload-once.ts';
import { sitePaths } from '../paths/site.ts';
import { Message } from './message-page.tsx';
import { useMissingCode } from './use-missing-code.ts';

/**
 * While the code of the first page arrives, and the error screen (specification §2) when it does not. The error screen
 * is in the HTML from the start: web/code/start-page.ts shows it when not even this component has come.
 */
export function FirstPage() {
  const missing = useMissingCode();
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (missing?.why === 'outdated') setStuck(!reloadOnce());
  }, [missing]);
  const failed = isStuck || missing?.why === 'unreachable';
  return (
    <>
      {!failed && <LoadingOverlay />}
      <div id={notStartedId} hidden={!failed} className="fixed inset-0 z-40 overflow-auto bg-paper">
        <main>
          <Message
            title="Something went wrong"
            actions={
              <>
                <Button onClick={() => (isStuck ? window.location.reload() : askAgain())}>Try again</Button>
                <ButtonLink href={sitePaths.home} variant="secondary">
                  Go to home page
                </ButtonLink>
              </>
            }
          >
            <p>This page could not be fetched. Nothing that was saved is lost.</p>
            <p className="mt-2 text-sm">{apiTexts.network}</p>
          </Message>
        </main>
      </div>
    </>
  );
}
