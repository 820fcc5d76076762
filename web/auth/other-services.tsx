import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import type { LoginProvider } from '#contract/accounts/linked-logins.ts';
import { Button } from '#ui/button/button.tsx';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { arrive } from '#web/code/arrival.ts';
import { FormFailure } from './form-failure.tsx';
import { goToService, useOnTheWay } from './go-to-service.ts';
import { useLoginProviders } from './login-providers.ts';
import { useIdentityCall } from './use-identity-call.ts';

/** What it takes is loaded when it is chosen. */
const FirebaseStep = lazy(async () => ({
  default: (await arrive(() => import('./firebase/firebase-step.tsx'))).FirebaseStep,
}));

interface OtherServicesProps {
  /** The one that is offered first, should there be no account yet. */
  role?: 'founder' | 'investor' | null;
  onCodeNeeded: () => void;
  /** Our own ways. */
  children: ReactNode;
}

/** Our own ways in with those of other services below them; or the form of the one that was chosen, where it has one. */
export function OtherServices({ role = null, onCodeNeeded, children }: OtherServicesProps) {
  const providers = useLoginProviders();
  const [chosen, setChosen] = useState<LoginProvider | null>(null);
  if (chosen?.firebase)
    return (
      <Suspense fallback={<LoadingOverlay />}>
        <FirebaseStep
          label={chosen.label}
          settings={chosen.firebase}
          role={role}
          onBack={() => setChosen(null)}
          onCodeNeeded={onCodeNeeded}
        />
      </Suspense>
    );
  return (
    <>
      {children}
      {providers.length > 0 && <Services providers={providers} role={role} onChoose={setChosen} />}
    </>
  );
}

interface ServicesProps {
  providers: readonly LoginProvider[];
  role: 'founder' | 'investor' | null;
  onChoose: (provider: LoginProvider) => void;
}

function Services({ providers, role, onChoose }: ServicesProps) {
  const { failure, attempt } = useIdentityCall();
  const [service, setService] = useOnTheWay();
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  async function go(provider: string) {
    setService(provider);
    await attempt(async () => {
      try {
        await goToService(identityPaths.startLogin, { provider, redirect, role });
      } catch (error) {
        setService(null);
        throw error;
      }
    });
  }
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
      <FormFailure message={failure} />
      {providers.map((provider) => (
        <Button
          key={provider.name}
          variant="secondary"
          fullWidth
          disabled={service !== null && service !== provider.name}
          loading={service === provider.name}
          loadingText={`Going to ${provider.label}...`}
          onClick={() => (provider.firebase ? onChoose(provider) : go(provider.name))}
        >
          Continue with {provider.label}
        </Button>
      ))}
    </div>
  );
}
