import type { Agreement } from '#contract/agreements.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useMoveTemplate } from './agreement-mutations.ts';

/** A newer template of this law exists. Answers that it still asks for are kept. */
export function NewerTemplate({ agreement: { id, can }, newer }: { agreement: Agreement; newer: string }) {
  const move = useMoveTemplate(id);
  return (
    <Banner
      title={`There is a newer template: ${newer}`}
      action={
        can.moveTemplate && (
          <Button variant="secondary" loading={move.isPending} onClick={() => move.mutate()}>
            Move to template {newer}
          </Button>
        )
      }
    >
      Your answers move along as far as the newer one asks for them. Versions that are final stay as they are.
    </Banner>
  );
}
