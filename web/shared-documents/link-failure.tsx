import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { incompleteLink } from './link.ts';

/** Where a link opens nothing: why, and a way to try again where that can help. */
export function LinkFailure({ message }: { message: string }) {
  const retry = (
    <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
  return (
    <>
      <PageMeta title="Link" noIndex={false} />
      <PageHeading title="This could not be opened" />
      <Banner tone="error" role="alert" action={message === incompleteLink ? undefined : retry}>
        {message}
      </Banner>
    </>
  );
}
