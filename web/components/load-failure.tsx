import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { paths } from '../paths.ts';

/** A 404 that says nothing of the thing itself: the server has no such call, or something before it answered. */
const notOfThings = ['ROUTE_UNKNOWN', 'CLIENT_HTML', 'CLIENT_UNKNOWN'];

/** Where to go on. */
export type WayOn = { href: string; label: string };
const overview: WayOn = { href: paths.member.overview, label: 'Go to the overview' };

type LoadFailureProps = { title: string; error: unknown; onRetry: () => void; whenGone?: WayOn | undefined };

/** Where something could not be read: why, and a way to try again, or to go on where it is not there any more. */
export function LoadFailure({ title, error, onRetry, whenGone = overview }: LoadFailureProps) {
  const isGone = error instanceof ApiError && error.status === 404 && !notOfThings.includes(error.code);
  return (
    <Banner
      tone={isGone ? 'info' : 'error'}
      role={isGone ? 'status' : 'alert'}
      title={isGone ? 'This is not here any more' : title}
      action={
        isGone ? (
          <ButtonLink variant="secondary" size="small" href={whenGone.href}>
            {whenGone.label}
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {messageOf(error)}
    </Banner>
  );
}
