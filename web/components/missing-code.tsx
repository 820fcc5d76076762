import { useId, useLayoutEffect, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { apiTexts } from '../api/api-error.ts';
import { askAgain, forgetMissing, type Missing } from '../code/arrival.ts';
import { sitePaths } from '../paths/site.ts';
import { Message } from './message-page.tsx';
import { useMissingCode } from './use-missing-code.ts';

/**
 * What a person sees when the code of the page they asked for does not come. The page they came from stays as it is
 * until it does, so that nothing on it is lost.
 */
export function MissingCode() {
  const missing = useMissingCode();
  const target = useNavigation().location;
  useLayoutEffect(() => {
    if (!target) return;
    forgetMissing();
    askAgain();
  }, [target]);
  if (missing?.why === 'outdated') return <NewerVersion target={target && createPath(target)} />;
  return missing && target ? <PageUnreachable missing={missing} /> : null;
}

/** The error screen (specification §2), over the page that is left. */
function PageUnreachable({ missing }: { missing: Missing }) {
  const titleId = useId();
  const [tried, setTried] = useState<Missing>();
  const here = useLocation();
  const navigate = useNavigate();
  const stay = () => navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  function tryAgain() {
    setTried(missing);
    askAgain();
  }
  return (
    <Modal
      open
      onOpenChange={stay}
      role="alertdialog"
      labelledBy={titleId}
      layer="modal-centre"
      panelClass="h-dvh w-screen"
    >
      <Message
        title="Something went wrong"
        titleId={titleId}
        actions={
          <>
            <Button loading={tried === missing} loadingText="Trying..." onClick={tryAgain}>
              Try again
            </Button>
            <ButtonLink href={sitePaths.home} variant="secondary">
              Go to home page
            </ButtonLink>
            <Button variant="quiet" onClick={stay}>
              Stay on this page
            </Button>
          </>
        }
      >
        <p>The next page could not be fetched. Everything on the page you are on is still there.</p>
        <p className="mt-2 text-sm">{apiTexts.network}</p>
      </Message>
    </Modal>
  );
}

function NewerVersion({ target }: { target: string | undefined }) {
  function reload() {
    const { pathname, search, hash } = window.location;
    if (target === undefined || target === pathname + search + hash) window.location.reload();
    else window.location.assign(target);
  }
  return (
    <div data-foot-bar className="fixed inset-x-0 bottom-0 z-40 mx-auto max-w-2xl p-4">
      <Banner
        role="status"
        action={
          <Button size="small" onClick={reload}>
            Reload
          </Button>
        }
      >
        A newer version is here. What you typed is still on this page: finish it, then reload to go on.
      </Banner>
    </div>
  );
}
