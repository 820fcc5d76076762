import type { Agreement } from '#contract/agreements.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useReopen } from './agreement-mutations.ts';

/** Said of a final document: how it may be signed, and the way back to writing. */
export function FinalBanner({ agreement: { id, versions, signing, can } }: { agreement: Agreement }) {
  const reopen = useReopen(id);
  return (
    <Banner
      tone="success"
      title={`Version ${versions.count} is final`}
      action={
        can.reopen && (
          <Button variant="secondary" loading={reopen.isPending} onClick={() => reopen.mutate()}>
            Reopen to change it
          </Button>
        )
      }
    >
      {signing.allowed ? signing.text : signing.reason}{' '}
      <span className="text-sm">
        {signing.source.name}, {signing.source.checked ? 'checked at the source' : 'not checked at the source'}.
      </span>
    </Banner>
  );
}
