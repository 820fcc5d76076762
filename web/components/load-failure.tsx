import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../api/api-error.ts';

/** Where something could not be read: why, and a way to try again. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <Banner
      tone="error"
      role="alert"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Banner>
  );
}
