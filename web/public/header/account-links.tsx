import { useEffect } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { owedSignOut } from '../../components/owed-sign-out.ts';
import { useSignedIn } from '../../components/signed-in.ts';
import { memberPaths } from '../../paths/member.ts';
import { sitePaths } from '../../paths/site.ts';

interface AccountLinksProps {
  fullWidth?: boolean;
  onChoose?: () => void;
}

/** The auth code is fetched when it is needed: the public pages load none of it. */
async function signOut(): Promise<void> {
  const session = await import('../../auth/sign-out.ts');
  await session.signOut({ canAsk: false });
}

/** Somebody logged out here without a network: the session ends once there is one. */
function useOwedSignOut(): void {
  useEffect(() => {
    if (!owedSignOut.isOwed()) return;
    const end = () => void import('../../auth/session.ts').then(({ authSession }) => authSession.refreshQuietly());
    end();
    window.addEventListener('online', end);
    return () => window.removeEventListener('online', end);
  }, []);
}

/** Signed out: Get Started and Login. Signed in: Dashboard and Logout. Built as signed out, and swapped in the browser. */
export function AccountLinks({ fullWidth, onChoose }: AccountLinksProps) {
  useOwedSignOut();
  if (useSignedIn()) {
    return (
      <>
        <ButtonLink href={memberPaths.overview} fullWidth={fullWidth} onClick={onChoose}>
          Dashboard
        </ButtonLink>
        <Button variant="quiet" fullWidth={fullWidth} onClick={signOut}>
          Logout
        </Button>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={sitePaths.auth.signup} fullWidth={fullWidth} onClick={onChoose}>
        Get Started
      </ButtonLink>
      <ButtonLink variant="quiet" href={sitePaths.auth.login} fullWidth={fullWidth} onClick={onChoose}>
        Login
      </ButtonLink>
    </>
  );
}
