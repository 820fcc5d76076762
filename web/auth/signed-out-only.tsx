import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { useSignedIn } from '../components/signed-in.ts';
import { dropAskedCourse } from '../programs/asked-course.ts';
import { useAuth } from './auth-context.tsx';
import { pathAfterLogin } from './route-access.ts';
import { authSession } from './session.ts';
import { useConfirmedHere } from './use-confirmed-here.ts';

/** For login and sign-up: the person who is signed in, already or just now, is led on to where they wanted to go. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const isLikelySignedIn = useSignedIn();
  const { search } = useLocation();
  const isConfirmed = useConfirmedHere();
  if (state.status === 'signed-in')
    return (
      <>
        <WithoutOthersCourse />
        <Navigate to={pathAfterLogin(search, isConfirmed)} replace />
      </>
    );
  // Anyone who is likely to be signed out sees the form at once, not after an answer of the server.
  if (state.status === 'loading' && isLikelySignedIn) return <LoadingOverlay />;
  return (
    <>
      {state.status === 'signed-out' && state.unsure && <Unsure />}
      {children}
    </>
  );
}

/** Who is found signed in need not be who pressed Enrol in this tab: only a login on this page enrols. */
function WithoutOthersCourse() {
  useEffect(() => {
    if (!authSession.hasBegun()) dropAskedCourse();
  }, []);
  return null;
}

/**
 * Says that nobody could tell whether somebody is logged in. They did not log out, or they did so on this device alone. Where the
 * session goes on, it is found as soon as the server answers, and they are led back.
 */
function Unsure() {
  const { refreshClaims } = useAuth();
  const isLikelySignedIn = useSignedIn();
  const [isTrying, setTrying] = useState(false);
  async function tryAgain() {
    setTrying(true);
    await refreshClaims();
    setTrying(false);
  }
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        role="status"
        action={
          <Button variant="secondary" size="small" loading={isTrying} loadingText="Trying..." onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        {isLikelySignedIn
          ? 'We could not reach the server to see whether you are logged in. Nothing was logged out: check your connection and try again.'
          : 'We could not reach the server. Logging in needs a network: check your connection and try again.'}
      </Banner>
    </div>
  );
}
