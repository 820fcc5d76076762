import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { identityTexts } from '#contract/accounts/identity.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { quietClient } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { isOnceVerified } from '#web/auth/verified.ts';
import { verificationFailure } from './verification-failure.ts';

type Stage = 'idle' | 'sending' | 'sent';
const buttonTexts: Record<Stage, string> = { idle: 'Verify Now', sending: 'Sending', sent: 'Email Sent' };

/** Shown while the account's e-mail is not verified (specification §4), and once where the link in the mail led. */
export function VerificationBanner() {
  const { customClaims } = useAuth();
  const { search } = useLocation();
  if (!customClaims) return null;
  const isVerified = customClaims.email_verified;
  if (isVerified && !isOnceVerified(search)) return null;
  return (
    <section aria-label="Email verification" className="mx-auto max-w-page px-4 pt-4 sm:px-6 print:hidden">
      {isVerified ? (
        <Banner tone="success" role="status">
          {identityTexts.verified}
        </Banner>
      ) : (
        <Unverified />
      )}
    </section>
  );
}

function Unverified() {
  const { refreshClaims } = useAuth();
  const [stage, setStage] = useState<Stage>('idle');
  // The link may have been opened on another device, or in a window beside which this page was visible all the while.
  useEffect(() => {
    const look = () => void refreshClaims();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refreshClaims]);

  async function send() {
    setStage('sending');
    try {
      const { message } = await quietClient.callForAnswer(resendVerification, { body: null });
      if (message === verificationTexts.alreadyVerified) {
        toast.info(verificationTexts.infoVerified);
        await refreshClaims();
        setStage('idle');
      } else {
        toast.success(verificationTexts.sent);
        setStage('sent');
      }
    } catch (error) {
      toast.error(verificationFailure(error));
      setStage('idle');
    }
  }

  return (
    <Banner
      tone="warning"
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
