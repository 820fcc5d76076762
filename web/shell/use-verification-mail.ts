import { useState } from 'react';
import { resendVerification, verificationTexts } from '#contract/accounts/accounts.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { quietClient } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { verificationFailure } from './verification-failure.ts';

export type VerificationStage = 'idle' | 'sending' | 'sent';

/** Sends the verification mail again, and says what came of it (specification §8). */
export function useVerificationMail() {
  const { refreshClaims } = useAuth();
  const [stage, setStage] = useState<VerificationStage>('idle');

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

  return { stage, send };
}
