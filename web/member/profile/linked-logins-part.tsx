import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { identityErrors, identityMessage } from '#contract/accounts/identity-errors.ts';
import { identityPaths } from '#contract/accounts/identity-paths.ts';
import type { LinkedLogin, LoginProvider } from '#contract/accounts/linked-logins.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { goToService, useOnTheWay } from '#web/auth/go-to-service.ts';
import { arrive } from '#web/code/arrival.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { askRemove } from './ask-remove.ts';
import { FailedSave } from './edit-dialog.tsx';
import { linkedLoginsQuery, toApiError, useRemoveLinkedLogin } from './linked-login-queries.ts';
import { VerifyFirst } from './verify-first.tsx';

/** What it takes is loaded when it is chosen. */
const LinkFirebaseDialog = lazy(async () => ({
  default: (await arrive(() => import('./link-firebase-dialog.tsx'))).LinkFirebaseDialog,
}));

/** Logins of other services that open the account. Nothing is shown where there are none and none can be linked. */
export function LinkedLoginsPart() {
  const logins = useQuery(linkedLoginsQuery);
  const isNeeded = !logins.data || logins.data.items.length + logins.data.others.length > 0;
  if (!isNeeded) return null;
  return (
    <section aria-labelledby="linked-logins" className="flex flex-col gap-4">
      <div>
        <h2 id="linked-logins" className="font-display text-xl font-semibold tracking-tight">
          Linked logins
        </h2>
        <p className="text-stone">
          Log in with an account that you have elsewhere. Your email here stays as it is, whatever changes there.
        </p>
      </div>
      <Loaded query={logins} what="The list of your linked logins">
        {({ items, others }) => (
          <>
            <Outcome items={items} />
            {items.length > 0 && (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {items.map((login) => (
                  <Line key={login.id} login={login} />
                ))}
              </ul>
            )}
            {others.length > 0 && (
              <VerifyFirst purpose="to link a login">
                <LinkButtons others={others} />
              </VerifyFirst>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** What the way to another service came to, which the server adds to the address of the page. */
function Outcome({ items }: { items: LinkedLogin[] }) {
  const [search] = useSearchParams();
  const code = search.get('error');
  if (code !== null)
    return (
      <Banner tone="error" role="status">
        {identityMessage(code, identityErrors['auth/internal-error'].message)}
      </Banner>
    );
  if (search.get('linked') === null || items.length === 0) return null;
  return (
    <Banner tone="success" role="status">
      The login is linked. We have told you by email too.
    </Banner>
  );
}

function Line({ login: { id, label, email, isUsable, lastUsedAt } }: { login: LinkedLogin }) {
  const remove = useRemoveLinkedLogin();
  const ask = () =>
    askRemove({
      title: `Remove your ${label} login?`,
      text: `${label} does not open your account any more, and every other device is logged out.`,
      work: () => remove.mutateAsync(id),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold wrap-anywhere">{label}</h3>
        <p className="wrap-anywhere">{email}</p>
        <p className="text-sm text-stone">
          {isUsable ? (
            <>
              Last used <DateTime value={lastUsedAt} />
            </>
          ) : (
            'Cannot be used any more'
          )}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={ask}>
        Remove<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </li>
  );
}

function LinkButtons({ others }: { others: LoginProvider[] }) {
  const [service, setService] = useOnTheWay();
  const [chosen, setChosen] = useState<LoginProvider | null>(null);
  const link = useMutation({
    mutationFn: (provider: string) => goToService(identityPaths.linkLogin, { provider }).catch(toApiError),
    onMutate: setService,
    onError: () => setService(null),
  });
  return (
    <div className="flex flex-col gap-3">
      <FailedSave save={link} again="linked-login" />
      <div className="flex flex-wrap gap-3">
        {others.map((provider) => (
          <Button
            key={provider.name}
            variant="secondary"
            disabled={service !== null && service !== provider.name}
            loading={service === provider.name}
            loadingText={`Going to ${provider.label}...`}
            onClick={() => (provider.firebase ? setChosen(provider) : link.mutate(provider.name))}
          >
            Link {provider.label}
          </Button>
        ))}
      </div>
      {chosen?.firebase && (
        <Suspense>
          <LinkFirebaseDialog label={chosen.label} settings={chosen.firebase} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </div>
  );
}
