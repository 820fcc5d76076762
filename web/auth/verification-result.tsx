import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { identityErrors, identityMessage } from '#contract/identity-errors.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { useAuth } from './auth-context.tsx';

const verifiedText = 'Your email address is verified.';
const invalidText = identityErrors['auth/invalid-action-code'].message;

type Result = { tone: 'success' | 'error'; text: string } | null;

/** What the verification link came to, which the server adds to the address of the login page. */
export function readVerificationResult(search: string): Result {
  const query = new URLSearchParams(search);
  const code = query.get('error');
  if (code !== null) return { tone: 'error', text: identityMessage(code, invalidText) };
  return query.get('verified') === 'true' ? { tone: 'success', text: verifiedText } : null;
}

/** Whoever is signed in reads it as a toast on the way on; anybody else above the login form. */
export function VerificationResult() {
  const { state } = useAuth();
  const result = readVerificationResult(useLocation().search);
  if (!result) return null;
  if (state.status === 'signed-in') return <ToastOnce {...result} />;
  return (
    <div className="mb-6">
      <Banner tone={result.tone} role="status">
        {result.text} {result.tone === 'success' ? 'Log in to continue.' : 'Log in first.'}
      </Banner>
    </div>
  );
}

function ToastOnce({ tone, text }: NonNullable<Result>) {
  useEffect(() => {
    toast[tone](text);
  }, [tone, text]);
  return null;
}
