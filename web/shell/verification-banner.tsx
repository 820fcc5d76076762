import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { identityTexts } from '#contract/accounts/identity.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { isOnceVerified } from '#web/auth/verified.ts';
import { paths } from '#web/paths.ts';
import { useVerificationMail, type VerificationStage } from './use-verification-mail.ts';

const buttonTexts: Record<VerificationStage, string> = { idle: 'Verify Now', sending: 'Sending', sent: 'Email Sent' };

/** Shown while the account's e-mail is not verified (specification §4), and once where the link in the mail led. */
export function VerificationBanner() {
  const { customClaims } = useAuth();
  const { search, pathname } = useLocation();
  // Anyone who is at work there has seen it on the way, and a phone has few lines.
  const isAtWork = pathname.startsWith(`${paths.founder.assistant}/`);
  if (!customClaims) return null;
  const isVerified = customClaims.email_verified;
  if (isVerified && !isOnceVerified(search)) return null;
  return (
    <section
      aria-label="Email verification"
      className={cx('mx-auto max-w-page px-4 sm:px-6 sm:pt-4 print:hidden', isAtWork && !isVerified ? 'pt-2' : 'pt-4')}
    >
      {isVerified ? (
        <Banner tone="success" role="status">
          {identityTexts.verified}
        </Banner>
      ) : (
        <Unverified isSlim={isAtWork} />
      )}
    </section>
  );
}

function Unverified({ isSlim }: { isSlim: boolean }) {
  const { refreshClaims } = useAuth();
  const { stage, send } = useVerificationMail();
  // The link may have been opened on another device, or in a window beside which this page was visible all the while.
  useEffect(() => {
    const look = () => void refreshClaims();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refreshClaims]);

  return (
    <Banner
      tone="warning"
      isSlim={isSlim}
      title="Verify your email address"
      action={
        <Button size="small" held={stage !== 'idle'} aria-busy={stage === 'sending' || undefined} onClick={send}>
          {buttonTexts[stage]}
        </Button>
      }
    >
      We sent you a link. E-mail sending will not work until your account is verified.
    </Banner>
  );
}
