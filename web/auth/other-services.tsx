import { useLocation } from 'react-router';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { FormFailure } from './form-failure.tsx';
import { goToService, useOnTheWay } from './go-to-service.ts';
import { useLoginProviders } from './login-providers.ts';
import { useIdentityCall } from './use-identity-call.ts';

/** `role`: the one that is offered first, should there be no account yet. */
export function OtherServices({ role = null }: { role?: 'founder' | 'investor' | null }) {
  const providers = useLoginProviders();
  const { failure, attempt } = useIdentityCall();
  const [service, setService] = useOnTheWay();
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  if (providers.length === 0) return null;
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
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          variant="secondary"
          fullWidth
          disabled={service !== null && service !== name}
          loading={service === name}
          loadingText={`Going to ${label}...`}
          onClick={() => go(name)}
        >
          Continue with {label}
        </Button>
      ))}
    </div>
  );
}
