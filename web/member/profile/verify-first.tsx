import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useAuth } from '#web/auth/auth-context.tsx';
import { useVerificationMail, type VerificationStage } from '#web/shell/use-verification-mail.ts';

const sendTexts: Record<VerificationStage, string> = {
  idle: 'Send the mail again',
  sending: 'Sending',
  sent: 'Email Sent',
};

type VerifyFirstProps = {
  /** What it is for, as in "to add a passkey". */
  purpose: string;
  size?: 'small' | 'medium';
  /** What there is for anyone whose email is verified. */
  children: ReactNode;
};

/** A new way into an account is for the owner of its email alone: the button says so before anybody begins. */
export function VerifyFirst({ purpose, size, children }: VerifyFirstProps) {
  const { customClaims } = useAuth();
  const [open, setOpen] = useState(false);
  const { stage, send } = useVerificationMail();
  if (!customClaims || customClaims.email_verified) return children;
  return (
    <>
      <Button variant="secondary" size={size} className="self-start" onClick={() => setOpen(true)}>
        Verify your email first<VisuallyHidden> {purpose}</VisuallyHidden>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Verify your email first"
        description={
          <span className="wrap-anywhere">
            We sent a link to {customClaims.email}. Open it {purpose}, then come back to this page.
          </span>
        }
        size="small"
      >
        <DialogActions>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
          <Button held={stage !== 'idle'} aria-busy={stage === 'sending' || undefined} onClick={send}>
            {sendTexts[stage]}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
