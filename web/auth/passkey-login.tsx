import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { arrive } from '#web/code/arrival.ts';
import { logInBy } from './account-entry.ts';
import { enter } from './enter.ts';
import { FormFailure } from './form-failure.tsx';
import { identity } from './session.ts';
import { useIdentityCall } from './use-identity-call.ts';

/** Logs in with a passkey instead of password and code. What it takes is loaded when it is pressed. */
export function PasskeyLogin() {
  const { failure, attempt } = useIdentityCall();
  const [isBusy, setBusy] = useState(false);
  async function logIn() {
    setBusy(true);
    await attempt(async () => {
      const { signInWithPasskey } = await arrive(() => import('./passkeys.ts'));
      enter(await logInBy(identity, () => signInWithPasskey(identity)));
    });
    setBusy(false);
  }
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
      <FormFailure message={failure} />
      <Button variant="secondary" fullWidth loading={isBusy} loadingText="Waiting for your device..." onClick={logIn}>
        Log in with a passkey
      </Button>
    </div>
  );
}
