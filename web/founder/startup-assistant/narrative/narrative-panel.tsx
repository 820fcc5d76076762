import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { NarrativeProposal, NarrativePanel as Panel } from '#contract/narratives/narratives.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { MorePlans } from '#web/components/plan-room.tsx';
import { Day } from '#web/time/date-time.tsx';
import { AiOff } from './ai-off.tsx';
import { NarrativeOffer } from './narrative-offer.tsx';
import { type NarrativeSubject, panelQuery, useNarratives } from './narrative-queries.ts';
import { PANEL_WORDS, subjectKind } from './narrative-words.ts';
import { PreviewDialog } from './preview-dialog.tsx';

export type NarrativePanelProps = {
  subject: NarrativeSubject;
  /** What is switched on, such as "version 3 of this report". */
  about: string;
  /** What can be done with a proposal; without it a proposal can only be read. */
  proposalAction?: (proposal: NarrativeProposal) => ReactNode;
};

/** AI words about a stored version: off until the founder has seen what is sent. Nothing at all where no AI is configured. */
export function NarrativePanel(props: NarrativePanelProps) {
  const { data } = useQuery(panelQuery(props.subject));
  if (!data?.provider) return data?.turnedOff ? <AiOff /> : null;
  return <PanelSection {...props} panel={data} />;
}

function PanelSection({ subject, about, proposalAction, panel }: NarrativePanelProps & { panel: Panel }) {
  const id = useId();
  const narratives = useNarratives(subject);
  const words = PANEL_WORDS[subjectKind(subject)];
  const [previewing, setPreviewing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { used, limit, renewsOn } = panel.allowance;
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <div className="flex flex-col gap-2">
        <h2 id={id} className="flex items-center gap-2 font-display text-2xl font-semibold tracking-tight">
          <Sparkles aria-hidden="true" className="size-5 shrink-0 text-moss" />
          AI words
        </h2>
        <p className="max-w-measure text-stone">
          About {about}. {words.about}
        </p>
      </div>
      {panel.switchedOn ? (
        <>
          <ul className="flex flex-col">
            {panel.offers.map((offer) => (
              <NarrativeOffer
                key={offer.use}
                offer={offer}
                latest={panel.narratives.find(({ use }) => use === offer.use)}
                isUsedUp={used >= limit}
                documentId={subject.documentId}
                narratives={narratives}
                proposalAction={proposalAction}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-stone">
              {used} of {limit} AI texts used this month. More from <Day value={renewsOn} />. <MorePlans of="aiTexts" />
            </p>
            <Button variant="quiet" size="small" onClick={() => setLeaving(true)}>
              Switch AI words off
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-measure">
            They are off. Nothing of this {words.noun} is sent anywhere until you have seen what would be sent and
            switch them on.
          </p>
          <Button variant="secondary" onClick={() => setPreviewing(true)}>
            See what would be sent
          </Button>
        </div>
      )}
      <PreviewDialog subject={subject} open={previewing} onClose={() => setPreviewing(false)} narratives={narratives} />
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Switch AI words off?"
        confirmLabel="Switch off and delete"
        processing={narratives.switchOff.isPending}
        onConfirm={() =>
          narratives.switchOff.mutate(undefined, {
            onSuccess: () => setLeaving(false),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        What the AI wrote about {about} is deleted, and what it is writing stops. The {words.noun} itself stays as it
        is.
      </ConfirmDialog>
    </section>
  );
}
