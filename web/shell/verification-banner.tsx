import { useState } from 'react';
import { resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { quietClient } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { verificationFailure } from './verification-failure.ts';

type Stage = 'idle' | 'sending' | 'sent';
const buttonTexts: Record<Stage, string> = { idle: 'Verify Now', sending: 'Sending', sent: 'Email Sent' };

/** Shown while the account's e-mail is not verified (specification §4). */
export function VerificationBanner() {
  const { customClaims, refreshClaims } = useAuth();
  const [stage, setStage] = useState<Stage>('idle');
  if (!customClaims || customClaims.email_verified) return null;

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
    <section aria-label="Email verification" className="mx-auto max-w-page px-4 pt-4 sm:px-6">
      <Banner
        tone="warning"
        title="Verify your email address"
        action={
          <Button size="small" held={stage !== 'idle'} aria-busy={stage === 'sending' || undefined} onClick={send}>
            {buttonTexts[stage]}
          </Button>
        }
      >
        E-mail sending will not work until your account is verified.
      </Banner>
    </section>
  );
}
