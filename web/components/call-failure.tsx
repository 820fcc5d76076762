import { Banner } from '#ui/banner/banner.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { PlansLink } from './plan-room.tsx';

type CallFailureProps = {
  error: unknown;
  /** What is said of it. */
  words?: (error: unknown) => string;
  /** What became of what was typed. */
  kept?: string;
};

/** Why something could not be sent; read out when it appears. Nothing where nothing failed. */
export function CallFailure({ error, words = messageOf, kept }: CallFailureProps) {
  if (!error) return null;
  return (
    <Banner tone="error" role="alert">
      {[words(error), kept].filter(Boolean).join(' ')}
      {error instanceof ApiError && typeof error.data?.moreIn === 'string' && (
        <>
          {' '}
          <PlansLink />
        </>
      )}
    </Banner>
  );
}
